import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { DB, Database } from '#platform/database/index.ts';
import {
  connectionOfRows,
  pageOf,
  pageWith,
  rowLimit,
  type Connection,
} from '#platform/graphql/connection.ts';
import { pageArguments, type Page, type PageArguments } from '#platform/graphql/page.ts';
import { pageOfWalk } from '#platform/graphql/walk.ts';
import { type Anime, type Manga, shelfOf } from '#slices/catalog/index.ts';
import { heldLists } from './held-lists.ts';
import { conditionOf, heldCondition, isHeldFilter, type ListFilter } from './list-filter.ts';
import {
  indexedOrder,
  LIST_ORDERS,
  placingBy,
  valueOf,
  type Candidate,
  type IndexedOrder,
  type ListOrder,
} from './list-order.ts';
import { storedEntryOf, type Entry } from './stored-entry.ts';

type Key = readonly [value: string | number | null, id: string];

const listKey: z.ZodType<Key> = z.tuple([z.union([z.string(), z.number(), z.null()]), z.uuid()]);

/** The filter and the order of a list. */
export interface ListQuery {
  filter: ListFilter;
  order: ListOrder;
  args: PageArguments;
}

/**
 * A page of a list. Orders with an index are read from it. Other orders, and filters that need the catalogue, are computed here, from a
 * list in memory, or from PostgreSQL if the filter needs fields that are not in memory.
 */
export const listPage = (app: App, query: ListQuery): Promise<Connection<Entry>> => {
  const indexed = indexedOrder(query.order);
  const { work, search } = query.filter;
  if (indexed && !work && !search) return indexedPage(app.db, query, indexed);
  return isHeldFilter(query.filter) ? heldPage(app, query) : orderedPage(app, query);
};

const heldPage = async (
  app: App,
  { filter, order, args }: ListQuery,
): Promise<Connection<Entry>> => {
  const list = await app.get(heldLists).read(app, filter);
  const placing = placingBy(app, order);
  const passes = heldCondition(filter);
  const accepts = acceptor(app, filter);
  const page = pageOfWalk(
    {
      list: list.inOrder(placing),
      accepts: ({ entry, work }) => passes(entry) && accepts(work),
    },
    args,
    { key: listKey, ...placing },
  );
  return withEntries(app.db, page, ({ entry }) => entry.id);
};

/** The page of the whole entries. */
const withEntries = async <Found>(
  db: Database,
  page: Connection<Found>,
  idOf: (found: Found) => string,
): Promise<Connection<Entry>> => {
  const entries = await readEntries(
    db,
    page.edges.map(({ node }) => idOf(node)),
  );
  return pageWith(page, (found) => entries.get(idOf(found)));
};

const indexedPage = async (
  db: Database,
  { filter, order, args }: ListQuery,
  indexed: IndexedOrder,
): Promise<Connection<Entry>> => {
  const page = pageArguments<Key>(args, listKey);
  const rows = await readIndexed(db, { filter, page, indexed });
  return connectionOfRows({
    rows,
    page,
    keyOf: (entry): Key => [KEYS[order]?.(entry) ?? null, entry.id],
    totalCount: () => countEntries(db, filter),
  });
};

const KEYS: Partial<Record<ListOrder, (entry: Entry) => string | number | null>> = {
  UPDATED_AT: ({ updatedAt }) => updatedAt.getTime(),
  UPDATED_AT_DESC: ({ updatedAt }) => updatedAt.getTime(),
  ADDED_AT: ({ createdAt }) => createdAt.getTime(),
  ADDED_AT_DESC: ({ createdAt }) => createdAt.getTime(),
  SCORE_DESC: ({ score }) => score,
};

const readIndexed = async (
  db: Database,
  { filter, page, indexed }: { filter: ListFilter; page: Page<Key>; indexed: IndexedOrder },
): Promise<Entry[]> => {
  const { column, bound, isDescending } = indexed;
  const isDown = isDescending === (page.direction === 'forward');
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const beyond = (key: Key | null, sign: '<' | '>') =>
    key && sql`(${column}, entry.id) ${sql.raw(sign)} (${bound(key[0])}, ${key[1]}::uuid)`;
  const conditions = [
    conditionOf(filter),
    beyond(page.after, isDescending ? '<' : '>'),
    beyond(page.before, isDescending ? '>' : '<'),
  ].filter((condition) => condition !== null);
  const { rows } = await sql<Selectable<DB['lists.entry']>>`
    select entry.* from lists.entry as entry where ${sql.join(conditions, sql` and `)}
    order by ${column} ${direction}, entry.id ${direction} limit ${rowLimit(page)}`.execute(db);
  return rows.map(storedEntryOf);
};

const orderedPage = async (
  app: App,
  { filter, order, args }: ListQuery,
): Promise<Connection<Entry>> => {
  const standing = LIST_ORDERS[order];
  const compare = (a: Key, b: Key) => standing.compare(a, b);
  const candidates = (await readCandidates(app, filter, order))
    .map((candidate) => ({ id: candidate.id, key: standing.keyOf(candidate) }))
    .sort((a, b) => compare(a.key, b.key));
  const page = pageOf(candidates, args, { key: listKey, keyOf: ({ key }): Key => key, compare });
  return withEntries(app.db, page, ({ id }) => id);
};

const ID_LENGTH = 36;

/** Matching entries with their works, as one text, because parsing thousands of rows costs more than finding them. */
const readCandidates = async (
  app: App,
  filter: ListFilter,
  order: ListOrder,
): Promise<Candidate[]> => {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(entry.id::text || entry.work_id::text || coalesce((${valueOf(order)})::text, ''), E'\n') as list
    from lists.entry as entry where ${conditionOf(filter)}`.execute(app.db);
  const list = rows[0]?.list;
  if (!list) return [];
  const now = app.clock.now();
  const accepts = acceptor(app, filter);
  const shelf = shelfOf(app, filter.media);
  const candidates: Candidate[] = [];
  for (const line of list.split('\n')) {
    const work = shelf.get(line.slice(ID_LENGTH, 2 * ID_LENGTH));
    if (!work || !accepts(work)) continue;
    const value = line.slice(2 * ID_LENGTH) || null;
    candidates.push({ id: line.slice(0, ID_LENGTH), work, value, now, app });
  }
  return candidates;
};

/** The most works that a search returns. */
const MOST_FOUND = 500;

const anyWork = (): boolean => true;

/** Whether the filter leaves a work in. */
const acceptor = (app: App, filter: ListFilter): ((work: Anime | Manga) => boolean) => {
  const { media, work: isWanted, search } = filter;
  const found = search
    ? new Set(
        shelfOf(app, media)
          .search(search, MOST_FOUND, anyWork)
          .map(({ id }) => id),
      )
    : null;
  return (work) => (!found || found.has(work.id)) && (!isWanted || isWanted(work as Anime & Manga));
};

const readEntries = async (db: Database, ids: readonly string[]): Promise<Map<string, Entry>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Selectable<DB['lists.entry']>>`
    select * from lists.entry where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, storedEntryOf(row)]));
};

/** The number of entries of a filter, if fields of the entries alone decide. */
const countEntries = async (db: Database, filter: ListFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from lists.entry as entry where ${conditionOf(filter)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
