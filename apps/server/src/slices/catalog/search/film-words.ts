/** Words that say in a title or a query that a film is meant, folded or not. */
export const FILM_WORDS = [
  'movie',
  'movies',
  'film',
  'films',
  'gekijouban',
  'gekijoban',
  'gekijōban',
  'eiga',
] as const;

/** The same in scripts without spaces. */
export const FILM_SIGNS = ['劇場版', '剧场版', '극장판', '映画'] as const;

const BEFORE_NAME = /^(?:劇場版|剧场版|映画|the movie)?\s*[「『]?/iu;

/** A title of a film without what stands before its name. */
export const withoutFilmSign = (title: string): string => title.replace(BEFORE_NAME, '');
