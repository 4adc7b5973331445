import type { ResultOf } from '#lib/server/document.server.ts';
import { FIRST_YEAR, SEASONS } from '#lib/time/season.ts';
import type { AnimeCard } from '../anime.ts';
import type { MangaCard } from '../manga.ts';
import { type More, parseMore } from '../filters/more.ts';
import { integer } from '../filters/range.ts';
import { parseStreaming, type StreamingChoice } from '../filters/streaming-choice.ts';
import { word } from '../filters/word.ts';
import { FORMATS, STATUSES } from '../search.ts';
import type { WorkKind } from '../work.ts';
import type { WORDS } from './browse-document.server.ts';

/** Orders by their names in the address. Each begins with what people look for first; it can be reversed. */
export const SORTS = {
  popular: 'POPULARITY',
  trending: 'TRENDING',
  score: 'SCORE',
  here: 'LIST_USERS',
  scoreHere: 'LIST_SCORE',
  date: 'START_DATE',
  end: 'END_DATE',
  updated: 'UPDATED_AT',
  added: 'ADDED_AT',
  favourites: 'FAVOURITES',
  title: 'TITLE_ROMAJI',
  english: 'TITLE_ENGLISH',
  native: 'TITLE_NATIVE',
  length: { anime: 'EPISODES', manga: 'CHAPTERS' },
  extent: { anime: 'DURATION', manga: 'VOLUMES' },
} as const;
export type BrowseSort = keyof typeof SORTS;
export const MINE = ['on', 'off'] as const;
const LAST_YEAR = 2100;
const MOST_CURSOR = 500;
/** Of one kind: more make no page that anybody reads, and would make a document that the API refuses. */
const MOST_WORDS = 30;

/** What a work must have, and what it must not have. */
export interface Choice {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/** The works that an address of a browse page selects. Invalid values are ignored. */
export interface Browse extends More, StreamingChoice {
  readonly kind: WorkKind;
  readonly genre: Choice;
  readonly tag: Choice;
  readonly format: Choice;
  readonly status: (typeof STATUSES)[number] | null;
  readonly year: number | null;
  /** Only for anime. */
  readonly season: (typeof SEASONS)[number] | null;
  /** The least rank of tags that count. */
  readonly rank: number | null;
  /** The least score. */
  readonly score: number | null;
  /** Only works on the visitor's list, or only others. */
  readonly mine: (typeof MINE)[number] | null;
  readonly sort: BrowseSort;
  readonly isReversed: boolean;
  readonly after: string | null;
}

/** The name in the address of what a work must not have. */
export const unwantedName = (name: string): string => `no-${name}`;

/** Reads an address of the browse page of a kind. A service without a region applies to `ownRegion`, the visitor's region. */
export function parseBrowse(
  kind: WorkKind,
  parameters: URLSearchParams,
  ownRegion: string | null,
): Browse {
  const get = (name: string): string => parameters.get(name) ?? '';
  const among = <Value extends string>(values: readonly Value[], name: string): Value | null =>
    values.find((value) => value === get(name)) ?? null;
  const isAnime = kind === 'anime';
  const after = get('after');
  const formats: readonly string[] = FORMATS[kind];
  return {
    kind,
    genre: choiceOf(parameters, 'genre'),
    tag: choiceOf(parameters, 'tag'),
    format: choiceOf(parameters, 'format', (format) => formats.includes(format)),
    status: among(STATUSES, 'status'),
    year: integer(get('year'), FIRST_YEAR, LAST_YEAR),
    season: isAnime ? among(SEASONS, 'season') : null,
    rank: integer(get('rank'), 1, 100),
    ...parseMore(kind, parameters),
    ...parseStreaming(parameters, { kind, ownRegion }),
    score: integer(get('score'), 1, 100),
    mine: among(MINE, 'mine'),
    sort: among(Object.keys(SORTS) as BrowseSort[], 'sort') ?? 'popular',
    isReversed: get('reverse') === 'on',
    after: after !== '' && after.length <= MOST_CURSOR ? after : null,
  };
}

function choiceOf(
  parameters: URLSearchParams,
  name: string,
  isKnown: (text: string) => boolean = (text) => word(text) !== null,
): Choice {
  const all = (of: string) => [...new Set(parameters.getAll(of).filter(isKnown))];
  const wanted = all(name).slice(0, MOST_WORDS);
  const unwanted = all(unwantedName(name)).filter((text) => !wanted.includes(text));
  return { wanted, unwanted: unwanted.slice(0, MOST_WORDS) };
}

/** The genres and tags of the catalogue, with the numbers of their works. */
export type Words = ResultOf<typeof WORDS>;

/** A page of works. */
export interface Browsed {
  readonly anime: readonly AnimeCard[];
  readonly manga: readonly MangaCard[];
  readonly words: Words;
  readonly totalCount: number | null;
  /** Where the next page starts; null on the last. */
  readonly next: string | null;
}
