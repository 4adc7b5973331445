import type { Enum } from '@tsuzuki/contract/schema';
import { FIRST_YEAR } from '#lib/time/season.ts';
import { normalizeQuery } from '../normalize-query.ts';
import type { WorkKind } from '../work.ts';
import { appendRange, isOpen, OPEN, parseRange, type Range } from './range.ts';

export const MATERIALS = [
  'ORIGINAL',
  'MANGA',
  'LIGHT_NOVEL',
  'NOVEL',
  'WEB_NOVEL',
  'VISUAL_NOVEL',
  'VIDEO_GAME',
  'GAME',
  'COMIC',
  'DOUJINSHI',
  'ANIME',
  'LIVE_ACTION',
  'MULTIMEDIA_PROJECT',
  'PICTURE_BOOK',
  'OTHER',
] as const satisfies readonly Enum<'MediaSource'>[];
export const COUNTRIES = ['JP', 'KR', 'CN', 'TW'] as const;
export const ADULT = ['only', 'without'] as const;
const LAST_YEAR = 2100;
const MOST_UNITS = 9_999;

/** The ranges of each kind, by their names in the address. */
export const RANGES = {
  anime: ['years', 'episodes', 'minutes'],
  manga: ['years', 'chapters', 'volumes'],
} as const;
export type RangeName = (typeof RANGES)[WorkKind][number];

/** The numbers that a range may have. */
export const boundsOf = (name: RangeName): readonly [number, number] =>
  name === 'years' ? [FIRST_YEAR, LAST_YEAR] : [1, MOST_UNITS];

/** Filters that few need: they stand behind "More filters". */
export interface More extends Readonly<Record<RangeName, Range>> {
  readonly source: (typeof MATERIALS)[number] | null;
  readonly country: (typeof COUNTRIES)[number] | null;
  /** The name of a studio, only for anime; empty for any. */
  readonly studio: string;
  /** Only titles for adults, or only others. */
  readonly adult: (typeof ADULT)[number] | null;
}

const VALUES = ['source', 'studio', 'country', 'adult'] as const;
const ALL_RANGES = [...new Set([...RANGES.anime, ...RANGES.manga])];

/** Reads them of an address. Invalid values are ignored. */
export function parseMore(kind: WorkKind, parameters: URLSearchParams): More {
  const among = <Value extends string>(values: readonly Value[], name: string): Value | null =>
    values.find((value) => value === parameters.get(name)) ?? null;
  const range = (name: RangeName): Range =>
    (RANGES[kind] as readonly RangeName[]).includes(name)
      ? parseRange(parameters, name, boundsOf(name))
      : OPEN;
  return {
    years: range('years'),
    episodes: range('episodes'),
    minutes: range('minutes'),
    chapters: range('chapters'),
    volumes: range('volumes'),
    source: among(MATERIALS, 'source'),
    country: among(COUNTRIES, 'country'),
    studio: kind === 'anime' ? normalizeQuery(parameters.get('studio') ?? '') : '',
    adult: among(ADULT, 'adult'),
  };
}

/** Adds them to an address. */
export function appendMore(parameters: URLSearchParams, more: Partial<More>): void {
  for (const name of VALUES) if (more[name]) parameters.set(name, more[name]);
  for (const name of ALL_RANGES) appendRange(parameters, name, more[name] ?? OPEN);
}

/** How many of them are set. */
export function moreCount(more: More): number {
  const values = VALUES.filter((name) => more[name]);
  return values.length + ALL_RANGES.filter((name) => !isOpen(more[name])).length;
}
