import type { EntryField } from '#lib/features/lists/entry/entry-texts.ts';
import { entryWords } from '#lib/features/lists/entry/entry-words.ts';
import { keptText } from '#lib/form/kept-refusal.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import type { ImportRow } from './list-import.ts';
import { reasonWords } from './reason-words.ts';

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
const fieldName = (field: string, isManga: boolean, locale: Locale): string => {
  const known = FIELDS[field];
  return known ? entryWords(locale).fields(known, isManga) : reasonWords(locale).fields(field);
};

/** What there is to say of a row: why it is not imported, which values were left out, and what was corrected. */
export function rowTexts(row: ImportRow, locale: Locale): string[] {
  const { reason, refused, warnings, unread, media } = row;
  const say = reasonWords(locale);
  const left = unread.map(({ field, value, warning }) => {
    const name = fieldName(field, media === 'MANGA', locale);
    return warning?.startsWith('future-') ? say.inFuture(name, value) : say.unread(name, value);
  });
  const told = new Set(unread.map(({ warning }) => warning));
  const others = warnings.filter((warning) => !told.has(warning)).map(say.reason);
  const isTold = reason === null || reason === 'unknown-status';
  const why = isTold ? [] : [refused ? keptText(reason, refused, locale) : say.reason(reason)];
  return [...why, ...left, ...others];
}
