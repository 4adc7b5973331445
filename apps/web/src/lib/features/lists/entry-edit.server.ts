import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { SentForm } from '#lib/form/sent-form.server.ts';
import { entryWords } from './entry-words.ts';
import type { Entry } from './entry.ts';
import type { Locale } from '#lib/i18n/locale.ts';

type Fault = { readonly field: string; readonly detail: string };

/** What a form says otherwise than the entry, as the API takes it; or the fields that cannot be read. */
export type Edit = { input: Record<string, unknown> } | { errors: Fault[] };

const NUMBERS = ['progress', 'volumeProgress', 'score', 'repeatCount'] as const;
const TEXTS = ['status', 'startedOn', 'completedOn', 'notes', 'visibility'] as const;

/** A new entry before anything is said of it. */
const BLANK: Partial<Entry> = {
  progress: 0,
  volumeProgress: 0,
  repeatCount: 0,
  visibility: 'PUBLIC',
};

const MOST_DIGITS = 12;

/** "10,5" is 10.5 to many. */
const numberOf = (text: string): number | null | undefined => {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^-?\d+(?:\.\d+)?$/u.test(trimmed) && trimmed.length <= MOST_DIGITS
    ? Number(trimmed)
    : undefined;
};

const textOf = (name: string, text: string): string | null => {
  // Forms are sent with line ends of their own.
  const value = name === 'notes' ? text.replaceAll('\r\n', '\n') : text.trim();
  return value.trim() === '' ? null : value;
};

/** Only what differs is said, so that the rest follows: dates, and the status from progress. */
export function editOf(
  form: SentForm,
  { entry, kind, locale }: { entry: Entry | null; kind: WorkKind; locale: Locale },
): Edit {
  const before: Partial<Entry> = entry ?? BLANK;
  const errors: Fault[] = [];
  const input: Record<string, unknown> = {};
  const say = (name: (typeof NUMBERS | typeof TEXTS)[number], value: number | string | null) => {
    if (value !== (before[name] ?? null)) input[name] = value;
  };
  for (const name of NUMBERS) {
    if (!form.has(name) || (name === 'volumeProgress' && kind === 'anime')) continue;
    const value = numberOf(form.text(name));
    if (value === undefined) errors.push({ field: name, detail: entryWords(locale).noNumber });
    else say(name, name === 'score' ? value : (value ?? 0));
  }
  for (const name of TEXTS) if (form.has(name)) say(name, textOf(name, form.text(name)));
  // Nothing is planned that was begun: what a new entry is follows from its progress.
  if (!entry && input['status'] === 'PLANNING' && Number(input['progress'] ?? 0) > 0) {
    delete input['status'];
  }
  return errors.length > 0 ? { errors } : { input };
}
