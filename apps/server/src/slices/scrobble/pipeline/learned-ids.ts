import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { mapping, namesShow } from '#slices/mapping/index.ts';
import { learnedShow, type LearnedShow } from '../corrections/learned-shows.ts';
import { foldedTitle } from '../corrections/rules/place.ts';
import type { Origin } from './origin.ts';
import type { PlaybackEvent } from './playback.ts';

/**
 * The event with the ids that its server has reported for the show. Servers reuse keys of removed shows, so the ids count only if the title
 * is the reported one or one of the catalogue.
 */
export const withLearnedIds = async (
  app: App,
  tx: Tx,
  { origin, event }: { origin: Origin; event: PlaybackEvent },
): Promise<PlaybackEvent> => {
  const { showKey, showTitle, ids } = event;
  if (showKey === null || event.kind !== 'episode') return event;
  const learned = await learnedShow(tx, { tokenId: origin.id, showKey });
  const isMeant = ({ kind, id, title }: LearnedShow): boolean => {
    if (showTitle === null) return true;
    const isSame = title !== null && foldedTitle(title) === foldedTitle(showTitle);
    return isSame || namesShow(app.get(mapping), { kind, id }, showTitle);
  };
  const missing = learned.filter(
    (of) => !ids.some(({ kind, level }) => kind === of.kind && level === 'show') && isMeant(of),
  );
  const more = missing.map(({ kind, id }) => ({ kind, id, level: 'show' as const }));
  return { ...event, ids: [...ids, ...more] };
};
