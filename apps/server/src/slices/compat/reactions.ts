import { react } from '#platform/events.ts';
import { batchUndone } from '#slices/lists/index.ts';
import { undoAspectScores } from './commands/save-aspect-scores.ts';

/** Takes back the scores by aspect that came with a batch. */
export const undoAspects = react(
  batchUndone,
  'compat.undo-aspect-scores',
  async (app, { batchId, undoneIn }) => {
    // An event of an older version does not say it.
    const undo = { batchId, undoneIn: undoneIn ?? app.ids.next() };
    await app.db.transaction().execute((tx) => undoAspectScores(app, tx, undo));
  },
);
