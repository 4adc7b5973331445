import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { drain } from '#platform/queue/index.ts';
import { giveUp, isForGood } from './give-up.ts';
import { removeOthers } from './remove-others.ts';
import { noteVerdicts, waitingRows } from './stored-row.ts';
import { selectImports, storedImportOf, type StoredImport } from './stored-import.ts';
import { writeRows } from './write-rows.ts';

const CHUNK = 500;

const finish = async (app: App, tx: Tx, running: StoredImport): Promise<void> => {
  const isFirst = running.finishedAt === null;
  const isReplacing = running.policy === 'replace-list' && isFirst;
  const removed = isReplacing ? await removeOthers(app, tx, running, { isDryRun: false }) : 0;
  await tx
    .updateTable('listfiles.list_import')
    .set({
      state: 'FINISHED',
      finished_at: running.finishedAt ?? app.clock.now(),
      removed_count: running.removedCount + removed,
    })
    .where('id', '=', running.id)
    .execute();
};

/** One step in one transaction. @returns whether there is more to do */
const step = async (app: App, tx: Tx, id: string): Promise<boolean> => {
  const row = await selectImports(tx)
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return false;
  const running = storedImportOf(row);
  const rows = await waitingRows(tx, { importId: id, limit: CHUNK });
  if (rows.length === 0) {
    await finish(app, tx, running);
    return false;
  }
  const { userId, format, policy } = running;
  const input = { userId, importId: id, format, policy, rows, isDryRun: false };
  const verdicts = await writeRows(app, tx, input);
  await noteVerdicts(tx, id, { rows, verdicts, isWritten: true });
  await tx
    .updateTable('listfiles.list_import')
    .set({ stepped_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
  return true;
};

/**
 * Writes the rest of a running import, step by step, also after an interruption. An import that fails every time is ended, with its fault.
 * @throws errors that may be temporary. The import then stays, to be resumed
 */
export const runImport = async (app: App, id: string, signal?: AbortSignal): Promise<void> => {
  try {
    await drain(() => app.db.transaction().execute((tx) => step(app, tx, id)), signal);
  } catch (error) {
    if (!isForGood(error)) throw error;
    await giveUp(app, id, error);
  }
};
