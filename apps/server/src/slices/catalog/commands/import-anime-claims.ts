import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { AnimeClaim } from '../anime-claim.ts';
import { announceChange } from '../change-feed.ts';
import { animeChanges } from '../change-topics.ts';
import { digestOf } from './digest.ts';
import type { ImportCounts } from './import-anime.ts';

/** What a source says of one anime that is here. */
export interface PlacedAnimeClaim {
  animeId: string;
  claim: AnimeClaim;
}

/** Takes over what a source besides the packages says of some anime; what it said before of others stays. */
export const importAnimeClaims = async (
  tx: Tx,
  { source, claims }: { source: string; claims: readonly PlacedAnimeClaim[] },
): Promise<ImportCounts> => {
  const ids = claims.map(({ animeId }) => animeId);
  const known = await sql<{ anime_id: string; digest: string }>`
    select anime_id, digest from catalog.anime_claim
    where source = ${source} and anime_id = any(${ids}::uuid[])`.execute(tx);
  const digests = new Map(known.rows.map((row) => [row.anime_id, row.digest]));
  const rows = claims.map(({ animeId, claim }) => ({
    source,
    anime_id: animeId,
    record: claim,
    digest: digestOf(claim),
  }));
  const changed = rows.filter(({ anime_id, digest }) => digests.get(anime_id) !== digest);
  await sql`
    insert into catalog.anime_claim
    select * from jsonb_populate_recordset(null::catalog.anime_claim, ${JSON.stringify(changed)}::jsonb)
    on conflict (anime_id, source) do update set record = excluded.record, digest = excluded.digest`.execute(
    tx,
  );
  await announceChange(
    tx,
    animeChanges,
    changed.map(({ anime_id }) => anime_id),
  );
  const added = changed.filter(({ anime_id }) => !digests.has(anime_id)).length;
  return { added, updated: changed.length - added, unchanged: rows.length - changed.length };
};
