import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { ExternalId } from '../model.ts';
import type { Stretch, Wanted } from './in-batches.ts';
import type { Interned } from './interned.ts';

/** Whether a column names one of the works to load. */
export const isWanted = (column: RawBuilder<unknown>, ids: Wanted): RawBuilder<unknown> =>
  ids ? sql`${column} = any(${ids}::uuid[])` : sql`true`;

/** Whether a column names a work of a stretch. */
export const isWithin = (
  column: RawBuilder<unknown>,
  { ids, after, upTo }: Stretch,
): RawBuilder<unknown> =>
  sql`${isWanted(column, ids)} and ${isAfter(column, after)} and ${column} <= ${upTo}::uuid`;

/** An instant as its milliseconds: from the text of one the driver would make a Date, which takes longer than all else of a row. */
export const msOf = (column: RawBuilder<unknown>): RawBuilder<number> =>
  sql`floor(extract(epoch from ${column}) * 1000)::int8`;

export const isAfter = (column: RawBuilder<unknown>, after: string | null): RawBuilder<unknown> =>
  after === null ? sql`true` : sql`${column} > ${after}::uuid`;

interface IdRow {
  work: string;
  sites: string[];
  ids: string[];
  are_primary: boolean[];
}

/** Where external ids are, and the column of their work. */
const TABLES = {
  ANIME: { table: sql`catalog.external_id`, work: sql`anime_id` },
  MANGA: { table: sql`catalog.manga_external_id`, work: sql`manga_id` },
} as const;

/** The ids of the works of a stretch at other sites. One list a column: an object a row would take the database three times as long. */
export const loadExternalIds = async (
  app: App,
  { medium, kept }: { medium: keyof typeof TABLES; kept: Interned },
  stretch: Stretch,
): Promise<Map<string, ExternalId[]>> => {
  const { table, work } = TABLES[medium];
  const { rows } = await sql<IdRow>`
    select ${work} as work, json_agg(site order by site, external_id) as sites,
      json_agg(external_id order by site, external_id) as ids,
      json_agg(is_primary order by site, external_id) as are_primary
    from ${table} where ${isWithin(work, stretch)} group by ${work}`.execute(app.db);
  return new Map(
    rows.map(({ work: id, sites, ids, are_primary: arePrimary }) => [
      id,
      sites.map((site, at) => ({
        site: kept.text(site),
        id: ids[at] ?? '',
        isPrimary: arePrimary[at] ?? false,
      })),
    ]),
  );
};

/** Whether a column names a work that was merged into no other: those that were are found by the works that stand for them. */
export const isNoFormer = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`not exists (select from catalog.redirect where old_id = ${column})`;

/** The ids of works that were merged into works of a stretch, by work. */
export const loadFormerIds = async (
  app: App,
  stretch: Stretch,
): Promise<Map<string, { formerIds: string[] }>> => {
  const { rows } = await sql<{ id: string; formerIds: string[] }>`
    select new_id as id, array_agg(old_id order by old_id) as "formerIds"
    from catalog.redirect where ${isWithin(sql`new_id`, stretch)} group by new_id`.execute(app.db);
  return new Map(rows.map(({ id, formerIds }) => [id, { formerIds }]));
};
