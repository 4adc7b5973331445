import { DAY_MS } from '#platform/durations.ts';
import type { PartialDate } from '#slices/catalog/index.ts';
/** A release that is older than this fills a gap, and is not published. */
const RECENT_DAYS = 7;

/** When a release is published: at once, later, or never, because it is too old. */
export type Timing = { when: 'now' } | { when: 'later'; dueAt: Date } | { when: 'never' };

const NOW: Timing = { when: 'now' };
const NEVER: Timing = { when: 'never' };

const timingAt = (atMs: number, now: Date): Timing => {
  if (atMs > now.getTime()) return { when: 'later', dueAt: new Date(atMs) };
  return now.getTime() - atMs <= RECENT_DAYS * DAY_MS ? NOW : NEVER;
};

/**
 * When a new release is published. With a day, it is when the day begins (UTC). Without a day, it is at once if the release follows what
 * was known (`isNext`), because nobody would learn of it otherwise.
 */
export const timingOf = (
  { on, isNext }: { on: string | null; isNext: boolean },
  now: Date,
): Timing => {
  if (on !== null && on.length >= 10) return timingAt(Date.parse(on), now);
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

/** Whether the date of a new film release is published: it is in the future, or recent. */
export const isRecentOrUpcoming = (releasedOn: PartialDate, now: Date): boolean => {
  const lately = new Date(now.getTime() - RECENT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return isBetween(releasedOn, { from: lately });
};
