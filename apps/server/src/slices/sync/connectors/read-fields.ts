import { isPartialDate } from '#platform/partial-date.ts';
import { storableText } from '#platform/text.ts';
import { MOST_UNITS } from '#slices/lists/values.ts';
import type { SyncField, SyncStatus } from '../rules/merge/entry.ts';
import type { DecodedEntry, FieldContext } from './connector.ts';

/** Reads one field of a service. What it can't read stays absent, so that it is no change. */
export type FieldReader = (value: unknown, context: FieldContext) => DecodedEntry;

const LONGEST_NOTES = 10_000;

/** A status; null for a word that we don't know. */
export const statusIn =
  (words: Readonly<Record<string, SyncStatus>>): FieldReader =>
  (word) => ({
    status: typeof word === 'string' && Object.hasOwn(words, word) ? (words[word] ?? null) : null,
  });

/** A status by its number in a list of the service. */
export const statusAt =
  (words: readonly (SyncStatus | null)[]): FieldReader =>
  (index) => ({ status: typeof index === 'number' ? (words[index] ?? null) : null });

/** A number of units or repeats, from 0. */
export const countAs =
  (field: 'progress' | 'progressVolumes' | 'repeatCount'): FieldReader =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= MOST_UNITS ? { [field]: value } : {};

/** A score out of `most`; 0 and null mean that there is none. */
export const scoreOutOf =
  (most: number): FieldReader =>
  (value) => {
    if (value === null || value === 0) return { score: null };
    if (typeof value !== 'number' || value < 0 || value > most) return {};
    return { score: Math.round((value * 1000) / most) / 10 };
  };

/** A text; empty ones are none. */
export const readNotes: FieldReader = (value) => {
  if (value === null || value === '') return { notes: null };
  return typeof value === 'string' ? { notes: storableText(value, LONGEST_NOTES) } : {};
};

export const readPrivate: FieldReader = (value) =>
  typeof value === 'boolean' ? { private: value } : {};

type DateField = Extract<SyncField, 'startedAt' | 'completedAt'>;

const two = (number: number): string => String(number).padStart(2, '0');

/** A date in parts, of which the later ones may be unknown. */
export const dateOfPartsAs =
  (field: DateField): FieldReader =>
  (value) => {
    if (typeof value !== 'object' || value === null) return { [field]: null };
    const { year, month, day } = value as Record<string, unknown>;
    const parts = [year, month, day].map((part) => (typeof part === 'number' ? part : 0));
    const [y = 0, m = 0, d = 0] = parts;
    if (y === 0) return { [field]: null };
    const date = [String(y).padStart(4, '0'), ...(m ? [two(m), ...(d ? [two(d)] : [])] : [])];
    return isPartialDate(date.join('-')) ? { [field]: date.join('-') } : {};
  };

/** A date as text, whose unknown parts are missing or 0. */
export const dateAs =
  (field: DateField): FieldReader =>
  (value) => {
    if (value === null || value === '' || value === '0000-00-00') return { [field]: null };
    if (typeof value !== 'string') return {};
    const date = value.replace(/(?:-00){1,2}$/u, '');
    return isPartialDate(date) ? { [field]: date } : {};
  };

/** An instant as the day that it is in the time zone of the account. */
export const dayOfInstantAs =
  (field: DateField): FieldReader =>
  (value, { timeZone = 'UTC' }) => {
    if (value === null || value === '') return { [field]: null };
    const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(at)) return {};
    const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
    return isPartialDate(day) ? { [field]: day } : {};
  };

/** A field that is only of anime, or only of manga. */
export const onlyOf =
  (kind: 'anime' | 'manga', read: FieldReader): FieldReader =>
  (value, context) =>
    context.kind === undefined || context.kind === kind ? read(value, context) : {};

/** Reads the fields that an entry has, each by its own reader. */
export const decodeWith =
  (readers: Readonly<Record<string, FieldReader>>) =>
  (fields: Readonly<Record<string, unknown>>, context: FieldContext): DecodedEntry => {
    const decoded: DecodedEntry = {};
    for (const [name, read] of Object.entries(readers)) {
      if (fields[name] !== undefined) Object.assign(decoded, read(fields[name], context));
    }
    return decoded;
  };
