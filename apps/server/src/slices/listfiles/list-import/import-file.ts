import type { App } from '#platform/app.ts';
import { refusal } from '../reasons.ts';
import type { ListFormat } from '../formats/list-format.ts';
import type { ImportPolicy, RowOutcome } from '../rules/import-word.ts';
import { countRows, readRows } from './queries.ts';
import { runImport } from './run.ts';
import { stageList } from './stage.ts';
import { startImport } from './start.ts';
import { requireImport } from './stored-import.ts';

/** A file to import into a user's list at once. */
export interface FileImport {
  userId: string;
  format: ListFormat | 'auto';
  bytes: Uint8Array;
  fileName: string | null;
  policy: ImportPolicy;
  trustTitles?: boolean;
  /** Reports what would happen, and leaves the list unchanged. */
  isDryRun: boolean;
}

/** The number of rows by outcome. */
export interface FileImportReport extends Record<RowOutcome, number> {
  /** The id with which it can be undone; null for a dry run. */
  importId: string | null;
  /** Entries that were or would be removed because the file replaces the list. */
  removed: number;
  rows: { line: number; title: string | null; outcome: RowOutcome; reason: string | null }[];
}

const ALL = 2 ** 31 - 1;

const reportOf = async (
  app: App,
  id: string,
): Promise<Omit<FileImportReport, 'importId' | 'removed'>> => {
  const { added, updated, unchanged, skipped } = await countRows(app.db, id);
  const rows = await readRows(app, { id, limit: ALL });
  return {
    added,
    updated,
    unchanged,
    skipped,
    rows: rows.map(({ line, title, work, outcome, reason, warnings }) => ({
      line,
      title: title ?? work?.title ?? null,
      outcome: outcome ?? 'skipped',
      reason: reason ?? (warnings.join(', ') || null),
    })),
  };
};

/**
 * Imports a file without asking questions. Unmatched rows are skipped and stay open in the import.
 * @throws Refusal for a file that cannot be read, or cannot be written to its end
 */
export const importListFile = async (app: App, input: FileImport): Promise<FileImportReport> => {
  const { userId, policy, isDryRun } = input;
  const id = await stageList(app, input);
  const key = { userId, id };
  if (isDryRun) {
    const { removedCount } = await requireImport(app.db, key);
    const report = await reportOf(app, id);
    await app.db.deleteFrom('listfiles.list_import').where('id', '=', id).execute();
    return { importId: null, removed: removedCount, ...report };
  }
  await app.db
    .transaction()
    .execute((tx) => startImport(app, tx, { ...key, policy, isInline: true }));
  await runImport(app, id);
  const { removedCount, fault } = await requireImport(app.db, key);
  if (fault !== null) throw refusal('INTERNAL', 'IMPORT_GIVEN_UP', { id });
  return { importId: id, removed: removedCount, ...(await reportOf(app, id)) };
};
