import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import type { Collections, UndoneEntries } from '#slices/lists/index.ts';
import { refusal } from '../reasons.ts';
import type { ImportFormat } from '../formats/list-format.ts';
import type { KeptReason } from '#platform/kept-reason.ts';
import type { ImportPolicy, ImportState } from '../rules/import-word.ts';

/** An import as stored. */
export interface StoredImport {
  id: string;
  userId: string;
  format: ImportFormat;
  fileName: string | null;
  state: ImportState;
  policy: ImportPolicy;
  /** Why the file was refused, or why some of it was not written. */
  fault: string | null;
  /** The same as a reason; null if only its message was stored. */
  faultReason: KeptReason | null;
  rowCount: number;
  removedCount: number;
  hasBackup: boolean;
  /** Custom lists and favourites that the file has besides its rows. */
  customListCount: number;
  favouriteCount: number;
  createdAt: Date;
  finishedAt: Date | null;
  /** What its undo did; null if it was not undone, or before that was noted. */
  undone: UndoneEntries | null;
  /** How many of the shows of a media server were looked up, while it is read; null otherwise, and until that is known. */
  reading: { done: number; total: number } | null;
}

const lengthOf = (member: keyof Collections) =>
  sql<number>`coalesce(jsonb_array_length(collections -> ${sql.lit(member)}), 0)`;

/** The query for imports of any user. */
export const selectImports = (db: Database) =>
  db
    .selectFrom('listfiles.list_import')
    .select([
      'id',
      'user_id',
      'format',
      'file_name',
      'state',
      'policy',
      'fault',
      'fault_reason',
      'row_count',
      'removed_count',
      'created_at',
      'finished_at',
      'read_done',
      'read_total',
      'undone',
    ])
    .select(({ eb }) => [
      eb('backup', 'is not', null).as('has_backup'),
      lengthOf('customLists').as('custom_list_count'),
      lengthOf('favourites').as('favourite_count'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number];

/** Converts a row of the table. */
export const storedImportOf = (row: Row): StoredImport => ({
  id: row.id,
  userId: row.user_id,
  format: row.format as ImportFormat,
  fileName: row.file_name,
  state: row.state as ImportState,
  policy: row.policy as ImportPolicy,
  fault: row.fault,
  faultReason: row.fault_reason as unknown as KeptReason | null,
  rowCount: row.row_count,
  removedCount: row.removed_count,
  hasBackup: Boolean(row.has_backup),
  customListCount: row.custom_list_count,
  favouriteCount: row.favourite_count,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
  undone: row.undone as unknown as UndoneEntries | null,
  reading:
    row.state === 'READING' && row.read_done !== null && row.read_total !== null
      ? { done: row.read_done, total: row.read_total }
      : null,
});

/** An import and its owner. */
export interface ImportKey {
  userId: string;
  id: string;
}

const notFound = (id: string) => refusal('NOT_FOUND', 'IMPORT_NOT_FOUND', { id });

/** An import of a user. @throws Refusal `NOT_FOUND` */
export const requireImport = async (
  db: Database,
  { userId, id }: ImportKey,
): Promise<StoredImport> => {
  const row = await selectImports(db)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound(id);
  return storedImportOf(row);
};

/** The same, locked until the transaction ends, so that concurrent requests act one after another. */
export const lockImport = async (tx: Tx, { userId, id }: ImportKey): Promise<StoredImport> => {
  const row = await selectImports(tx)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(id);
  return storedImportOf(row);
};

/** The same, for what its owner says of it. @throws Refusal `CONFLICT` while its rows are still being read */
export const lockReadImport = async (tx: Tx, key: ImportKey): Promise<StoredImport> => {
  const found = await lockImport(tx, key);
  if (found.state === 'READING') throw refusal('CONFLICT', 'IMPORT_BEING_READ');
  return found;
};
