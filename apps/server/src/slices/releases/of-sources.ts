import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { MovieRelease, Unit } from './model.ts';

/** Rows of some sources behind one of them. */
export interface RowsOfSources {
  sources: readonly string[];
  after: string | null;
  first: number;
}

const behind = ({ sources, after, first }: RowsOfSources, isShown = sql`true`) => sql`
  where ${isShown} and source = any(${sources}::text[]) ${after === null ? sql`` : sql`and id > ${after}::uuid`}
  order by id limit ${first}`;

/** The keys of the sources that releases are from. */
export const releasingSources = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ source: string }>`
    select source from releases.movie_release union select source from releases.unit
    order by source`.execute(db);
  return rows.map(({ source }) => source);
};

/** The releases of films that some sources state and readers see, in the order of their ids. */
export const movieReleasesOfSources = async (
  db: Database,
  rows: RowsOfSources,
): Promise<MovieRelease[]> => {
  const found = await sql<MovieRelease>`
    select id, anime_id as "animeId", region, kind, released_on as "releasedOn", note, source
    from releases.movie_release ${behind(rows, sql`not is_covered`)}`.execute(db);
  return found.rows;
};

/** The chapters and volumes that some sources state, in the order of their ids. */
export const unitsOfSources = async (db: Database, rows: RowsOfSources): Promise<Unit[]> => {
  const found = await sql<Unit>`
    select id, manga_id as "mangaId", kind, label, position, language, title, volume, released_on as "releasedOn", url, source
    from releases.unit ${behind(rows)}`.execute(db);
  return found.rows;
};
