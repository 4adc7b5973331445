import type { PartialDate } from '#slices/catalog/index.ts';

const DAY_MS = 86_400_000;
/** What came out longer ago is a gap that was filled, and no news. */
const NEWS_DAYS = 7;

/** When it is told that something came out: at once, at a moment to come, or never since it is no news. */
export type Telling = { when: 'now' } | { when: 'later'; dueAt: Date } | { when: 'never' };

const NOW: Telling = { when: 'now' };
const NEVER: Telling = { when: 'never' };

const tellingAt = (atMs: number, now: Date): Telling => {
  if (atMs > now.getTime()) return { when: 'later', dueAt: new Date(atMs) };
  return now.getTime() - atMs <= NEWS_DAYS * DAY_MS ? NOW : NEVER;
};

/**
 * When a new release is told of. Of a day it is told as the day begins (UTC); what has no day is told at once where it follows
 * what was known (`isNext`), since nobody would know of it otherwise.
 */
export const tellingOf = (
  { on, isNext }: { on: string | null; isNext: boolean },
  now: Date,
): Telling => {
  if (on !== null && on.length >= 10) return tellingAt(Date.parse(on), now);
  const isPast = on !== null && on < now.toISOString().slice(0, on.length);
  return isNext && !isPast ? NOW : NEVER;
};

/** Whether a date, as far as it is known, lies before a day, or (0) may be that day. */
const compareDates = (a: PartialDate, b: PartialDate): number => {
  const shared = Math.min(a.length, b.length);
  const [x, y] = [a.slice(0, shared), b.slice(0, shared)];
  return x === y ? 0 : x < y ? -1 : 1;
};

/** Whether a date lies between two, both included; one known to the month does if any day of it does. */
export const isBetween = (
  date: PartialDate,
  { from, to }: { from?: PartialDate | null | undefined; to?: PartialDate | null | undefined },
): boolean =>
  (from == null || compareDates(date, from) >= 0) && (to == null || compareDates(date, to) <= 0);

/** Whether a release of a film that was not known is news: it is ahead, or was lately. */
export const isNewsOfFilm = (releasedOn: PartialDate, now: Date): boolean => {
  const lately = new Date(now.getTime() - NEWS_DAYS * DAY_MS).toISOString().slice(0, 10);
  return isBetween(releasedOn, { from: lately });
};
