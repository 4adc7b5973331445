import type { Database } from '#platform/database/index.ts';

/** What a mapping says of an entry, beside what the catalogue knows. */
export interface MappedEntry {
  titles: string[];
  startOn: string | null;
  endOn: string | null;
}

/** What mappings say of entries, by anime. What they say of one that was merged counts where they say nothing of the other. */
export const loadMappedEntries = async (db: Database): Promise<Map<string, MappedEntry>> => {
  const rows = await db
    .selectFrom('catalog.mapping_entry')
    .leftJoin('catalog.redirect', 'old_id', 'anime_id')
    .select(['anime_id', 'new_id', 'titles', 'start_on', 'end_on'])
    // Of equal keys, a map keeps the last.
    .orderBy((eb) => eb('new_id', 'is', null))
    .execute();
  return new Map(
    rows.map((row) => [
      row.new_id ?? row.anime_id,
      { titles: row.titles, startOn: row.start_on, endOn: row.end_on },
    ]),
  );
};
