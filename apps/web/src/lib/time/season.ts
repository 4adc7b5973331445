import type { Locale } from '#lib/i18n/locale.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

/** The four seasons of anime, in the order of the year. */
export const SEASONS = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const;
export type Season = (typeof SEASONS)[number];

export interface SeasonOfYear {
  readonly season: Season;
  readonly year: number;
}

/** Of the first anime on record. */
export const FIRST_YEAR = 1917;
const LAST_YEAR = 2100;

const ENGLISH: Readonly<Record<Season, string>> = {
  WINTER: 'Winter',
  SPRING: 'Spring',
  SUMMER: 'Summer',
  FALL: 'Fall',
};

const KANJI: Readonly<Record<Season, string>> = {
  WINTER: '冬',
  SPRING: '春',
  SUMMER: '夏',
  FALL: '秋',
};

/** The quarter of the date in Japan plus ten days: what starts in a quarter's last days belongs to the next season. */
export function seasonAt(instant: number): SeasonOfYear {
  const shifted = new Date(instant + 9 * HOUR_MS + 10 * DAY_MS);
  return fromIndex(shifted.getUTCFullYear() * 4 + Math.floor(shifted.getUTCMonth() / 3));
}

/** The season `steps` quarters later, or earlier when negative. */
export function seasonAfter(season: SeasonOfYear, steps: number): SeasonOfYear {
  return fromIndex(toIndex(season) + steps);
}

export function isSameSeason(a: SeasonOfYear, b: SeasonOfYear): boolean {
  return a.season === b.season && a.year === b.year;
}

const toIndex = ({ season, year }: SeasonOfYear): number => year * 4 + SEASONS.indexOf(season);

/** Whether a season is the same as another or before it. */
export function isUpTo(a: SeasonOfYear, b: SeasonOfYear): boolean {
  return toIndex(a) <= toIndex(b);
}

/** "2026-10-01" of fall 2026. */
export function firstDayOf({ season, year }: SeasonOfYear): string {
  const month = SEASONS.indexOf(season) * 3 + 1;
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** "Fall" */
export function seasonWord(season: Season, locale: Locale): string {
  return locale === 'ja' ? KANJI[season] : ENGLISH[season];
}

/** "Fall 2026", 2026年秋 */
export function seasonName({ season, year }: SeasonOfYear, locale: Locale): string {
  const word = seasonWord(season, locale);
  return locale === 'ja' ? `${year}年${word}` : `${word} ${year}`;
}

/** 秋 */
export function seasonKanji({ season }: SeasonOfYear): string {
  return KANJI[season];
}

/** The path of a season's page. */
export function seasonPath({ season, year }: SeasonOfYear): string {
  return `/seasons/${year}/${season.toLowerCase()}`;
}

/** Parses the season and the year in an address; null if either is invalid. */
export function parseSeason(season: string, year: string): SeasonOfYear | null {
  const chosen = SEASONS.find((known) => known === season.toUpperCase());
  const number = /^\d{4}$/u.test(year) ? Number(year) : NaN;
  return chosen && number >= FIRST_YEAR && number <= LAST_YEAR
    ? { season: chosen, year: number }
    : null;
}

function fromIndex(quarters: number): SeasonOfYear {
  const index = ((quarters % 4) + 4) % 4;
  const season = SEASONS[index] ?? 'WINTER';
  return { season, year: (quarters - index) / 4 };
}
