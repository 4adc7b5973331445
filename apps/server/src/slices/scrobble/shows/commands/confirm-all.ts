import type { App } from '#platform/app.ts';
import type { Writer } from '#slices/lists/index.ts';
import { readWaitingShows } from '../queries.ts';
import type { SuggestedShow } from '../rules/waiting.ts';
import { confirmShow } from './confirm.ts';

/** Only a title and a date or year are enough for a word about shows that nobody looked at one by one. */
const isLikely = ({ reasons }: SuggestedShow): boolean =>
  reasons.includes('TITLE') && (reasons.includes('AIR_DATE') || reasons.includes('YEAR'));

/** Confirms the first suggestion of every waiting show that is likely, each in its own transaction. @returns how many */
export const confirmAllShows = async (
  app: App,
  { by, isDecisive }: { by: Writer; isDecisive: boolean },
): Promise<number> => {
  const shows = await readWaitingShows(app.db, by.userId);
  let confirmed = 0;
  for (const { deliveryId: id, suggestions } of shows) {
    const [first] = suggestions;
    if (!first || !isLikely(first)) continue;
    const word = { id, by: { ...by, batchId: app.ids.next() }, workId: first.workId, isDecisive };
    await app.db.transaction().execute((tx) => confirmShow(app, tx, word));
    confirmed += 1;
  }
  return confirmed;
};
