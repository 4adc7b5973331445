import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { SentForm } from '#lib/form/sent-form.server.ts';
import { entryWords } from './entry-words.ts';
import { ENTRY_FIELDS, parseBase, type EntryField } from './entry-texts.ts';
import type { Locale } from '#lib/i18n/locale.ts';

type Fault = { readonly field: string; readonly detail: string };

/** What a form changes of an entry. */
export interface Edit {
  /** As the API takes it. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The fields that say otherwise than they did when the form was made. */
  readonly touched: readonly EntryField[];
  /** Fields that cannot be read. */
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

/** What a field says, as `textsOf` would. */
const saidOf = (form: SentForm, name: EntryField): string =>
  // Forms are sent with line ends of their own.
  name === 'notes' ? form.text(name).replaceAll('\r\n', '\n') : form.text(name).trim();

/** What a field says, as the API takes it; undefined where that cannot be read. */
const valueOf = (name: EntryField, said: string): unknown => {
  switch (name) {
    case 'progress':
    case 'volumeProgress':
    case 'repeatCount': {
      const value = numberOf(said);
      return value === null ? 0 : value;
    }
    case 'score':
      return numberOf(said);
    default:
      return said.trim() === '' ? null : said;
  }
};

/** Reads a form: what nobody touched since it was made is not said, so that it stays as it is by now, and dates and the status follow. */
export function editOf(form: SentForm, { kind, locale }: { kind: WorkKind; locale: Locale }): Edit {
  const base = parseBase(form.text('base'));
  const touched = ENTRY_FIELDS.filter((name) => {
    if (name === 'volumeProgress' && kind === 'anime') return false;
    return form.has(name) && saidOf(form, name) !== base[name];
  });
  const values = touched.map((name) => [name, valueOf(name, saidOf(form, name))] as const);
  return {
    input: Object.fromEntries(values),
    touched,
    faults: values
      .filter(([, value]) => value === undefined)
      .map(([field]) => ({ field, detail: entryWords(locale).noNumber })),
  };
}
