import { sql, type Selectable } from 'kysely';
import type { DB, Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { ListStatus, Reading } from '../rules/word.ts';
import { conditionOf, type ListFilter } from './list-filter.ts';
import { entriesById, storedEntryOf, type Entry } from './stored-entry.ts';

/** The most entries that are read of a list. */
const MOST_ENTRIES = 50_000;

/** A whole list as a reader may see it, most recently changed first. */
export const allEntries = async (db: Database, filter: ListFilter): Promise<Entry[]> => {
  const { rows } = await sql<Selectable<DB['lists.entry']>>`
    select entry.* from lists.entry as entry where ${conditionOf(filter)}
    order by entry.updated_at desc, entry.id desc limit ${MOST_ENTRIES}`.execute(db);
  return rows.map(storedEntryOf);
};

/** The ids of an entry, and its status. */
export interface ListedEntry {
  id: string;
  workId: string;
  status: ListStatus;
}

/** The ids of a list, most recently changed first (ties by work), without the entries. Long lists are read in parts with it. */
export const listedEntries = async (
  db: Database,
  filter: Pick<ListFilter, 'userId' | 'media' | 'reading' | 'statuses'>,
): Promise<ListedEntry[]> => {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(concat_ws(' ', id, work_id, status), ',') as list from (
      select entry.id, work_id, status from lists.entry as entry
      where ${conditionOf(filter)}
      order by entry.updated_at desc, entry.work_id limit ${MOST_ENTRIES}) listed`.execute(db);
  return (rows[0]?.list?.split(',') ?? []).map((text) => {
    const [id = '', workId = '', status] = text.split(' ');
    return { id, workId, status: status as ListStatus };
  });
};

/** Some entries of a list in the order of the given ids, without those that are gone since. */
export const entriesInOrder = async (
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Entry[]> => {
  const entries = await entriesById(db, userId, ids);
  return ids.flatMap((id) => {
    const entry = entries.get(id);
    return entry && entry.deletedAt === null ? entry : [];
  });
};

/** Entries of a list about some works, by work. */
export const entriesOfWorks = async (
  db: Database,
  list: { userId: string; media: Media; reading: Reading },
  workIds: readonly string[],
): Promise<Map<string, Entry>> => {
  const { rows } = await sql<Selectable<DB['lists.entry']>>`
    select entry.* from lists.entry as entry
    where ${conditionOf(list)} and entry.work_id = any(${workIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.work_id, storedEntryOf(row)]));
};

/** Ids of the works on a list. */
export const listedWorks = async (
  db: Database,
  filter: ListFilter,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(entry.work_id::text, ' ') as list
    from lists.entry as entry where ${conditionOf(filter)}`.execute(db);
  return new Set(rows[0]?.list?.split(' ') ?? []);
};
