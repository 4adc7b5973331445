import type { Enum } from '@tsuzuki/contract/schema';
import type { ResultOf } from '#lib/server/document.server.ts';
import { SEASONS, FIRST_YEAR } from '#lib/time/season.ts';
import type { AnimeCard } from './anime.ts';
import { type More, parseMore } from './filters/more.ts';
import { integer } from './filters/range.ts';
import { parseStreaming, type StreamingChoice } from './filters/streaming-choice.ts';
import { word } from './filters/word.ts';
import type { MangaCard } from './manga.ts';
import { normalizeQuery } from './normalize-query.ts';
import type { VOCABULARY } from './search-document.server.ts';
import type { WorkKind } from './work.ts';

export const FORMATS = {
  anime: ['TV', 'TV_SHORT', 'MOVIE', 'SPECIAL', 'OVA', 'ONA', 'MUSIC'],
  manga: ['MANGA', 'MANHWA', 'MANHUA', 'ONE_SHOT', 'DOUJIN', 'OEL', 'LIGHT_NOVEL', 'NOVEL'],
} as const satisfies {
  anime: readonly Enum<'AnimeFormat'>[];
  manga: readonly Enum<'MangaFormat'>[];
};
export const STATUSES = [
  'RELEASING',
  'FINISHED',
  'NOT_YET_RELEASED',
  'HIATUS',
  'CANCELLED',
] as const satisfies readonly Enum<'MediaStatus'>[];
/** Orders by their name in the address; null: the best match first, which only a search by words has. */
export const SORTS = {
  match: null,
  popular: 'POPULARITY_DESC',
  score: 'SCORE_DESC',
  newest: 'START_DATE_DESC',
  oldest: 'START_DATE',
  title: 'TITLE_ROMAJI',
} as const satisfies Record<string, (Enum<'AnimeSort'> & Enum<'MangaSort'>) | null>;
export const MINE = ['on', 'off'] as const;
export type Sort = keyof typeof SORTS;
const LAST_YEAR = 2100;

/** The search that an address describes. Invalid values are ignored. */
export interface Search extends More, StreamingChoice {
  readonly kind: WorkKind;
  /** Empty for browsing without words. */
  readonly query: string;
  readonly format: (typeof FORMATS)[WorkKind][number] | null;
  readonly status: (typeof STATUSES)[number] | null;
  readonly season: (typeof SEASONS)[number] | null;
  readonly year: number | null;
  /** The least score. */
  readonly score: number | null;
  readonly genre: string | null;
  /** Only works on the visitor's list, or only others. */
  readonly mine: (typeof MINE)[number] | null;
  readonly sort: Sort;
  readonly after: string | null;
}

const MOST_CURSOR = 500;

/** Reads an address of the search page. A service without a region applies to `ownRegion`, the visitor's region. */
export function parseSearch(parameters: URLSearchParams, ownRegion: string | null): Search {
  const get = (name: string): string => parameters.get(name) ?? '';
  const kind: WorkKind = get('type') === 'manga' ? 'manga' : 'anime';
  const after = get('after');
  const query = normalizeQuery(get('q'));
  return {
    kind,
    query,
    format: FORMATS[kind].find((format) => format === get('format')) ?? null,
    status: STATUSES.find((status) => status === get('status')) ?? null,
    season: (kind === 'anime' && SEASONS.find((season) => season === get('season'))) || null,
    year: integer(get('year'), FIRST_YEAR, LAST_YEAR),
    score: integer(get('score'), 1, 100),
    genre: word(get('genre')),
    ...parseMore(kind, parameters),
    ...parseStreaming(parameters, { kind, ownRegion }),
    mine: MINE.find((mine) => mine === get('mine')) ?? null,
    sort: sortOf(get('sort'), query),
    after: after !== '' && after.length <= MOST_CURSOR ? after : null,
  };
}

/** The order of a search that asks for none. */
export const usualSort = ({ query }: Pick<Search, 'query'>): Sort => (query ? 'match' : 'popular');

function sortOf(text: string, query: string): Sort {
  const usual = usualSort({ query });
  const isKnown = Object.hasOwn(SORTS, text) && (query !== '' || text !== 'match');
  return isKnown ? (text as Sort) : usual;
}

/** The choices of the filters. */
export type Vocabulary = ResultOf<typeof VOCABULARY>;

/** A word of the catalogue, with the number of its works. */
export type CatalogueWord = Vocabulary['genres'][number];

/** A page of results. */
export interface Found extends Vocabulary {
  readonly anime: readonly AnimeCard[];
  readonly manga: readonly MangaCard[];
  /** Null if there are too many to count. */
  readonly totalCount: number | null;
  /** Where the next page starts; null on the last. */
  readonly next: string | null;
}
