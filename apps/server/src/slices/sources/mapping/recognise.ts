import { MAPPING_FORMATS, type MappingFormat } from './format.ts';
import { refusal } from '../reasons.ts';

/** What only files of a format have near their beginning. */
const SIGNS: readonly (readonly [MappingFormat, RegExp])[] = [
  ['anime-lists', /<anime-list[\s>]/u],
  ['tsuzuki', /"format"\s*:\s*"tsuzuki-mapping\//u],
  ['bangumi-data', /"siteMeta"\s*:/u],
  ['shinkro', /^\s*"?(?:AnimeMap|animeMovies)"?\s*:/mu],
  ['anibridge', /"anilist:\d+"\s*:|^anilist:\d+:/mu],
  ['kometa', /"(?:tvdb_id|tmdb_movie_id|tmdb_show_id|imdb_id|mal_id|anilist_id)"\s*:/u],
];

/** Characters that are looked at. */
const HEAD = 65_536;

/** The format of a mapping file, by its first lines. @throws Refusal if it is none of those with rules */
export const recogniseFormat = (file: string, text: string): MappingFormat => {
  const head = text.slice(0, HEAD);
  const found = SIGNS.find(([, sign]) => sign.test(head));
  if (found) return found[0];
  const formats = MAPPING_FORMATS.filter((format) => format !== 'episode-csv').join(', ');
  throw refusal('BAD_USER_INPUT', 'MAPPING_FORMAT_UNKNOWN', { file, formats });
};
