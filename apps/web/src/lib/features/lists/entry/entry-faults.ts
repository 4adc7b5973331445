import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { EntryField } from './entry-texts.ts';
import type { entryWords } from './entry-words.ts';

/** Errors of fields, in the reader's language. */
export interface Fault {
  readonly field: EntryField;
  readonly detail: string;
}

type Words = ReturnType<typeof entryWords>;

/** The value, as the API has it. */
const MOST_TAGS = 50;
const LONGEST_TAG = 50;

const WHOLE: ReadonlySet<EntryField> = new Set(['volumeProgress', 'repeatCount']);

const countFault = (
  name: EntryField,
  value: number,
  { say, kind, end }: { say: Words; kind: WorkKind; end: number | null },
): string | null => {
  const isWhole = WHOLE.has(name) || kind === 'anime';
  if (isWhole && !Number.isInteger(value)) return say.noWhole;
  if (name === 'progress' && end !== null && (value < 0 || value > end)) return say.outside(end);
  return value < 0 ? say.belowNothing : null;
};

const tagFault = (tags: readonly string[], say: Words): string | null => {
  if (tags.length > MOST_TAGS) return say.manyTags(MOST_TAGS);
  const long = tags.find((tag) => tag.length > LONGEST_TAG);
  return long === undefined ? null : say.longTag(long, LONGEST_TAG);
};

const PARTIAL_DATE = /^\d{4}(?:-\d\d){0,2}$/u;

/** Whether a partial date is before another, compared as far as both are known. */
const isBefore = (date: string, other: string): boolean => {
  if (!PARTIAL_DATE.test(date) || !PARTIAL_DATE.test(other)) return false;
  const known = Math.min(date.length, other.length);
  return date.slice(0, known) < other.slice(0, known);
};

/** Errors in the person's input, at most one per field, as far as the page can tell. The API has the last word. */
export function faultsIn(
  values: readonly (readonly [EntryField, unknown])[],
  {
    say,
    kind,
    end,
    dates,
  }: {
    say: Words;
    kind: WorkKind;
    /** The number of episodes or chapters; null if not known. */
    end: number | null;
    /** The values of both date fields. */
    dates: readonly [startedOn: string, completedOn: string];
  },
): Fault[] {
  const faults = values.flatMap(([field, value]): Fault[] => {
    let detail: string | null = null;
    if (value === undefined) detail = say.noNumber;
    else if (field === 'tags') detail = tagFault(value as readonly string[], say);
    else if (field === 'progress' || WHOLE.has(field))
      detail = countFault(field, value as number, { say, kind, end });
    return detail === null ? [] : [{ field, detail }];
  });
  const [startedOn, completedOn] = dates;
  const isDated = values.some(([field]) => field === 'startedOn' || field === 'completedOn');
  if (isDated && isBefore(completedOn, startedOn))
    faults.push({ field: 'completedOn', detail: say.endsEarly });
  return faults;
}
