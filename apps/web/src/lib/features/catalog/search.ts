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
/** Orders besides the best match, by what the address calls them. */
export const SORTS = {
  popular: 'POPULARITY_DESC',
  score: 'SCORE_DESC',
  newest: 'START_DATE_DESC',
  oldest: 'START_DATE',
  title: 'TITLE_ROMAJI',
} as const satisfies Record<string, Enum<'AnimeSort'> & Enum<'MangaSort'>>;
export const MINE = ['on', 'off'] as const;
/** Wherever a work is streamed. */
export const ANY_REGION = 'any';
export type Sort = keyof typeof SORTS;
const LAST_YEAR = 2100;

/** What an address asks for. What it says that makes no sense is as if it said nothing. */
export interface Search {
  readonly kind: WorkKind;
  /** Empty when everything is browsed. */
  readonly query: string;
  readonly format: (typeof FORMATS)[WorkKind][number] | null;
  readonly status: (typeof STATUSES)[number] | null;
  readonly season: (typeof SEASONS)[number] | null;
  readonly year: number | null;
  /** The least score. */
  readonly score: number | null;
  readonly genre: string | null;
  /** Key of a streaming service; of anime only. */
  readonly service: string | null;
  /** Where it is to be streamed: an ISO 3166-1 alpha-2 code, or `ANY_REGION` of a service; of anime only. */
  readonly region: string | null;
  /** What is on the list of the visitor, or what is not. */
  readonly mine: (typeof MINE)[number] | null;
  /** A search by words is in the order of its matches. */
  readonly sort: Sort;
  readonly after: string | null;
}

const MOST_CURSOR = 500;

/** Reads an address of the search page. Who names a service and no region means `ownRegion`, where the visitor watches. */
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

/** Keys once had regions behind them, and so have addresses that were kept. */
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

/** What the filters offer. */
export type Vocabulary = ResultOf<typeof VOCABULARY>;

/** A word of the catalogue with how many works have it. */
export type CatalogueWord = Vocabulary['genres'][number];

/** A page of what was found. */
export interface Found extends Vocabulary {
  readonly anime: readonly AnimeCard[];
  readonly manga: readonly MangaCard[];
  /** Null when there are too many to count. */
  readonly totalCount: number | null;
  /** Where the next page starts; null on the last. */
  readonly next: string | null;
}
