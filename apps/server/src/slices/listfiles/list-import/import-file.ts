import type { App } from '#platform/app.ts';
import { refusal } from '../reasons.ts';
import type { ListFormat } from '../formats/list-format.ts';
import type { ImportPolicy, RowOutcome } from '../rules/import-word.ts';
import { countRows, readRows } from './queries.ts';
import { runImport } from './run.ts';
import { stageList } from './stage.ts';
import { startImport } from './start.ts';
import { requireImport } from './stored-import.ts';

/** A file for one user's list, all at once. */
export interface FileImport {
  userId: string;
  format: ListFormat | 'auto';
  bytes: Uint8Array;
  fileName: string | null;
  policy: ImportPolicy;
  trustTitles?: boolean;
  /** Tells what would happen and leaves the list as it is. */
  isDryRun: boolean;
}

/** What an import did, in rows of the file. */
export interface FileImportReport extends Record<RowOutcome, number> {
  /** By this it can be undone; null of a dry run. */
  importId: string | null;
  /** Entries taken off because the file replaces the list, or that would be. */
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
 * Imports a file from beginning to end, without asking anything in between. Rows nobody can match are skipped and stay on the
 * import's work list.
 * @throws Refusal for a file that cannot be read, or not be written to its end.
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
