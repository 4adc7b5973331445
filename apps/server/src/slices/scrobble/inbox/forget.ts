import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { endQuestion, endSuggestion } from './asked.ts';

const KEPT_MS = 7 * DAY_MS;

/** The owners of tokens with questions that were not answered in time. */
const unanswered = (app: App, before: Date): Promise<{ id: string; userId: string }[]> =>
  app.db
    .selectFrom('scrobble.inbox')
    .innerJoin('scrobble.token', 'scrobble.token.id', 'scrobble.inbox.token_id')
    .select(['scrobble.token.id', 'scrobble.token.user_id as userId'])
    .distinct()
    .where('scrobble.inbox.settled_at', '<', before)
    .where('scrobble.inbox.outcome', 'in', ['to_be_asked', 'suggested'])
    .execute();

/** Deletes deliveries after a week, with their open questions. */
export const forgetDeliveries = async (app: App): Promise<void> => {
  const before = new Date(app.clock.nowMs() - KEPT_MS);
  const asked = await unanswered(app, before);
  await app.db.deleteFrom('scrobble.inbox').where('settled_at', '<', before).execute();
  for (const origin of asked) {
    await app.db.transaction().execute(async (tx) => {
      await endQuestion(tx, origin);
      await endSuggestion(tx, origin);
    });
  }
};
