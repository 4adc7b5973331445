import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { MangaClaim, MangaSourceKey } from '../manga.ts';
import { sameWork, type Namesake } from '../rules/same-work.ts';
import { titleKey } from '../rules/title-key.ts';

/** The work a claim is about; the digest of what the claim said before, or null when it is new. */
export interface KnownWork {
  id: string;
  digest: string | null;
}

interface Lookup {
  tx: Tx;
  source: MangaSourceKey;
}

/**
 * Finds the works that claims of one source are about, by the id each has in the source. A work that another claim of the
 * same source is about is not taken twice: a source tells its works apart.
 */
export const findWorks = async (
  tx: Tx,
  source: MangaSourceKey,
  claims: readonly MangaClaim[],
): Promise<Map<string, KnownWork>> => {
  const lookup = { tx, source };
  const known = await byOwnClaim(lookup, claims);
  const taken = new Set([...known.values()].map(({ id }) => id));
  const find = async (
    search: (lookup: Lookup, open: readonly MangaClaim[]) => Promise<Map<string, string>>,
  ): Promise<void> => {
    const found = await search(
      lookup,
      claims.filter(({ sourceId }) => !known.has(sourceId)),
    );
    for (const [sourceId, id] of found) {
      if (!taken.has(id)) known.set(sourceId, { id, digest: null });
      taken.add(id);
    }
  };
  await find(byExternalId);
  await find(byTitleAndAuthor);
  return known;
};

const byOwnClaim = async (
  { tx, source }: Lookup,
  claims: readonly MangaClaim[],
): Promise<Map<string, KnownWork>> => {
  const rows = await tx
    .selectFrom('catalog.manga_claim')
    .select(['source_id', 'manga_id', 'digest'])
    .where('source', '=', source)
    .where(
      'source_id',
      'in',
      sql<string>`(select unnest(${claims.map((c) => c.sourceId)}::text[]))`,
    )
    .execute();
  return new Map(rows.map((row) => [row.source_id, { id: row.manga_id, digest: row.digest }]));
};

/** Ids of works without a claim of this source yet. */
const unclaimed = ({ source }: Lookup) => sql`
  not exists (select from catalog.manga_claim claim where claim.manga_id = manga.id and claim.source = ${source})`;

const byExternalId = async (
  lookup: Lookup,
  claims: readonly MangaClaim[],
): Promise<Map<string, string>> => {
  const wanted = claims.flatMap(({ sourceId, externalIds }) =>
    externalIds.map(({ site, id }) => ({ source_id: sourceId, site, external_id: id })),
  );
  const { rows } = await sql<{ source_id: string; ids: string[] }>`
    select wanted.source_id, array_agg(distinct manga.id::text) as ids
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (source_id text, site text, external_id text)
    join catalog.manga_external_id known using (site, external_id)
    join catalog.manga on manga.id = known.manga_id
    where ${unclaimed(lookup)} group by wanted.source_id`.execute(lookup.tx);
  return new Map(
    rows.flatMap(({ source_id, ids }) => (ids.length === 1 ? [[source_id, ids[0]!]] : [])),
  );
};

/** People are compared as any source writes them: one has their names in Latin letters, another in their own. */
const byTitleAndAuthor = async (
  lookup: Lookup,
  claims: readonly MangaClaim[],
): Promise<Map<string, string>> => {
  const keys = [...new Set(claims.map(({ titleNative }) => titleKey(titleNative)))];
  const { rows } = await sql<Namesake & { key: string }>`
    select id, title_key as key, format, start_on as "startOn", (
      select coalesce(jsonb_agg(credit), '[]') from catalog.manga_claim claim, jsonb_array_elements(claim.record -> 'staff') credit
      where claim.manga_id = manga.id) as staff
    from catalog.manga
    where title_key = any(${keys}::text[]) and ${unclaimed(lookup)}`.execute(lookup.tx);
  const namesakes = Map.groupBy(rows, ({ key }) => key);
  return new Map(
    claims.flatMap((claim) => {
      const work = sameWork(claim, namesakes.get(titleKey(claim.titleNative)) ?? []);
      return work ? [[claim.sourceId, work.id] as const] : [];
    }),
  );
};
