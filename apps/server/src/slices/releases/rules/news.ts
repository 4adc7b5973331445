import type { PartialDate } from '#slices/catalog/index.ts';

const DAY_MS = 86_400_000;
/** A release that is older than this fills a gap, and is not announced. */
const NEWS_DAYS = 7;

/** When a release is announced: at once, later, or never, because it is too old. */
export type Telling = { when: 'now' } | { when: 'later'; dueAt: Date } | { when: 'never' };

const NOW: Telling = { when: 'now' };
const NEVER: Telling = { when: 'never' };

const tellingAt = (atMs: number, now: Date): Telling => {
  if (atMs > now.getTime()) return { when: 'later', dueAt: new Date(atMs) };
  return now.getTime() - atMs <= NEWS_DAYS * DAY_MS ? NOW : NEVER;
};

/**
 * When a new release is announced. With a day, it is when the day begins (UTC). Without a day, it is at once if the release follows what
 * was known (`isNext`), because nobody would learn of it otherwise.
 */
export const tellingOf = (
  { on, isNext }: { on: string | null; isNext: boolean },
  now: Date,
): Telling => {
  if (on !== null && on.length >= 10) return tellingAt(Date.parse(on), now);
  const isPast = on !== null && on < now.toISOString().slice(0, on.length);
  return isNext && !isPast ? NOW : NEVER;
};

/** Negative if a date is before another, positive if it is after, 0 if they can be the same day. */
const compareDates = (a: PartialDate, b: PartialDate): number => {
  const shared = Math.min(a.length, b.length);
  const [x, y] = [a.slice(0, shared), b.slice(0, shared)];
  return x === y ? 0 : x < y ? -1 : 1;
};

/** Whether a date is between two, both included. A date with only a month is, if any of its days is. */
export const isBetween = (
  date: PartialDate,
  { from, to }: { from?: PartialDate | null | undefined; to?: PartialDate | null | undefined },
): boolean =>
  (from == null || compareDates(date, from) >= 0) && (to == null || compareDates(date, to) <= 0);

/** Whether a new release of a film is announced: it is in the future, or recent. */
export const isNewsOfFilm = (releasedOn: PartialDate, now: Date): boolean => {
  const lately = new Date(now.getTime() - NEWS_DAYS * DAY_MS).toISOString().slice(0, 10);
  return isBetween(releasedOn, { from: lately });
};
