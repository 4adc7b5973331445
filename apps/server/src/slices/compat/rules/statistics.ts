import type { Facet, Measure } from '#slices/lists/index.ts';
import { tagOf } from './tag.ts';

/** The figures of the entries with one value of a facet. */
export interface Slice {
  measure: Measure;
  mediaIds: number[];
}

/** By facet, by value. */
export type Slices = ReadonlyMap<Facet, ReadonlyMap<string, Slice>>;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** 0 if none has a score, as on AniList. */
export const meanOf = ({ scored, scoreSum }: Measure): number =>
  scored === 0 ? 0 : hundredths(scoreSum / scored);

export const deviationOf = ({ scored, scoreSum, scoreSquares }: Measure): number =>
  scored === 0
    ? 0
    : hundredths(Math.sqrt(Math.max(scoreSquares / scored - (scoreSum / scored) ** 2, 0)));

/** AniList's breakdowns by field: the facet, and the member that holds its value. */
export const BREAKDOWNS: Readonly<Record<string, readonly [Facet, (value: string) => object]>> = {
  formats: ['FORMAT', (format) => ({ format })],
  statuses: ['STATUS', (status) => ({ status })],
  scores: ['SCORE', (score) => ({ score: Number(score) })],
  releaseYears: ['RELEASE_YEAR', (year) => ({ releaseYear: Number(year) })],
  startYears: ['START_YEAR', (year) => ({ startYear: Number(year) })],
  genres: ['GENRE', (genre) => ({ genre })],
  tags: ['TAG', (name) => ({ tag: tagOf(name) })],
  countries: ['COUNTRY', (country) => ({ country })],
  studios: ['STUDIO', (studioName) => ({ studioName })],
};

/** A row of a breakdown in AniList's form. */
export interface Statistic {
  count: number;
  meanScore: number;
  minutesWatched: number;
  chaptersRead: number;
  mediaIds: readonly number[];
}

const ORDERS: Readonly<Record<string, (statistic: Statistic) => number>> = {
  COUNT: ({ count }) => count,
  MEAN_SCORE: ({ meanScore }) => meanScore,
  PROGRESS: ({ minutesWatched, chaptersRead }) => minutesWatched || chaptersRead,
};

const orderOf = (sort: string | null | undefined) => {
  const order = ORDERS[sort?.replace(/_DESC$/u, '') ?? ''];
  const direction = sort && !sort.endsWith('_DESC') ? 1 : -1;
  const of = order ?? ORDERS['COUNT'] ?? (() => 0);
  return (a: Statistic, b: Statistic) => (order ? direction : -1) * (of(a) - of(b));
};

/** A breakdown, the most frequent first unless the query sorts otherwise. */
export const breakdownOf = (
  slices: Slices,
  field: string,
  { limit, sort }: { limit?: number | null; sort?: readonly (string | null)[] | null },
): Statistic[] => {
  const breakdown = BREAKDOWNS[field];
  if (!breakdown) return [];
  const [facet, fieldOf] = breakdown;
  return [...(slices.get(facet) ?? [])]
    .map(([value, { measure, mediaIds }]) => ({
      ...fieldOf(value),
      count: measure.entries,
      meanScore: meanOf(measure),
      minutesWatched: Math.round(measure.minutes),
      chaptersRead: measure.minutes > 0 ? 0 : Math.floor(measure.units),
      mediaIds,
    }))
    .toSorted(orderOf(sort?.[0]))
    .slice(0, limit == null || limit < 0 ? undefined : limit);
};
