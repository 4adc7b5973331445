import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { CharacterCredit, EpisodeDetails, SourcedDescription } from './details.ts';

/** What the page of a work shows beside what the read model has. */
export interface StoredDetails {
  descriptions: SourcedDescription[];
  characters: CharacterCredit[];
  episodes: EpisodeDetails[];
  trailers: string[];
}

/** The details of some works. Works of which no source says more are left out. */
export const storedDetails = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StoredDetails>> => {
  const { rows } = await sql<StoredDetails & { id: string }>`
    select work_id as id, descriptions, characters, episodes, trailers
    from catalog.detail where work_id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...details }) => [id, details]));
};
