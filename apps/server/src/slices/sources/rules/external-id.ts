/** How bangumi-data and TMDB write the id of a film, a show, a season or an episode; a slug may follow the number. */
const TMDB_ID = /^(movie|tv)\/(\d+)(?:-[^/]*)?((?:\/season\/\d+)?(?:\/episode\/\d+)?)$/u;
const NUMBER = /^[1-9]\d*$/u;

/** An id in the form the catalogue keeps (`movie/1`, `tv/2/season/3`, `52991`), null when it is none. */
export const normaliseId = (site: string, id: string): string | null => {
  if (site !== 'tmdb') return NUMBER.test(id) ? id : null;
  const [, kind, number, place] = TMDB_ID.exec(id) ?? [];
  if (kind === undefined || (kind === 'movie' && place)) return null;
  return `${kind}/${number}${place}`;
};

/** The id of a work at TMDB; the first season is that of the show, by the usage of bangumi-data. */
export const tmdbId = (kind: 'movie' | 'tv', id: number, season: number | undefined): string =>
  kind === 'tv' && season !== undefined && season !== 1
    ? `tv/${id}/season/${season}`
    : `${kind}/${id}`;
