import type { App } from '#platform/app.ts';
import type { Writer } from '#slices/lists/index.ts';
import { readWaitingShows } from '../queries.ts';
import type { SuggestedShow } from '../rules/waiting.ts';
import { confirmShow, type Confirmed } from './confirm.ts';

/** Only a title and a date or year are enough for a word about shows that nobody looked at one by one. */
const isLikely = ({ reasons }: SuggestedShow): boolean =>
  reasons.includes('TITLE') && (reasons.includes('AIR_DATE') || reasons.includes('YEAR'));

/** Confirms the first suggestion of every waiting show that is likely, each in its own transaction. @returns how many, and what is processed again now */
export const confirmAllShows = async (
  app: App,
  { by, isDecisive }: { by: Writer; isDecisive: boolean },
): Promise<{ shows: number; deliveries: number[] }> => {
  const waiting = await readWaitingShows(app.db, by.userId);
  const confirmed: Confirmed[] = [];
  for (const { deliveryId: id, suggestions } of waiting) {
    const [first] = suggestions;
    if (!first || !isLikely(first)) continue;
    const word = { id, by: { ...by, batchId: app.ids.next() }, workId: first.workId, isDecisive };
    confirmed.push(await app.db.transaction().execute((tx) => confirmShow(app, tx, word)));
  }
  const deliveries = confirmed.flatMap((one) => one.deliveries);
  return { shows: confirmed.length, deliveries };
};
