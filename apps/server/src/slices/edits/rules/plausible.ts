import { isBefore } from '#platform/partial-date.ts';
import type { Media } from '#slices/catalog/index.ts';
import { type FieldAddress, partsOf } from '#slices/catalog/values.ts';
import type { ProposedChange } from '../model.ts';

/** Manga are older than film. */
const FIRST_YEAR: Readonly<Record<Media, number>> = { ANIME: 1900, MANGA: 1700 };
const MOST_YEARS_AHEAD = 10;

/** The fields that have a date or a year, and of lists the part of a row that is one. */
const DATED: Readonly<Record<string, string | null>> = {
  startOn: null,
  endOn: null,
  seasonYear: null,
  episodes: 'airedOn',
  movieReleases: 'releasedOn',
  chapters: 'releasedOn',
  volumes: 'releasedOn',
};

type Change = Pick<ProposedChange, 'field' | 'before' | 'after' | 'isRelease'>;

/** What is known at addresses. */
export type Known = Pick<ReadonlyMap<FieldAddress, unknown>, 'get'>;

const yearOf = (value: unknown, part: string | null): number | null => {
  const date = part === null ? value : (value as Record<string, unknown> | null)?.[part];
  return typeof date === 'string' || typeof date === 'number' ? Number.parseInt(`${date}`) : null;
};

/** The year of a change that cannot be of a work of the medium; undefined if it can, or was there before. */
export const impossibleYear = (
  medium: Media,
  { field, before, after, isRelease }: Change,
  now: Date,
): { field: string; part?: string; first: number; last: number } | undefined => {
  const { name, key } = partsOf(field);
  const part = DATED[name];
  if (part === undefined || isRelease) return undefined;
  const year = yearOf(after, part);
  if (year === null || year === yearOf(before, part)) return undefined;
  const [first, last] = [FIRST_YEAR[medium], now.getUTCFullYear() + MOST_YEARS_AHEAD];
  if (year >= first && year <= last) return undefined;
  return { field, ...(key !== undefined && part !== null && { part }), first, last };
};

/**
 * The dates of a work whose end would be before its start after some changes; undefined if it would not be. It is nobody's mistake if
 * nobody changes a date, or only lets sources say it again.
 */
export const turnedDates = (
  known: Known,
  changes: readonly Change[],
): { field: string; start: string; end: string } | undefined => {
  const after = new Map(changes.map((change) => [change.field, change.after]));
  const dateOf = (field: string) =>
    ((after.has(field) ? after.get(field) : known.get(field)) ?? null) as string | null;
  const field = ['endOn', 'startOn'].find((name) =>
    changes.some((one) => one.field === name && !one.isRelease && one.before !== one.after),
  );
  const [start, end] = [dateOf('startOn'), dateOf('endOn')];
  if (!field || start === null || end === null || !isBefore(end, start)) return undefined;
  return { field, start, end };
};
