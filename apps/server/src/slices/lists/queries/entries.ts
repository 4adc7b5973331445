import { sql, type Selectable } from 'kysely';
import type { App } from '#platform/app.ts';
import type { DB } from '#platform/database/index.ts';
import type { ListMedia, Reading } from '../rules/word.ts';
import { conditionOf, type ListFilter } from './list-filter.ts';
import { storedEntryOf, type Entry } from './stored-entry.ts';

/** Nobody has watched more; who says so is not read to the end. */
const MOST_ENTRIES = 50_000;

/** A whole list as a reader may see it, most recently changed first. */
export const allEntries = async (app: App, filter: ListFilter): Promise<Entry[]> => {
  const { rows } = await sql<Selectable<DB['lists.entry']>>`
    select entry.* from lists.entry as entry where ${conditionOf(filter)}
    order by entry.updated_at desc, entry.id desc limit ${MOST_ENTRIES}`.execute(app.db);
  return rows.map(storedEntryOf);
};

/** Entries of a list about some works, by work. */
export const entriesOfWorks = async (
  app: App,
  list: { userId: string; media: ListMedia; reading: Reading },
  workIds: readonly string[],
): Promise<Map<string, Entry>> => {
  const { rows } = await sql<Selectable<DB['lists.entry']>>`
    select entry.* from lists.entry as entry
    where ${conditionOf(list)} and entry.work_id = any(${workIds}::uuid[])`.execute(app.db);
  return new Map(rows.map((row) => [row.work_id, storedEntryOf(row)]));
};

/** Ids of the works on a list. */
export const listedWorks = async (app: App, filter: ListFilter): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(entry.work_id::text, ' ') as list
    from lists.entry as entry where ${conditionOf(filter)}`.execute(app.db);
  return new Set(rows[0]?.list?.split(' ') ?? []);
};
