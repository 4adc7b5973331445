import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '../change-feed.ts';
import { animeChanges } from '../change-topics.ts';
import type { PartialDate } from '../model.ts';

/** What a mapping states of an anime it numbers. */
export interface MappingEntry {
  animeId: string;
  episodeCount: number | null;
  startOn: PartialDate | null;
  endOn: PartialDate | null;
  titles: readonly string[];
}

/** Replaces what one mapping source states of anime; its episode counts stand before those of the data sets. */
export const replaceMappedEntries = async (
  tx: Tx,
  { source, entries }: { source: string; entries: readonly MappingEntry[] },
): Promise<void> => {
  const gone = await tx
    .deleteFrom('catalog.mapping_entry')
    .where('source', '=', source)
    .returning('anime_id')
    .execute();
  const rows = entries.map((entry) => ({
    anime_id: entry.animeId,
    episode_count: entry.episodeCount,
    start_on: entry.startOn,
    end_on: entry.endOn,
    titles: entry.titles,
    source,
  }));
  await sql`
    insert into catalog.mapping_entry
    select distinct on (anime_id) *
    from jsonb_populate_recordset(null::catalog.mapping_entry, ${JSON.stringify(rows)}::jsonb)
    on conflict (anime_id) do update set episode_count = excluded.episode_count, start_on = excluded.start_on,
      end_on = excluded.end_on, titles = excluded.titles, source = excluded.source`.execute(tx);
  const ids = new Set([...gone.map((row) => row.anime_id), ...rows.map((row) => row.anime_id)]);
  await announceChange(tx, animeChanges, [...ids]);
};
