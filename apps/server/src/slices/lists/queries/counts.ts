import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { offStatusLists } from './list-filter.ts';

/** How many entries have a value. */
export interface ValueCount {
  value: string;
  entries: number;
}

/** Whose list is counted. */
export interface CountsKey {
  userId: string;
  media: Media;
}

/** The most tags per response. */
const MOST_TAGS = 200;

const PARTS = {
  ALL: sql`select 'ALL', '', count(*)::integer from own`,
  STATUS: sql`select 'STATUS', status, count(*)::integer from own where not is_hidden group by status`,
  LIST: sql`select 'LIST', list::text, count(*)::integer from own, unnest(custom_list_ids) as list group by list`,
  TAG: sql`(select 'TAG', tag, count(*)::integer from own, unnest(tags) as tag group by tag
    order by 3 desc, 2 limit ${MOST_TAGS})`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** The parts by which a list is counted. Statuses leave out entries that are shown only on custom lists. */
export type CountedPart = keyof typeof PARTS;

/** Counts the selected parts of the caller's list. */
export const countsOfList = async (
  db: Database,
  { userId, media }: CountsKey,
  parts: readonly string[],
): Promise<Map<string, ValueCount[]>> => {
  const asked = Object.entries(PARTS).filter(([part]) => parts.includes(part));
  const { rows } = await sql<ValueCount & { part: string }>`
    with own as materialized (
      select status, ${offStatusLists} as is_hidden, custom_list_ids, tags from lists.entry as entry
      where user_id = ${userId} and media = ${media} and deleted_at is null),
    counted (part, value, entries) as (${sql.join(
      asked.map(([, statement]) => statement),
      sql` union all `,
    )})
    select part, value, entries from counted order by entries desc, value`.execute(db);
  return Map.groupBy(rows, ({ part }) => part);
};
