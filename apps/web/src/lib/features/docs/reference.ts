import type { DataTier, FieldReference, TypeKind } from '@tsuzuki/contract/reference';

/** The two kinds of root fields, as addresses say them. */
export const OPERATIONS = ['query', 'mutation'] as const;
export type Operation = (typeof OPERATIONS)[number];

export const isOperation = (word: string): word is Operation =>
  OPERATIONS.some((operation) => operation === word);

/** Who reads a field of each tier. */
export const READERS: Readonly<Record<DataTier, string>> = {
  public: 'Anybody',
  core: 'Any API key, or signed in',
  full: 'Indie and Commercial',
};

/** The kinds of types, in the order they are listed. */
export const KIND_TITLES: readonly (readonly [TypeKind, string])[] = [
  ['object', 'Objects'],
  ['interface', 'Interfaces'],
  ['union', 'Unions'],
  ['input', 'Inputs'],
  ['enum', 'Enums'],
  ['scalar', 'Scalars'],
];

/** One word for a kind of type. */
export const KIND_NAMES: Readonly<Record<TypeKind, string>> = {
  object: 'Object',
  interface: 'Interface',
  union: 'Union',
  input: 'Input',
  enum: 'Enum',
  scalar: 'Scalar',
};

const count = (points: number): string =>
  `${points.toLocaleString('en')} ${points === 1 ? 'point' : 'points'}`;

/** What reading a field costs, as words; null of a leaf, which costs nothing. */
export function costText({ cost: { reading, items }, args }: FieldReference): string | null {
  if (items === null) return reading > 0 ? count(reading) : null;
  const base = reading > 0 ? `${count(reading)}, and ` : '';
  if (args.some(({ name }) => name === 'first'))
    return `${base}1 for the list; for each item of the page 1, and what is selected of it`;
  if (items === 'page') return `${base}1 for each item of the page, and what is selected of it`;
  if (items === 1) return `${base}1 point, and what is selected of it`;
  return `${base}as ${items} items: 1 for each, and what is selected of it`;
}

/** Whether a value of the type may be null. */
export const isNullable = (type: string): boolean => !type.endsWith('!');
