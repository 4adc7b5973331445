import { type JsonRow, at, listAt, rowOf } from '../json-value.ts';

/** How a part of a row is written in the form. */
export type PartKind =
  | 'text'
  | 'long'
  | 'date'
  | 'time'
  | 'number'
  | 'flag'
  | 'choice'
  | 'language'
  | 'region'
  | 'regions'
  | 'hidden';

/** A part of a row: a text, a date, a choice. */
export interface Part {
  readonly name: string;
  readonly kind: PartKind;
  readonly options?: readonly string[];
  /** What new rows begin with. */
  readonly initial?: string;
  /** Whether it is a key, such as that of a site: in small letters and without spaces. */
  readonly isKey?: true;
  /** The key of what people know by a name, such as that of a service. */
  readonly keyOf?: (name: string) => string | undefined;
}

/** What is typed in the parts of a row, by the names of the parts. */
export type Parts = Readonly<Record<string, string>>;

const isNumber = (text: string): boolean => /^-?\d{1,9}(?:\.\d{1,6})?$/u.test(text);

const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();
const textKey = (text: string): string => oneLine(text).toLowerCase().replaceAll(' ', '-');
const codes = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,、]+/u)
    .filter(Boolean);

/** What stands in a part at first. */
export function partOf({ name, kind }: Part, row: unknown): string {
  if (kind === 'regions') return listAt(row, name).map(String).join(' ');
  const value = at(row, name);
  if (kind === 'flag') return value === true ? 'true' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The value that was typed in a part. What is no number is left to the API to refuse. */
export function valueOfPart({ kind, isKey, keyOf }: Part, typed: string): unknown {
  if (kind === 'flag') return typed === 'true';
  if (kind === 'long') return typed.replaceAll('\r\n', '\n').trim();
  const line = oneLine(typed);
  const text = isKey ? (keyOf?.(line) ?? textKey(line)) : line;
  if (text === '') return null;
  if (kind === 'number') return isNumber(text) ? Number(text) : text;
  if (kind === 'regions') return codes(text);
  return text;
}

/** The parts of a row, or of a row inside it. */
export const partsOfRow = (parts: readonly Part[], row: unknown, prefix = ''): Parts =>
  Object.fromEntries(parts.map((part) => [`${prefix}${part.name}`, partOf(part, row)]));

/** The row that was typed. What the form does not show of the row before stays. */
export const rowOfParts = (
  parts: readonly Part[],
  typed: Parts,
  { before, prefix = '' }: { before?: unknown; prefix?: string } = {},
): JsonRow => ({
  ...rowOf(before),
  ...Object.fromEntries(
    parts.map((part) => [part.name, valueOfPart(part, typed[`${prefix}${part.name}`] ?? '')]),
  ),
});

/** These are chosen from the beginning, or never empty: a row with nothing else is empty. */
const CHOSEN: ReadonlySet<PartKind> = new Set(['choice', 'language', 'flag']);

/** Whether nobody typed anything into some parts. */
export const isBlank = (parts: readonly Part[], typed: Parts, prefix = ''): boolean =>
  parts.every(
    ({ name, kind }) => CHOSEN.has(kind) || (typed[`${prefix}${name}`] ?? '').trim() === '',
  );
