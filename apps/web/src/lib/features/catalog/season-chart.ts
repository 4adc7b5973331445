import type { AnimeCard } from './anime.ts';

/** The orders of a season's chart, by their name in the address. */
export const CHART_SORTS = {
  popular: 'POPULARITY_DESC',
  score: 'SCORE_DESC',
  title: 'TITLE_ROMAJI',
  start: 'START_DATE',
} as const;
export type ChartSort = keyof typeof CHART_SORTS;

/** The order of an address; by popularity if it names no known order. */
export function chartSort(text: string | null): ChartSort {
  return text !== null && Object.hasOwn(CHART_SORTS, text) ? (text as ChartSort) : 'popular';
}

/** The parts of a chart, in order, with the formats each has. */
export const CHART_PARTS = [
  ['TV'],
  ['TV_SHORT'],
  ['ONA'],
  ['MOVIE'],
  ['OVA', 'SPECIAL'],
  ['MUSIC'],
] as const;

export interface ChartPart {
  readonly formats: readonly string[];
  readonly anime: readonly AnimeCard[];
}

/** A season grouped by format, in the given order, without empty groups. */
export function chartParts(anime: readonly AnimeCard[]): ChartPart[] {
  const parts = CHART_PARTS.map((formats: readonly string[]) => ({
    formats,
    anime: anime.filter(({ format }) => formats.includes(format)),
  }));
  return parts.filter((part) => part.anime.length > 0);
}
