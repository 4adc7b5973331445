import { sql } from 'kysely';
import { z } from 'zod';
import type { Client, ClientKind } from '#platform/client.ts';
import type { Database } from '#platform/database/index.ts';
import { connectionOfRows, rowLimit, type Connection } from '#platform/graphql/connection.ts';
import { pageArguments, type PageArguments } from '#platform/graphql/page.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { ChangedWork } from '../rules/changed.ts';
import type { Journaled } from '../rules/undo.ts';
import type { PlaySource } from '../rules/word.ts';

/** One act that changed a list. */
export interface ListBatch {
  id: string;
  source: PlaySource;
  /** Null for batches from before it was noted. */
  client: Client | null;
  changedAt: Date;
  /** The first works. */
  works: readonly ChangedWork[];
  workCount: number;
  /** Names of the custom lists it changed. */
  customLists: readonly string[];
  /** Whether it also changed how titles, scores and sections are shown. */
  changesSettings: boolean;
  isUndoable: boolean;
  isUndo: boolean;
  isUndone: boolean;
}

interface Row {
  id: string;
  source: PlaySource;
  client: ClientKind | null;
  client_name: string | null;
  changed_at: Date;
  works: ChangedWork[];
  work_count: number;
  custom_lists: string[];
  changes_settings: boolean;
  is_undoable: boolean;
  undoes: string | null;
  undone_in: string | null;
}

const batchOf = (row: Row): ListBatch => ({
  id: row.id,
  source: row.source,
  client: row.client && { kind: row.client, name: row.client_name },
  changedAt: row.changed_at,
  works: row.works,
  workCount: row.work_count,
  customLists: row.custom_lists,
  changesSettings: row.changes_settings,
  isUndoable: row.is_undoable && row.undone_in === null,
  isUndo: row.undoes !== null,
  isUndone: row.undone_in !== null,
});

type Key = readonly [changedAt: string, id: string];

const batchKey: z.ZodType<Key> = z.tuple([z.iso.datetime(), z.uuid()]);

const countBatches = async (db: Database, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from lists.batch where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** A page of what changed the lists of a user, the latest first. */
export const batchPage = async (
  db: Database,
  userId: string,
  args: PageArguments,
): Promise<Connection<ListBatch>> => {
  const page = pageArguments<Key>(args, batchKey);
  const direction = sql.raw(page.direction === 'forward' ? 'desc' : 'asc');
  const beyond = (key: Key | null, sign: '<' | '>') =>
    key
      ? sql` and (changed_at, id) ${sql.raw(sign)} (${key[0]}::timestamptz, ${key[1]}::uuid)`
      : sql``;
  const { rows } = await sql<Row>`
    select id, source, client, client_name, changed_at, works, work_count, custom_lists, changes_settings, is_undoable, undoes, undone_in
    from lists.batch where user_id = ${userId}${beyond(page.after, '<')}${beyond(page.before, '>')}
    order by changed_at ${direction}, id ${direction} limit ${rowLimit(page)}`.execute(db);
  return connectionOfRows({
    rows: rows.map(batchOf),
    page,
    keyOf: ({ changedAt, id }): Key => [changedAt.toISOString(), id],
    totalCount: () => countBatches(db, userId),
  });
};

/** A work in a batch. */
interface WorkInBatch {
  batchId: string;
  workId: string;
}

/** What batches changed of the entries of works, in the order they were written. */
export const journalOfWorks = async (
  db: Database,
  userId: string,
  asked: readonly (WorkInBatch & { media: Media })[],
): Promise<(WorkInBatch & Journaled)[]> => {
  const { rows } = await sql<WorkInBatch & Journaled>`
    select change.batch_id as "batchId", entry.work_id as "workId", change.before, change.after
    from unnest(${asked.map(({ batchId }) => batchId)}::uuid[], ${asked.map(({ media }) => media)}::text[],
        ${asked.map(({ workId }) => workId)}::uuid[]) as asked (batch_id, media, work_id)
      join lists.entry as entry on entry.user_id = ${userId} and entry.media = asked.media and entry.work_id = asked.work_id
      join lists.change as change on change.entry_id = entry.id and change.batch_id = asked.batch_id
    order by change.id`.execute(db);
  return rows;
};
