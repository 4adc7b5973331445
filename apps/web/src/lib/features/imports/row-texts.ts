import type { EntryField } from '#lib/features/lists/entry/entry-texts.ts';
import { entryWords } from '#lib/features/lists/entry/entry-words.ts';
import {
  fieldName,
  kindOf,
  progressText,
  type Kind,
} from '#lib/features/lists/entry/progress-name.ts';
import { keptText } from '#lib/form/kept-refusal.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import { scoreText, valueOfHundred } from '#lib/features/lists/entry/score-scale.ts';
import type { ImportRow, ShownValues } from './list-import.ts';
import { reasonWords } from './reason-words.ts';
import { valueWords } from './value-words.ts';

/** Fields that have the names of those of the entry's form. */
const FIELDS: Readonly<Record<string, EntryField>> = {
  status: 'status',
  progress: 'progress',
  progressVolumes: 'volumeProgress',
  score: 'score',
  startedOn: 'startedOn',
  completedOn: 'completedOn',
  repeatCount: 'repeatCount',
  notes: 'notes',
  tags: 'tags',
  customLists: 'customLists',
  priority: 'priority',
  visibility: 'visibility',
  isHiddenFromStatusLists: 'isHiddenFromStatusLists',
};

/** The name of a field of a row. */
const nameOf = (field: string, kind: Kind, locale: Locale): string => {
  const known = FIELDS[field];
  return known ? fieldName(known, kind, locale) : reasonWords(locale).fields(field);
};

const kindOfRow = ({ media, work }: ImportRow): Kind =>
  kindOf(work?.titles ?? null, media === 'MANGA');

const SCORE_OVER = /^score-over-(\d+)-clamped$/u;

/** What a word of the API says of a row. */
export const reasonText = (word: string, locale: Locale): string => {
  const say = reasonWords(locale);
  const most = SCORE_OVER.exec(word)?.[1];
  return most === undefined ? say.reason(word) : say.scoreOver(most);
};

/** What there is to say of a row: why it is not imported, which values were left out, and what was corrected. */
export function rowTexts(row: ImportRow, locale: Locale): string[] {
  const { reason, refused, warnings, unread, media } = row;
  const say = reasonWords(locale);
  const left = unread.map(({ field, value, warning }) => {
    // As the file has it, which counts episodes of a film, too.
    const name = nameOf(field, media === 'MANGA' ? 'manga' : 'anime', locale);
    return warning?.startsWith('future-') ? say.inFuture(name, value) : say.unread(name, value);
  });
  const told = new Set(unread.map(({ warning }) => warning));
  const others = warnings
    .filter((warning) => !told.has(warning))
    .map((warning) => reasonText(warning, locale));
  const isTold = reason === null || reason === 'unknown-status' || row.repeats !== null;
  const repeated = row.repeats === null ? [] : [say.repeated(row.repeats)];
  const why = isTold
    ? repeated
    : [refused ? keptText(reason, refused, locale) : reasonText(reason, locale)];
  return [...why, ...left, ...others];
}

/** A value of a row, as it will be. */
export interface ValueText {
  readonly text: string;
  readonly isChanged: boolean;
}

const SHOWN = [
  'status',
  'progress',
  'volumeProgress',
  'score',
  'startedOn',
  'completedOn',
  'repeatCount',
] as const satisfies readonly (keyof ShownValues & EntryField)[];

/** The values of a row as they will be, with the old one where an entry changes. */
export function valueTexts(row: ImportRow, locale: Locale, format: string): ValueText[] {
  const isManga = row.media === 'MANGA';
  const kind = kindOfRow(row);
  const entry = entryWords(locale);
  const say = valueWords(locale);
  const textOf = (values: ShownValues, field: (typeof SHOWN)[number]): string | null => {
    const value = values[field];
    if (value === undefined || value === null || value === 0) return null;
    if (field === 'progress') return progressText(Number(value), kind, locale);
    if (field === 'status') return entry.statuses(String(value), isManga);
    return field === 'score'
      ? scoreText(valueOfHundred(Number(value), format), format)
      : String(value);
  };
  const shown = SHOWN.flatMap((field): ValueText[] => {
    const after = textOf(row.after, field);
    const before = row.before ? textOf(row.before, field) : null;
    const isChanged = row.before !== null && row.before[field] !== row.after[field];
    if (after === null && !isChanged) return [];
    const value = isChanged ? say.step(before ?? say.nothing, after ?? say.nothing) : (after ?? '');
    const text = field === 'status' ? value : say.value(fieldName(field, kind, locale), value);
    return [{ text, isChanged }];
  });
  const others = row.others.map((field) => ({
    text: nameOf(field, kind, locale),
    isChanged: true,
  }));
  return [...shown, ...others];
}
