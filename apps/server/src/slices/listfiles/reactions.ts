import { react } from '#platform/events.ts';
import { batchUndone } from '#slices/lists/index.ts';
import { markUndone } from './list-import/undo.ts';

/** An import whose batch was undone from the list is undone. */
export const markUndoneImport = react(
  batchUndone,
  'listfiles.mark-undone',
  async (app, { userId, batchId: id }) => {
    await markUndone(app.db, { userId, id });
  },
);
