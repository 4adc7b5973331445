import { Refusal } from '#platform/errors.ts';
import { react } from '#platform/events.ts';
import { claimsOfWork, lockChanges } from '#slices/catalog/index.ts';
import { hubMerged } from '#slices/sources/index.ts';
import { mergeWorks } from './commands/merge-works.ts';

/**
 * Merges works as the hub did, so that lists follow. A work of which sources of this instance still say something stays: the word of a hub
 * alone ends no work of ours.
 */
export const mergeAsHub = react(
  hubMerged,
  'edits.merge-as-hub',
  async (app, { medium, ...pair }) => {
    try {
      await app.db.transaction().execute(async (tx) => {
        await lockChanges(tx);
        if ((await claimsOfWork(tx, { medium, id: pair.from })).length > 0) return;
        await mergeWorks(app, tx, { medium, ...pair, by: null });
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      app.log.info({ reason: error.reason, ...pair }, 'a merge of the hub was left out');
    }
  },
);
