import { react } from '#platform/events.ts';
import { batchUndone } from '#slices/lists/index.ts';
import { markUndone } from './list-import/undo.ts';

/** Marks an import as undone when its batch is undone from the list. */
export const markUndoneImport = react(
  batchUndone,
  'listfiles.mark-undone',
  async (app, { userId, batchId: id, undone }) => {
    await markUndone(app.db, { userId, id }, undone);
  },
);
