import type { Database } from '#platform/database/index.ts';

/** What a mapping says of an entry, beside what the catalogue knows. */
export interface MappedEntry {
  titles: string[];
  startOn: string | null;
  endOn: string | null;
}

/** What mappings say of entries, by anime. */
export const loadMappedEntries = async (db: Database): Promise<Map<string, MappedEntry>> => {
  const rows = await db
    .selectFrom('catalog.mapping_entry')
    .select(['anime_id', 'titles', 'start_on', 'end_on'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.anime_id,
      { titles: row.titles, startOn: row.start_on, endOn: row.end_on },
    ]),
  );
};
