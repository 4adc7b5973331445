import { react } from '#platform/events.ts';
import { batchUndone } from '#slices/lists/index.ts';
import { undoSettings } from './commands/change-settings.ts';
import { undoAspectScores } from './commands/save-aspect-scores.ts';

/** Takes back the scores by aspect and the settings that came with a batch. */
export const undoRest = react(
  batchUndone,
  'compat.undo-aspect-scores',
  async (app, { batchId, undoneIn }) => {
    // An event of an older version does not say it.
    const undo = { batchId, undoneIn: undoneIn ?? app.ids.next() };
    await app.db.transaction().execute(async (tx) => {
      await undoAspectScores(app, tx, undo);
      await undoSettings(app, tx, undo);
    });
  },
);
