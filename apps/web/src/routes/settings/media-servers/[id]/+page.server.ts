import { outcomeOf } from '#lib/features/scrobble/delivery.ts';
import { readLastConfirmation } from '#lib/features/scrobble/last-confirmation.server.ts';
import { libraryActions } from '#lib/features/scrobble/library-actions.server.ts';
import { logActions } from '#lib/features/scrobble/log-actions.server.ts';
import { readLog } from '#lib/features/scrobble/log.server.ts';
import type { MediaServer } from '#lib/features/scrobble/media-server.ts';
import { readUnplaced } from '#lib/features/scrobble/unplaced.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { Actions, PageServerLoad } from './$types';

/** How many plays a confirmation recorded that was said on another page; null if none was. */
const recordedIn = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/u.test(text) ? Number(text) : null;

export const load: PageServerLoad = async (event) => {
  const { tokens } = await readRoute<{ tokens: MediaServer[] }>(event, '/account/media-servers');
  const token = tokens.find(({ id }) => id === event.params.id);
  if (!token) pageError(404, 'MEDIA_SERVER_NOT_FOUND');
  const outcome = outcomeOf(event.url.searchParams.get('outcome'));
  const after = event.url.searchParams.get('after');
  const [server, unplaced, lastConfirmation] = await Promise.all([
    readLog(event, { id: token.id, outcome, after }),
    readUnplaced(event),
    readLastConfirmation(event),
  ]);
  const { searchParams } = event.url;
  const corrected = searchParams.get('corrected');
  return {
    token,
    outcome,
    after,
    server,
    unplaced: unplaced.filter(({ mediaServer }) => mediaServer?.id === token.id),
    lastConfirmation: lastConfirmation?.serverIds.includes(token.id) ? lastConfirmation : null,
    corrected,
    isIgnored: searchParams.has('ignored'),
    recorded: recordedIn(searchParams.get('confirmed')),
  };
};

export const actions = { ...logActions, ...libraryActions } satisfies Actions;
