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

/** What a form changes of an entry. */
interface Edit {
  /** As the API takes it. */
  readonly input: EntryInput;
  /** What the fields say that say otherwise than they did when the form was made. */
  readonly typed: Typed;
  /** Ids of the custom lists that are ticked. */
  readonly lists: readonly string[];
  /** Name of one more, which may have to be made; empty for none. */
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

/** How fields that are not one line of text are read, as `textsOf` writes them. */
const SAID: Partial<Record<EntryField, (form: SentForm, name: EntryField) => string>> = {
  // Forms are sent with line ends of their own.
  notes: (form, name) => form.text(name).replaceAll('\r\n', '\n'),
  tags: (form, name) => tagText(tagsOf(form.text(name))),
  customLists: (form, name) => listText(form.all(name).filter(Boolean)),
  isHiddenFromStatusLists: (form, name) => form.all(name).join(''),
};

/** What a field says, as `textsOf` would. */
const saidOf = (form: SentForm, name: EntryField): string =>
  SAID[name]?.(form, name) ?? form.text(name).trim();

const countOf = (said: string): number | undefined => {
  const value = numberOf(said);
  return value === null ? 0 : value;
};

/** How what a field says becomes what the API takes, where that is no text; undefined where it cannot be read. */
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

/** Whether what the form says leaves an entry on no list at all: hidden from those by status, and on none of one's own. */
const isNowhere = (form: SentForm): boolean =>
  saidOf(form, 'isHiddenFromStatusLists') === 'on' &&
  saidOf(form, 'customLists') === '' &&
  form.text('newList').trim() === '';

/** Reads a form: what nobody touched since it was made is not said, so that it stays as it is by now, and dates and the status follow; of the status, see `keptStatus`. */
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
  // What its fields say that the API does not take, the API refuses.
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
