import { MINUTE_MS } from '#platform/durations.ts';
import { hasFormOfPartialDate, isPartialDate } from '#platform/partial-date.ts';

/** RFC 3339 with a mandatory offset; calendar and clock are checked by `Date`. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;

/** Parses an instant in RFC 3339. @throws Error that names the format */
export const parseInstant = (value: unknown): Date => {
  const instant = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : undefined;
  // `Date` turns 30 February into a day of March, so days of the month are checked separately.
  if (!instant || Number.isNaN(instant.getTime()) || !isPartialDate(String(value).slice(0, 10))) {
    throw new Error('A DateTime is written as "2026-01-07T15:30:00Z", with an offset or Z.');
  }
  return instant;
};

/** A prime, so that instants of a schedule, which are whole minutes apart, get different slots. */
const REMEMBERED = 4_093;
const printed: ({ ms: number; text: string } | undefined)[] = [];

/**
 * Formats an instant as RFC 3339 in UTC, with milliseconds. Results are cached, because schedules are requested often, and formatting fifty
 * instants takes longer than the rest of their page.
 * @throws Error if it is not an instant
 */
export const printInstant = (value: unknown): string => {
  const instant = value instanceof Date ? value : parseInstant(value);
  const ms = instant.getTime();
  const slot = Math.abs(Math.floor(ms / MINUTE_MS)) % REMEMBERED;
  const known = printed[slot];
  if (known?.ms === ms) return known.text;
  const text = instant.toISOString();
  printed[slot] = { ms, text };
  return text;
};

/** Checks `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. @throws Error saying the form, or what the calendar lacks. */
export const parsePartialDate = (value: unknown): string => {
  if (typeof value === 'string') {
    if (isPartialDate(value)) return value;
    if (hasFormOfPartialDate(value))
      throw new Error(`There is no ${value.length > 7 ? 'day' : 'month'} "${value}".`);
  }
  throw new Error('A PartialDate is written as "2026", "2026-01" or "2026-01-07".');
};
