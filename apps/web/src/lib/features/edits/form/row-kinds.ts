import { serviceKey } from '@tsuzuki/contract/services';
import type { Enum } from '@tsuzuki/contract/schema';
import { type JsonRow, listAt, textAt } from '../json-value.ts';
import { airingParts, airingRow, AIRING_PARTS } from './airing-row.ts';
import { isBlank, type Part, type Parts, partsOfRow, rowOfParts } from './part.ts';
import { UNIT_KINDS } from './unit-row.ts';

/** Rows inside a row, such as the voices of a character. */
interface Subrows {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly most: number;
}

/** What rows a list has. */
export interface RowKind {
  readonly parts: readonly Part[];
  readonly subrows?: Subrows;
  /** The key of a row, under which it is changed by itself; absent if the list is one value. */
  readonly keyOf?: (row: JsonRow) => string;
  /** Whether rows with one key are one value. */
  readonly isMany?: true;
  /** What the form can search, to add what it finds. */
  readonly finds?: 'works' | 'people';
  /** What new rows have beside their parts. */
  readonly blank?: JsonRow;
  readonly read?: (row: unknown) => Parts;
  readonly write?: (typed: Parts, before: unknown) => JsonRow;
}

const ROLES = [
  'STORY_AND_ART',
  'STORY',
  'ART',
  'ORIGINAL_CREATOR',
  'DIRECTOR',
  'SERIES_COMPOSITION',
  'CHARACTER_DESIGN',
  'MUSIC',
  'OTHER',
] as const satisfies readonly Enum<'StaffRole'>[];
const CHARACTER_ROLES = [
  'MAIN',
  'SUPPORTING',
  'BACKGROUND',
] as const satisfies readonly Enum<'CharacterRole'>[];
const RELATIONS = [
  'SOURCE',
  'ADAPTATION',
  'PREQUEL',
  'SEQUEL',
  'PARENT',
  'SIDE_STORY',
  'SPIN_OFF',
  'SUMMARY',
  'ALTERNATIVE',
  'CHARACTER',
  'OTHER',
] as const satisfies readonly Enum<'RelationType'>[];

const RELEASE_KINDS = [
  'THEATRICAL',
  'DIGITAL',
  'PHYSICAL',
  'TV',
] as const satisfies readonly Enum<'MovieReleaseKind'>[];

const MOST_TITLES = 5;
const MOST_VOICES = 10;

const TITLE: readonly Part[] = [
  { name: 'text', kind: 'text' },
  { name: 'lang', kind: 'language' },
];
const NAME: readonly Part[] = [
  { name: 'name', kind: 'text' },
  { name: 'nameNative', kind: 'text' },
];

