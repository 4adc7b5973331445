import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { SentForm } from '#lib/form/sent-form.server.ts';
import { faultsIn, type Fault } from './entry-faults.ts';
import { keptStatus, type Typed } from './entry-merge.ts';
import { entryWords } from './entry-words.ts';
import {
  ENTRY_FIELDS,
  listsOf,
  listText,
  parseBase,
  tagsOf,
  tagText,
  type EntryField,
} from './entry-texts.ts';
import { LIST_STATUSES } from './entry.ts';
import type { EntryInput } from './entry-write.server.ts';
import type { Locale } from '#lib/i18n/locale.ts';

/** The change of an entry that a form makes. */
interface Edit {
  /** As the API takes it. */
  readonly input: EntryInput;
  /** The fields whose value differs from when the form was made. */
  readonly typed: Typed;
  /** Ids of the ticked custom lists. */
  readonly lists: readonly string[];
  /** The name of one more custom list, which is created if necessary; empty for none. */
  readonly newList: string;
  /** What fields cannot say. */
  readonly faults: readonly Fault[];
}

const MOST_DIGITS = 12;

/** "10,5" is 10.5 to many. */
const numberOf = (text: string): number | null | undefined => {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^-?\d+(?:\.\d+)?$/u.test(trimmed) && trimmed.length <= MOST_DIGITS
    ? Number(trimmed)
    : undefined;
};

/** How to read fields that are not one line of text, in the form that `textsOf` writes. */
const SAID: Partial<Record<EntryField, (form: SentForm, name: EntryField) => string>> = {
  // Forms are sent with CRLF line ends.
  notes: (form, name) => form.text(name).replaceAll('\r\n', '\n'),
  tags: (form, name) => tagText(tagsOf(form.text(name))),
  customLists: (form, name) => listText(form.all(name).filter(Boolean)),
  isHiddenFromStatusLists: (form, name) => form.all(name).join(''),
};

/** The value of a field, in the form of `textsOf`. */
const saidOf = (form: SentForm, name: EntryField): string =>
  SAID[name]?.(form, name) ?? form.text(name).trim();

const countOf = (said: string): number | undefined => {
  const value = numberOf(said);
  return value === null ? 0 : value;
};

/** How to convert fields that are not text in the API; undefined for invalid input. */
const VALUES: Partial<Record<EntryField, (said: string) => unknown>> = {
  progress: countOf,
  volumeProgress: countOf,
  repeatCount: countOf,
  priority: countOf,
  score: numberOf,
  tags: tagsOf,
  customLists: listsOf,
  isHiddenFromStatusLists: (said) => said === 'on',
};

const valueOf = (name: EntryField, said: string): unknown => {
  const read = VALUES[name];
  if (read) return read(said);
  return said.trim() === '' ? null : said;
};

/** Whether the form would leave an entry on no list at all: hidden from the lists by status, and on no custom list. */
const isNowhere = (form: SentForm): boolean =>
  saidOf(form, 'isHiddenFromStatusLists') === 'on' &&
  saidOf(form, 'customLists') === '' &&
  form.text('newList').trim() === '';

/**
 * Reads a form. Fields that were not changed in it are not sent, so they keep their current value, and dates and status follow
 * (`keptStatus` has the exceptions).
 */
export function editOf(form: SentForm, { kind, locale }: { kind: WorkKind; locale: Locale }): Edit {
  const say = entryWords(locale);
  const base = parseBase(form.text('base'));
  const touched = ENTRY_FIELDS.filter((name) => {
    if (name === 'volumeProgress' && kind === 'anime') return false;
    return form.has(name) && saidOf(form, name) !== base[name];
  });
  const values = touched.map((name) => [name, valueOf(name, saidOf(form, name))] as const);
  const end = Number(form.text('end')) || null;
  const dates = [saidOf(form, 'startedOn'), saidOf(form, 'completedOn')] as const;
  const faults = faultsIn(values, { say, kind, end, dates });
  // The API refuses invalid values, so the cast is safe.
  const input = Object.fromEntries(values) as EntryInput;
  if (isNowhere(form)) {
    const field = 'isHiddenFromStatusLists';
    if (touched.includes(field)) faults.push({ field, detail: say.hiddenAlone });
    else input[field] = false;
  }
  const newList = form.text('newList').trim();
  const said = Object.fromEntries(touched.map((name) => [name, saidOf(form, name)]));
  const typed: Typed = newList === '' ? said : { ...said, newList };
  const status = keptStatus(typed, {
    status: form.choice('status', LIST_STATUSES),
    changed: form.text('changed'),
    end,
  });
  return {
    input: status === null ? input : { ...input, status },
    typed,
    lists: listsOf(saidOf(form, 'customLists')),
    newList,
    faults,
  };
}
