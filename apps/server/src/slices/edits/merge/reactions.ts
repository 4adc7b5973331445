import { Refusal } from '#platform/errors.ts';
import { react } from '#platform/events.ts';
import { claimsOfWork, lockChanges } from '#slices/catalog/index.ts';
import { hubMerged, hubUnmerged, takeHubLine } from '#slices/sources/index.ts';
import { mergeWorks } from './commands/merge-works.ts';
import { undoMerge } from './commands/undo-merge.ts';
import { mergeAsHubOf } from './merge-store.ts';

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

/** Takes a merge back as the hub did, and takes over what it says of the work again. One that people of this instance made stays. */
export const unmergeAsHub = react(
  hubUnmerged,
  'edits.unmerge-as-hub',
  async (app, { medium, id, line }) => {
    try {
      await app.db.transaction().execute(async (tx) => {
        await lockChanges(tx);
        const mergeId = await mergeAsHubOf(tx, id);
        if (mergeId !== null) await undoMerge(app, tx, { id: mergeId, by: null });
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      app.log.info({ reason: error.reason, id }, 'a merge stays that the hub took back');
    }
    await takeHubLine(app, { medium, line });
  },
);
