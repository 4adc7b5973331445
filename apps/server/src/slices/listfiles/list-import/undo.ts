import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { undoBatch, type UndoneEntries } from '#slices/lists/index.ts';
import { refusal } from '../reasons.ts';
import { KEPT_DAYS } from '../rules/import-word.ts';
import { forgetLearned } from './learn-show.ts';
import { lockImport, type ImportKey } from './stored-import.ts';
import { BY_IMPORT } from './by-import.ts';

/** Marks a finished import as undone. Other imports stay unchanged. */
export const markUndone = async (
  db: Database,
  { userId, id }: ImportKey,
  undone: UndoneEntries | null = null,
): Promise<void> => {
  await db
    .updateTable('listfiles.list_import')
    .set({ state: 'UNDONE', undone: undone && JSON.stringify(undone) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'FINISHED')
    .execute();
};

/** Undoes what an import wrote, except entries that changed since, and forgets the shows that were learned from it. @returns what was undone, and what stayed */
export const undoImport = async (app: App, tx: Tx, key: ImportKey): Promise<UndoneEntries> => {
  const { id, userId, state, finishedAt } = await lockImport(tx, key);
  if (state !== 'FINISHED' || finishedAt === null) throw refusal('CONFLICT', 'IMPORT_NOT_UNDOABLE');
  const now = app.clock.now();
  if (now.getTime() - finishedAt.getTime() > KEPT_DAYS * DAY_MS)
    throw refusal('CONFLICT', 'IMPORT_TOO_OLD', { days: KEPT_DAYS });
  const writer = { userId, ...BY_IMPORT, batchId: app.ids.next(), at: now } as const;
  // What was recorded after the import goes first, or its entries would count as changed since.
  await forgetLearned(app, tx, id, writer);
  const { removed, restored, left } = await undoBatch(app, tx, writer, id);
  const undone = { removed, restored, left };
  await markUndone(tx, { userId, id }, undone);
  return undone;
};
