const DAY_MS = 86_400_000;
/** Nothing on a list is older. */
const FIRST = Date.parse('1900-01-01T00:00:00Z');
const SHAPE = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/u;

/** What an instant of a file came to, RFC 3339 in UTC. */
export interface ReadInstant {
  at: string | null;
  fault?: 'invalid' | 'future';
}

/** A day as long as the calendar has it: `Date.parse` makes a day of March of 30 February. */
const isDay = (day: string): boolean => {
  const ms = Date.parse(day);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
};

const msOf = (value: string | number): number => {
  if (typeof value === 'number') return value;
  const [, day] = SHAPE.exec(value) ?? [];
  return day !== undefined && isDay(day) ? Date.parse(value) : Number.NaN;
};

/**
 * An instant as files write it: RFC 3339, a day, milliseconds since 1970, or nothing. Those before 1900 and those of the future are
 * not believed; clocks may run ahead of ours, but not by more than a day.
 */
export const readInstant = (
  value: string | number | null | undefined,
  today: string,
): ReadInstant => {
  const said = typeof value === 'string' ? value.trim() : value;
  if (said === null || said === undefined || said === '') return { at: null };
  const ms = msOf(said);
  if (Number.isNaN(ms) || ms < FIRST) return { at: null, fault: 'invalid' };
  if (ms >= Date.parse(today) + 2 * DAY_MS) return { at: null, fault: 'future' };
  return { at: new Date(ms).toISOString() };
};

/** When a row was last changed, with a warning where that is not believed. */
export const readChange = (
  value: string | number | null | undefined,
  today: string,
): { updatedAt: string | null; warnings: string[] } => {
  const { at, fault } = readInstant(value, today);
  return { updatedAt: at, warnings: fault ? [`${fault}-updated-at-ignored`] : [] };
};
