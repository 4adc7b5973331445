import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/index.ts';

/** A split that was not taken back: some claims about one work became another. */
export interface SplitWorks {
  medium: Media;
  /** The work that was split. */
  ofId: string;
  /** The new one. */
  newId: string;
}

/** The latest split that made a work, or that split one off it; undefined if there is none. */
export const splitOf = async (db: Database, workId: string): Promise<SplitWorks | undefined> => {
  const { rows } = await sql<SplitWorks>`
    select medium, into_id as "ofId", from_id as "newId" from edits.merge
    where kind = 'SPLIT' and undone_at is null and (from_id = ${workId} or into_id = ${workId})
    order by made_at desc limit 1`.execute(db);
  return rows[0];
};
