import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { MAPPING_COUNTS } from '../anime-claim.ts';
import { announceChange } from '../change-feed.ts';
import { animeChanges } from '../change-topics.ts';
import type { PartialDate } from '../model.ts';
import { importIdentifiedAnime } from './import-anime.ts';
import { retireAnimeClaims } from './retire-claims.ts';

/** What a mapping states of an anime it numbers. */
export interface MappingEntry {
  animeId: string;
  episodeCount: number | null;
  startOn: PartialDate | null;
  endOn: PartialDate | null;
  titles: readonly string[];
}

interface MappingEntries {
  source: string;
  entries: readonly MappingEntry[];
}

/** Replaces what one mapping source states of anime. Its episode counts are claims: the mapping's numbers are made against them. */
export const replaceMappedEntries = async (
  app: App,
  tx: Tx,
  { source, entries }: MappingEntries,
): Promise<void> => {
  const gone = await tx
    .deleteFrom('catalog.mapping_entry')
    .where('source', '=', source)
    .returning('anime_id')
    .execute();
  const rows = entries.map((entry) => ({
    anime_id: entry.animeId,
    start_on: entry.startOn,
    end_on: entry.endOn,
    titles: entry.titles,
    source,
  }));
  await sql`
    insert into catalog.mapping_entry
    select distinct on (anime_id) *
    from jsonb_populate_recordset(null::catalog.mapping_entry, ${JSON.stringify(rows)}::jsonb)
    on conflict (anime_id) do update set start_on = excluded.start_on, end_on = excluded.end_on,
      titles = excluded.titles, source = excluded.source`.execute(tx);
  const ids = new Set([...gone.map((row) => row.anime_id), ...rows.map((row) => row.anime_id)]);
  await replaceCounts(app, tx, { source, entries, ids });
  await announceChange(tx, animeChanges, [...ids]);
};

/** States the counts of a mapping source of all anime that it names now or named before. */
const replaceCounts = async (
  app: App,
  tx: Tx,
  { source, entries, ids }: MappingEntries & { ids: ReadonlySet<string> },
): Promise<void> => {
  const counts = new Map(
    entries.flatMap(({ animeId, episodeCount }) =>
      episodeCount === null ? [] : [[animeId, episodeCount] as const],
    ),
  );
  await retireAnimeClaims(app, tx, {
    source: MAPPING_COUNTS,
    sourceIds: [...ids].filter((id) => !counts.has(id)),
  });
  const claims = [...counts].map(([id, episodeCount]) => ({
    sourceId: id,
    workId: id,
    episodeCount,
    episodeCountSource: 'RECORDED' as const,
    provenance: { episodeCount: source },
  }));
  await importIdentifiedAnime(app, tx, { source: MAPPING_COUNTS, claims });
};
