import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** The site under which a work is named by our own id. */
export const OWN_SITE = 'tsuzuki';

/** An id of a work at a site. */
export interface SiteId {
  site: string;
  id: string;
}

/** Where works of each kind and their ids stand. */
export const WORK_TABLES = {
  anime: { ids: 'catalog.external_id', works: 'catalog.anime', column: 'anime_id' },
  manga: { ids: 'catalog.manga_external_id', works: 'catalog.manga', column: 'manga_id' },
} as const;

/** How a `SiteId` is looked up in what `findWorkIds` gives. */
export const siteKey = ({ site, id }: SiteId): string =>
  `${site}:${site === OWN_SITE ? id.toLowerCase() : id}`;

/**
 * The works some ids stand for, by `siteKey`: of those that share one the work it primarily stands for. Ids that only `notGivenBy` gave do
 * not count, for a source that would otherwise be bound by what it said before.
 */
export const findWorkIds = async (
  tx: Tx,
  kind: keyof typeof WORK_TABLES,
  ids: readonly SiteId[],
  { notGivenBy = '' }: { notGivenBy?: string } = {},
): Promise<Map<string, string>> => {
  const { ids: idTable, works, column } = WORK_TABLES[kind];
  const { rows } = await sql<SiteId & { work: string }>`
    select distinct on (wanted.site, wanted.id) wanted.site, wanted.id, ${sql.ref(column)} as work
    from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as wanted (site text, id text)
    join ${sql.table(idTable)} known on known.site = wanted.site and known.external_id = wanted.id
    join ${sql.table(works)} work on work.id = known.${sql.ref(column)}
    where work.provenance ->> ('externalIds.' || wanted.site) is distinct from ${notGivenBy}
    order by wanted.site, wanted.id, is_primary desc`.execute(tx);
  const own = ids.filter(({ site }) => site === OWN_SITE).map(({ id }) => id.toLowerCase());
  const { rows: mine } = await sql<{ id: string; work: string }>`
    select id::text, coalesce(new_id, id)::text as work from ${sql.table(works)} left join catalog.redirect on old_id = id
    where id::text = any(${own}::text[])`.execute(tx);
  return new Map([
    ...rows.map((row) => [siteKey(row), row.work] as const),
    ...mine.map(({ id, work }) => [siteKey({ site: OWN_SITE, id }), work] as const),
  ]);
};