const KINDS = {
  synonyms: { parts: TITLE, keyOf: (row) => textAt(row, 'text') },
  descriptions: {
    parts: [
      { name: 'lang', kind: 'language', initial: 'en' },
      { name: 'text', kind: 'long' },
    ],
    keyOf: (row) => textAt(row, 'lang') || 'und',
  },
  staff: {
    parts: [...NAME, { name: 'role', kind: 'choice', options: ROLES, initial: 'OTHER' }],
    keyOf: (row) => `${textAt(row, 'role')}:${textAt(row, 'name')}`,
    finds: 'people',
  },
  characters: {
    parts: [
      ...NAME,
      { name: 'role', kind: 'choice', options: CHARACTER_ROLES, initial: 'SUPPORTING' },
    ],
    subrows: {
      name: 'voices',
      parts: [...NAME, { name: 'lang', kind: 'language', initial: 'ja' }],
      most: MOST_VOICES,
    },
    keyOf: (row) => textAt(row, 'name'),
    blank: { key: null },
  },
  episodes: {
    parts: [
      { name: 'number', kind: 'number' },
      { name: 'airedOn', kind: 'date' },
      { name: 'durationMinutes', kind: 'number' },
    ],
    subrows: { name: 'titles', parts: TITLE, most: MOST_TITLES },
    keyOf: (row) => textAt(row, 'number'),
  },
  related: {
    parts: [
      { name: 'medium', kind: 'hidden' },
      { name: 'site', kind: 'hidden' },
      { name: 'id', kind: 'hidden' },
      { name: 'kind', kind: 'choice', options: RELATIONS },
    ],
    keyOf: (row) => ['medium', 'site', 'id'].map((name) => textAt(row, name)).join(':'),
    finds: 'works',
  },
  externalIds: {
    parts: [
      { name: 'site', kind: 'text', isKey: true },
      { name: 'id', kind: 'text' },
      { name: 'isPrimary', kind: 'flag', initial: 'true' },
    ],
    keyOf: (row) => textAt(row, 'site'),
    isMany: true,
  },
  streaming: {
    parts: [
      { name: 'service', kind: 'text', isKey: true, keyOf: serviceKey },
      { name: 'url', kind: 'text' },
      { name: 'regions', kind: 'regions' },
      { name: 'startsAt', kind: 'date' },
      { name: 'endsAt', kind: 'date' },
    ],
    keyOf: (row) => textAt(row, 'url'),
  },
  movieReleases: {
    parts: [
      { name: 'region', kind: 'region' },
      { name: 'kind', kind: 'choice', options: RELEASE_KINDS, initial: 'THEATRICAL' },
      { name: 'releasedOn', kind: 'date' },
      { name: 'note', kind: 'text' },
    ],
    keyOf: (row) =>
      ['region', 'kind', 'note']
        .map((name) => textAt(row, name))
        .filter(Boolean)
        .join(':'),
  },
  ...UNIT_KINDS,
  airing: { parts: AIRING_PARTS, read: airingParts, write: airingRow },
} as const satisfies Record<string, RowKind>;

export type ListName = keyof typeof KINDS;

/** The lists of a work by their field, with the parts of their rows. */
export const ROW_KINDS: Readonly<Record<ListName, RowKind>> = KINDS;

export const isListName = (name: string): name is ListName => Object.hasOwn(KINDS, name);

const subPrefix = ({ name }: Subrows, index: number): string => `${name}.${index}.`;

/** What stands in the parts of a row at first. */
export function partsOf(list: ListName, row: unknown): Parts {
  const { parts, subrows, read } = ROW_KINDS[list];
  if (read) return read(row);
  const inside = subrows ? listAt(row, subrows.name) : [];
  return Object.assign(
    partsOfRow(parts, row),
    ...inside.map((sub, index) => partsOfRow(subrows!.parts, sub, subPrefix(subrows!, index))),
  );
}

/** How many rows inside a row the form shows: those that have something, and an empty one. */
export function subrowCount(list: ListName, typed: Parts): number {
  const { subrows } = ROW_KINDS[list];
  if (!subrows) return 0;
  const last = Array.from({ length: subrows.most }, (_, index) => index).findLast(
    (index) => !isBlank(subrows.parts, typed, subPrefix(subrows, index)),
  );
  return Math.min(subrows.most, (last ?? -1) + 2);
}

/** The row that was typed; null if nothing was. */
export function rowTyped(list: ListName, typed: Parts, before?: unknown): JsonRow | null {
  const { parts, subrows, write, blank } = ROW_KINDS[list];
  const inside = subrows
    ? Array.from({ length: subrows.most }, (_, index) => index).filter(
        (index) => !isBlank(subrows.parts, typed, subPrefix(subrows, index)),
      )
    : [];
  if (inside.length === 0 && isBlank(parts, typed)) return null;
  if (write) return write(typed, before);
  const row = rowOfParts(parts, typed, { before: before ?? blank });
  if (!subrows) return row;
  const old = listAt(before, subrows.name);
  const rows = inside.map((index) => {
    const prefix = subPrefix(subrows, index);
    return rowOfParts(subrows.parts, typed, { before: old[index], prefix });
  });
  return { ...row, [subrows.name]: rows };
}

/** The parts of a new row. */
export const newParts = (list: ListName): Parts =>
  Object.fromEntries(ROW_KINDS[list].parts.map(({ name, initial = '' }) => [name, initial]));
