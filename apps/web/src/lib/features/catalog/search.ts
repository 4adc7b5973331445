import type { Enum } from '@tsuzuki/contract/schema';
import { knownRegion } from '#lib/preferences/preferences.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import { SEASONS, FIRST_YEAR } from '#lib/time/season.ts';
import type { AnimeCard } from './anime.ts';
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
/** Orders except the best match, by their name in the address. */
export const SORTS = {
  popular: 'POPULARITY_DESC',
  score: 'SCORE_DESC',
  newest: 'START_DATE_DESC',
  oldest: 'START_DATE',
  title: 'TITLE_ROMAJI',
} as const satisfies Record<string, Enum<'AnimeSort'> & Enum<'MangaSort'>>;
export const MINE = ['on', 'off'] as const;
/** In any region. */
export const ANY_REGION = 'any';
export type Sort = keyof typeof SORTS;
const LAST_YEAR = 2100;

/** The search that an address describes. Invalid values are ignored. */
export interface Search {
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
  /** Key of a streaming service; only for anime. */
  readonly service: string | null;
  /** The region in which the service streams it: an ISO 3166-1 alpha-2 code or `ANY_REGION`; only for anime. */
  readonly region: string | null;
  /** Only works on the visitor's list, or only others. */
  readonly mine: (typeof MINE)[number] | null;
  /** A search by words is ordered by the best match. */
  readonly sort: Sort;
  readonly after: string | null;
}

const MOST_CURSOR = 500;

/** Reads an address of the search page. A service without a region applies to `ownRegion`, the visitor's region. */
export function parseSearch(parameters: URLSearchParams, ownRegion: string | null): Search {
  const get = (name: string): string => parameters.get(name) ?? '';
  const kind: WorkKind = get('type') === 'manga' ? 'manga' : 'anime';
  const after = get('after');
  const service = kind === 'anime' ? serviceWord(get('service')) : null;
  return {
    kind,
    query: normalizeQuery(get('q')),
    format: FORMATS[kind].find((format) => format === get('format')) ?? null,
    status: STATUSES.find((status) => status === get('status')) ?? null,
    season: (kind === 'anime' && SEASONS.find((season) => season === get('season'))) || null,
    year: integer(get('year'), FIRST_YEAR, LAST_YEAR),
    score: integer(get('score'), 1, 100),
    genre: word(get('genre')),
    service,
    region: kind === 'anime' ? regionOf(get('region'), { service, ownRegion }) : null,
    mine: MINE.find((mine) => mine === get('mine')) ?? null,
    sort: Object.hasOwn(SORTS, get('sort')) ? (get('sort') as Sort) : 'popular',
    after: after !== '' && after.length <= MOST_CURSOR ? after : null,
  };
}

const MOST_WORD = 60;

function word(text: string): string | null {
  return text !== '' && text.length <= MOST_WORD && !/\p{Cc}/u.test(text) ? text : null;
}

/** Keys once ended with a region, and saved addresses still do. */
function serviceWord(text: string): string | null {
  return word(text.replace(/(?:_(?:hk|mo|tw))+$/u, ''));
}

function regionOf(
  text: string,
  { service, ownRegion }: { service: string | null; ownRegion: string | null },
): string | null {
  const named = knownRegion(text);
  if (named !== null || service === null) return named;
  return text === ANY_REGION ? ANY_REGION : (ownRegion ?? ANY_REGION);
}

function integer(text: string, least: number, most: number): number | null {
  const number = /^\d{1,4}$/u.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
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
