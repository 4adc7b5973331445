import type { KnownPlace, MappingKind } from '#slices/mapping/index.ts';

/** An anime, and where databases of films and shows have it. */
export interface KnownAnime extends Readonly<Record<MappingKind, KnownPlace | null>> {
  title: string;
  isFilm: boolean;
  /** `tt0213338`. */
  imdb: string | null;
}

/** A row of a custom list of Sonarr. It reads a missing id, and fails on null. */
export interface WantedShow {
  title: string;
  tvdbId?: number;
  tmdbId?: number;
  imdbId?: string;
}

/** A row of a list of Radarr: its custom lists read `id`, that of TMDB, and lists in the form of StevenLu read `imdb_id`. */
export interface WantedFilm {
  title: string;
  id?: number;
  imdb_id?: string;
}

const idOf = (place: KnownPlace | null, level: KnownPlace['level']): number | undefined =>
  place?.level === level ? place.id : undefined;

/** Seasons of one show are one row: the first one named stays. */
const eachOnce = <Row extends object>(
  rows: readonly Row[],
  keysOf: (row: Row) => (number | string | undefined)[],
): Row[] => {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const keys = keysOf(row).flatMap((key, at) => (key === undefined ? [] : [`${at} ${key}`]));
    const isNew = keys.length > 0 && !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
};

const without = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row;

/** The shows among some anime, for Sonarr. What no database knows is left out: Sonarr would guess by the title. */
export const wantedShows = (anime: readonly KnownAnime[]): WantedShow[] =>
  eachOnce(
    anime
      .filter(({ isFilm }) => !isFilm)
      .map(({ title, tvdb, tmdb, imdb }) => {
        const tvdbId = idOf(tvdb, 'show');
        const tmdbId = idOf(tmdb, 'show');
        const isShow = tvdbId !== undefined || tmdbId !== undefined || (!tvdb && !tmdb);
        return without({ title, tvdbId, tmdbId, imdbId: isShow ? (imdb ?? undefined) : undefined });
      }) as WantedShow[],
    ({ tvdbId, tmdbId, imdbId }) => [tvdbId, tmdbId, imdbId],
  );

/** The films among some anime, for Radarr. */
export const wantedFilms = (anime: readonly KnownAnime[]): WantedFilm[] =>
  eachOnce(
    anime
      .filter(({ isFilm, tmdb }) => isFilm || tmdb?.level === 'movie')
      .map(({ title, tmdb, imdb }) =>
        without({ title, id: idOf(tmdb, 'movie'), imdb_id: imdb ?? undefined }),
      ) as WantedFilm[],
    ({ id, imdb_id }) => [id, imdb_id],
  );
