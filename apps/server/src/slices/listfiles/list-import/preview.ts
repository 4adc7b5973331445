import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '../reasons.ts';
import type { ImportPolicy } from '../rules/import-word.ts';
import { previewRemovals } from './remove-others.ts';
import { noteVerdicts, waitingRows, type WaitingRow } from './stored-row.ts';
import { lockImport, lockReadImport, type ImportKey, type StoredImport } from './stored-import.ts';
import { writeRows } from './write-rows.ts';

const CHUNK = 500;

const isPreviewed = ({ state }: StoredImport): boolean =>
  state === 'PREVIEW' || state === 'READING';

/** Stores the policy, and how many entries it would remove. */
const choosePolicy = async (
  app: App,
  tx: Tx,
  found: StoredImport,
  policy: ImportPolicy,
): Promise<void> => {
  await tx
    .updateTable('listfiles.list_import')
    .set({ policy })
    .where('id', '=', found.id)
    .execute();
  await previewRemovals(app, tx, { ...found, policy });
};

interface Previewed extends ImportKey {
  policy: ImportPolicy;
}

/** Computes what an import would do under a policy, and stores it with each row. The list stays unchanged. */
export const previewRows = (app: App, previewed: Previewed): Promise<void> =>
  previewIn(app, previewed, lockReadImport);

/** The same for what was read in the background, before anybody sees it. */
export const previewReading = (app: App, previewed: Previewed): Promise<void> =>
  previewIn(app, previewed, lockImport);

const previewSome = async (
  app: App,
  tx: Tx,
  { id, userId, format, policy }: StoredImport,
  rows: readonly WaitingRow[],
): Promise<void> => {
  const input = { userId, importId: id, format, policy, rows, isDryRun: true };
  const verdicts = await writeRows(app, tx, input);
  await noteVerdicts(tx, id, { rows, verdicts, isWritten: false });
};

/** Computes what some rows would do, after a decision about them. */
export const previewDecided = async (
  app: App,
  tx: Tx,
  found: StoredImport,
  numbers: readonly number[],
): Promise<void> => {
  const rows = await waitingRows(tx, { importId: found.id, numbers });
  await previewSome(app, tx, found, rows);
};

const previewIn = async (
  app: App,
  { policy, ...key }: Previewed,
  lock: typeof lockImport,
): Promise<void> => {
  let after = 0;
  for (;;) {
    const last = await app.db.transaction().execute(async (tx) => {
      const found = await lock(tx, key);
      if (!isPreviewed(found)) throw refusal('CONFLICT', 'IMPORT_STARTED');
      if (after === 0) await choosePolicy(app, tx, found, policy);
      const rows = await waitingRows(tx, { importId: key.id, after, limit: CHUNK });
      await previewSome(app, tx, { ...found, policy }, rows);
      return rows.at(-1)?.number;
    });
    if (last === undefined) return;
    after = last;
  }
};
