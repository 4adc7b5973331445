import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { refusal } from '../reasons.ts';
import { lockImport, type ImportKey } from './stored-import.ts';
import { KEPT_DAYS } from '../rules/import-word.ts';

/** Imports are kept for as long as they can be undone. Decisions about names and ids stay. */
export const forgetOldImports = async (app: App): Promise<void> => {
  const before = new Date(app.clock.nowMs() - (KEPT_DAYS + 1) * DAY_MS);
  await app.db
    .deleteFrom('listfiles.list_import')
    .where('created_at', '<', before)
    .where('state', '<>', 'RUNNING')
    .where((eb) => eb.or([eb('finished_at', 'is', null), eb('finished_at', '<', before)]))
    .execute();
};

/** Deletes an import. What it wrote stays, and can no longer be undone. */
export const forgetImport = async (tx: Tx, key: ImportKey): Promise<void> => {
  const { id, state } = await lockImport(tx, key);
  if (state === 'RUNNING') throw refusal('CONFLICT', 'IMPORT_IN_PROGRESS');
  await tx.deleteFrom('listfiles.list_import').where('id', '=', id).execute();
};
