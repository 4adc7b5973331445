import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import type { ImportPolicy } from '../rules/import-word.ts';
import { noteVerdicts, waitingRows } from './stored-row.ts';
import { lockImport, type ImportKey } from './stored-import.ts';
import { writeRows } from './write-rows.ts';

const CHUNK = 500;

/** Works out what an import would do under a policy, and notes it with each row. Nothing of the list is touched. */
export const previewRows = async (
  app: App,
  { policy, ...key }: ImportKey & { policy: ImportPolicy },
): Promise<void> => {
  let after = 0;
  for (;;) {
    const last = await app.db.transaction().execute(async (tx) => {
      const { state, userId, format } = await lockImport(tx, key);
      if (state !== 'PREVIEW')
        throw refusal('CONFLICT', 'This import was started already. Look at what it did.');
      if (after === 0)
        await tx
          .updateTable('imports.list_import')
          .set({ policy })
          .where('id', '=', key.id)
          .execute();
      const rows = await waitingRows(tx, { importId: key.id, after, limit: CHUNK });
      const input = { userId, importId: key.id, format, policy, rows, isDryRun: true };
      const verdicts = await writeRows(app, tx, input);
      await noteVerdicts(tx, key.id, { rows, verdicts, isWritten: false });
      return rows.at(-1)?.number;
    });
    if (last === undefined) return;
    after = last;
  }
};
