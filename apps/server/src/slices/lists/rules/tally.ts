import type { Media } from '#slices/catalog/values.ts';
import type { EntryState } from './state.ts';
import type { Visibility } from '#slices/accounts/index.ts';

export const FACETS = [
  'TOTAL',
  'STATUS',
  'SCORE',
  'FORMAT',
  'RELEASE_YEAR',
  'START_YEAR',
  'GENRE',
  'TAG',
  'STUDIO',
  'COUNTRY',
] as const;
/** What statistics are split by. */
export type Facet = (typeof FACETS)[number];

/** The facts of a work that statistics use, stored with the entry, so that the same amounts can be subtracted later. */
export interface WorkFacts {
  format: string;
  releaseYear: number | null;
  /** Its length, if on record. */
  units: number | null;
  /** Minutes of one unit; 0 for reading. */
  minutesPerUnit: number;
  genres: readonly string[];
  tags: readonly string[];
  studios: readonly string[];
  country: string | null;
}

/** The sums of one or many entries. */
export interface Measure {
  entries: number;
  units: number;
  volumes: number;
  minutes: number;
  scored: number;
  scoreSum: number;
  scoreSquares: number;
}

/** What an entry adds to one sum. */
export interface Tally extends Measure {
  visibility: Visibility;
  facet: Facet;
  value: string;
}

/** What is counted of an entry. */
export interface Counted {
  state: EntryState;
  facts: WorkFacts;
}

/** Units seen, every time through. */
const unitsOf = ({ progress, repeatCount, status }: EntryState, { units }: WorkFacts): number => {
  const once = units ?? progress;
  return status === 'REPEATING'
    ? once * (repeatCount + 1) + progress
    : progress + once * repeatCount;
};

const measureOf = ({ state, facts }: Counted): Measure => {
  const { score, volumeProgress } = state;
  const units = unitsOf(state, facts);
  return {
    entries: 1,
    units,
    volumes: volumeProgress,
    minutes: units * facts.minutesPerUnit,
    scored: score === null ? 0 : 1,
    scoreSum: score ?? 0,
    scoreSquares: (score ?? 0) ** 2,
  };
};

/** A measure in hundredths, which add up exactly. */
const exact = (value: number): number => Math.round(value * 100) / 100;

const valuesOf = ({ state, facts }: Counted): [Facet, string][] => {
  const { status, score, startedOn } = state;
  const ofStatus: [Facet, string] = ['STATUS', status];
  // Planned works are not part of what a user has seen.
  if (status === 'PLANNING') return [ofStatus];
  const one = (facet: Facet, value: string | number | null): [Facet, string][] =>
    value === null ? [] : [[facet, String(value)]];
  const each = (facet: Facet, values: readonly string[]): [Facet, string][] =>
    values.map((value) => [facet, value]);
  return [
    ofStatus,
    ['TOTAL', ''],
    ...one('SCORE', score),
    ...one('FORMAT', facts.format),
    ...one('RELEASE_YEAR', facts.releaseYear),
    ...one('START_YEAR', startedOn?.slice(0, 4) ?? null),
    ...one('COUNTRY', facts.country),
    ...each('GENRE', facts.genres),
    ...each('TAG', facts.tags),
    ...each('STUDIO', facts.studios),
  ];
};

/** What an entry adds to the sums of its owner. */
export const talliesOf = (counted: Counted): Tally[] => {
  const measure = measureOf(counted);
  const { visibility } = counted.state;
  return valuesOf(counted).map(([facet, value]) => ({ visibility, facet, value, ...measure }));
};

const MEASURES = [
  'entries',
  'units',
  'volumes',
  'minutes',
  'scored',
  'scoreSum',
  'scoreSquares',
] as const;

/** Adds to a sum, or takes from it. */
export const addTo = (sum: Measure, more: Measure, sign: 1 | -1 = 1): void => {
  for (const measure of MEASURES) sum[measure] = exact(sum[measure] + sign * more[measure]);
};

/** The changes of sums by writes: old contributions are subtracted and new ones added. Unchanged sums are left out. */
export const tallyDeltas = (removed: readonly Tally[], added: readonly Tally[]): Tally[] => {
  const sums = new Map<string, Tally>();
  const add = (tally: Tally, sign: 1 | -1) => {
    const key = `${tally.visibility} ${tally.facet} ${tally.value}`;
    const sum = sums.get(key) ?? { ...tally, ...NOTHING };
    sums.set(key, sum);
    addTo(sum, tally, sign);
  };
  for (const tally of removed) add(tally, -1);
  for (const tally of added) add(tally, 1);
  return [...sums.values()].filter((sum) => MEASURES.some((measure) => sum[measure] !== 0));
};

/** The sums of nothing. */
export const NOTHING: Measure = {
  entries: 0,
  units: 0,
  volumes: 0,
  minutes: 0,
  scored: 0,
  scoreSum: 0,
  scoreSquares: 0,
};

/** Usual minutes of an episode by format, because no source states them. */
const USUAL_MINUTES: Readonly<Record<string, number>> = {
  TV: 24,
  TV_SHORT: 5,
  MOVIE: 100,
  SPECIAL: 24,
  OVA: 28,
  ONA: 15,
  MUSIC: 4,
};

/** Minutes of one unit of a work. */
export const minutesPerUnitOf = (media: Media, format: string): number =>
  media === 'ANIME' ? (USUAL_MINUTES[format] ?? 24) : 0;
