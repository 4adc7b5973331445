import { isBefore, isPartialDate } from '#platform/partial-date.ts';
import type { Said } from '#slices/exchange/values.ts';
import { joined, unread } from './said.ts';

const SHAPE = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[T ].*)?$/u;

const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (number: number): string => String(number).padStart(2, '0');

/** The result of reading a date. Null means "no date"; undefined means that the file does not say, or `fault` why it cannot be read. */
export interface ReadDate {
  date?: string | null;
  fault?: 'invalid' | 'future';
  /** What the file has, if there is a fault. */
  value?: unknown;
}

/** A date from numbers; null or 0 is unknown. */
export const dateOfParts = (
  parts: { year: number | null; month: number | null; day: number | null },
  today: string,
  value: unknown = [parts.year, parts.month, parts.day].filter(Boolean).join('-'),
): ReadDate => {
  const [year, month, day] = [parts.year ?? 0, parts.month ?? 0, parts.day ?? 0];
  if (year === 0) return month || day ? { fault: 'invalid', value } : { date: null };
  const isReal =
    year >= 1900 &&
    year <= 9999 &&
    month >= 0 &&
    month <= 12 &&
    day >= 0 &&
    (month > 0 || day === 0);
  if (!isReal || (day > 0 && day > daysIn(year, month))) return { fault: 'invalid', value };
  const date = [String(year), ...(month ? [two(month)] : []), ...(day ? [two(day)] : [])].join('-');
  return date > today.slice(0, date.length) ? { fault: 'future', value } : { date };
};

/** Reads a date: `2014-05-02`, `2014-05-00`, `0000-00-00`, an instant, or nothing. Days in the future are invalid. */
export const readDate = (value: unknown, today: string): ReadDate => {
  if (value === undefined) return {};
  if (value === null) return { date: null };
  const trimmed = typeof value === 'string' ? value.trim() : null;
  if (trimmed === '') return { date: null };
  const [, year, month, day] = SHAPE.exec(trimmed ?? '') ?? [];
  if (year === undefined) return { fault: 'invalid', value };
  const parts = { year: Number(year), month: Number(month ?? 0), day: Number(day ?? 0) };
  return dateOfParts(parts, today, value);
};

/**
 * A date of our own files. A value that our lists allow stays as it is, even in the future; anything else is read like a date of other
 * files.
 */
export const exactDate = (value: unknown, today: string): ReadDate =>
  typeof value === 'string' && isPartialDate(value) ? { date: value } : readDate(value, today);

const readBound = <Field extends 'startedOn' | 'completedOn'>(
  field: Field,
  { date, fault, value }: ReadDate,
): Said<Field> => {
  const word = field === 'startedOn' ? 'start' : 'finish';
  if (fault) return unread(field, value, `${fault}-${word}-date-ignored`);
  const says = (date === undefined ? {} : { [field]: date }) as Said<Field>['says'];
  return { says, warnings: [] };
};

/** The two dates of an entry, with a warning for each that is not plausible. */
export const readSpan = (start: ReadDate, finish: ReadDate): Said<'startedOn' | 'completedOn'> => {
  const [from, to] = [start.date, finish.date];
  const isTurned = Boolean(from && to && isBefore(to, from));
  return joined<'startedOn' | 'completedOn'>([
    readBound('startedOn', start),
    readBound('completedOn', finish),
    { says: {}, warnings: isTurned ? ['finish-before-start-kept'] : [] },
  ]);
};
