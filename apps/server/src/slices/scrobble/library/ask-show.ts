import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import { defineJob } from '#platform/jobs.ts';
import { rememberShow } from '../corrections/remember-show.ts';
import type { DeliveryOutcome } from '../pipeline/outcome.ts';
import type { DecodedShow, PlaybackEvent } from '../pipeline/playback.ts';
import { AGAIN_MS, MOST_KEY, noteAsked, type AskedShow } from './asked-shows.ts';
import { openLibrary } from './open.ts';
import { accessOf } from './stored-access.ts';

const JOB = 'scrobble.ask-show';
/** After it could not be reached, an event leads to another question so soon. */
const AFTER_FAULT_MS = 10 * 60_000;
const PATIENCE = { deadlineMs: 10_000 };

/** Outcomes of episodes whose show the ids do not name. */
const NAMELESS: ReadonlySet<DeliveryOutcome> = new Set([
  'no_mapping',
  'no_external_id',
  'suggested',
]);

/** Has the owner's media server asked about the show of an episode that nobody knows, if its owner allows that. */
export const askAboutShow = async (
  app: App,
  tx: Tx,
  asked: { tokenId: string; event: PlaybackEvent; outcome: DeliveryOutcome },
): Promise<void> => {
  const { tokenId, event, outcome } = asked;
  const { showKey } = event;
  if (!NAMELESS.has(outcome) || showKey === null || showKey.length > MOST_KEY) return;
  const at = app.clock.now();
  const unlessSince = new Date(at.getTime() - AGAIN_MS);
  if (await noteAsked(tx, { tokenId, showKey, at, unlessSince }))
    await app.jobs.enqueue(tx, JOB, { tokenId, showKey });
};

/** The show as the server tells of it; null if it cannot be reached, or does not know. */
const readShow = async (app: App, asked: AskedShow): Promise<DecodedShow | null> => {
  const access = await accessOf(app, asked.tokenId);
  if (!access) return null;
  try {
    return await (await openLibrary(app, access, PATIENCE)).show(asked.showKey);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.info({ reason: error.reason }, 'a media server could not be asked about a show');
    const soon = new Date(app.clock.nowMs() - AGAIN_MS + AFTER_FAULT_MS);
    await app.db
      .updateTable('scrobble.asked_show')
      .set({ asked_at: soon })
      .where('token_id', '=', asked.tokenId)
      .where('show_key', '=', asked.showKey)
      .execute();
    return null;
  }
};

/** Asks a media server about a show, after the answer to its event, and lets the episodes of the show that wait be tried again. */
export const askShow = defineJob({
  name: JOB,
  schema: z.object({ tokenId: z.uuid(), showKey: z.string() }),
  run: async (app, asked) => {
    const show = await readShow(app, asked);
    if (!show) return;
    const at = app.clock.now();
    await app.db
      .transaction()
      .execute((tx) => rememberShow(app, tx, { tokenId: asked.tokenId, at, show }));
  },
});
