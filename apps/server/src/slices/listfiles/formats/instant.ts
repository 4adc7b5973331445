import { DAY_MS } from '#platform/durations.ts';

/** No instant of a list can be older. */
const FIRST = Date.parse('1900-01-01T00:00:00Z');
const SHAPE = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/u;

/** The result of reading an instant, RFC 3339 in UTC. */
export interface ReadInstant {
  at: string | null;
  fault?: 'invalid' | 'future';
}

/** Checks the calendar, because `Date.parse` turns 30 February into a day of March. */
const isDay = (day: string): boolean => {
  const ms = Date.parse(day);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
};

const msOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const [, day] = SHAPE.exec(value) ?? [];
  return day !== undefined && isDay(day) ? Date.parse(value) : Number.NaN;
};

/**
 * Reads an instant: RFC 3339, a day, milliseconds since 1970, or nothing. Instants before 1900 and in the future are invalid, but a clock
 * may be up to a day ahead of ours.
 */
export const readInstant = (value: unknown, today: string): ReadInstant => {
  const said = typeof value === 'string' ? value.trim() : value;
  if (said === null || said === undefined || said === '') return { at: null };
  const ms = msOf(said);
  if (Number.isNaN(ms) || ms < FIRST) return { at: null, fault: 'invalid' };
  if (ms >= Date.parse(today) + 2 * DAY_MS) return { at: null, fault: 'future' };
  return { at: new Date(ms).toISOString() };
};

/** When a row was last changed, with a warning if that is not plausible. */
export const readChange = (
  value: unknown,
  today: string,
): { updatedAt: string | null; warnings: string[] } => {
  const { at, fault } = readInstant(value, today);
  return { updatedAt: at, warnings: fault ? [`${fault}-updated-at-ignored`] : [] };
};
