import { sql, type Selectable } from 'kysely';
import type { App } from '#platform/app.ts';
import type { DB } from '#platform/database/tables.gen.ts';
import { rowLimit } from '#platform/graphql/connection.ts';
import type { Page } from '#platform/graphql/page.ts';
import type { ListStatus } from './rules.ts';

/** One line of somebody's list. */
export interface Entry {
  id: string;
  animeId: string;
  status: ListStatus;
  progress: number;
  startedOn: string | null;
  completedOn: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** Where an entry stands in its list: last change (ISO 8601), then id; newest first. */
export type EntryKey = readonly [updatedAt: string, id: string];

interface ListFilter {
  userId: string;
  status: ListStatus | null;
}

const ofFilter = (app: App, { userId, status }: ListFilter) => {
  const query = app.db.selectFrom('lists.entry').where('user_id', '=', userId);
  return status === null ? query : query.where('status', '=', status);
};

const entryOf = (row: Selectable<DB['lists.entry']>): Entry => ({
  id: row.id,
  animeId: row.anime_id,
  status: row.status as ListStatus,
  progress: Number(row.progress),
  startedOn: row.started_on,
  completedOn: row.completed_on,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
});

/** A page of a list, most recently changed first, read by keyset. */
export const entryPage = async (
  app: App,
  filter: ListFilter,
  page: Page<EntryKey>,
): Promise<Entry[]> => {
  const order = page.direction === 'forward' ? 'desc' : 'asc';
  let query = ofFilter(app, filter)
    .selectAll()
    .orderBy('updated_at', order)
    .orderBy('id', order)
    .limit(rowLimit(page));
  if (page.after) {
    const [updatedAt, id] = page.after;
    query = query.where(sql<boolean>`(updated_at, id) < (${updatedAt}::timestamptz, ${id}::uuid)`);
  }
  if (page.before) {
    const [updatedAt, id] = page.before;
    query = query.where(sql<boolean>`(updated_at, id) > (${updatedAt}::timestamptz, ${id}::uuid)`);
  }
  return (await query.execute()).map(entryOf);
};

/** Nobody has watched more; who says so is not read to the end. */
const MOST_ENTRIES = 20_000;

/** A whole list, most recently changed first. */
export const allEntries = async (app: App, userId: string): Promise<Entry[]> => {
  const rows = await ofFilter(app, { userId, status: null })
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  return rows.map(entryOf);
};

/** How many entries a filter has. */
export const countEntries = async (app: App, filter: ListFilter): Promise<number> => {
  const row = await ofFilter(app, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};
