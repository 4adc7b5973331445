import { addressOf, type FieldAddress } from '#slices/catalog/values.ts';
import type { MovieRelease } from '../model.ts';

/** The list of the releases of a film that people change, by its name in the API. */
export const FILM_LIST = 'movieReleases';

/** What tells a release of a film apart from its others. */
type FilmPlace = Pick<MovieRelease, 'region' | 'kind' | 'note'>;

/** The key of a release in its list: `JP:THEATRICAL`, or with a remark `FR:THEATRICAL:Annecy`. */
export const filmKey = ({ region, kind, note }: FilmPlace): string =>
  [region, kind, ...(note === null ? [] : [note])].join(':');

/** The address of a release: `movieReleases.JP:THEATRICAL`. */
export const filmAddress = (place: FilmPlace): FieldAddress => addressOf(FILM_LIST, filmKey(place));
