import type { DataTier, FieldReference, TypeKind } from '@tsuzuki/contract/reference';

/** The two kinds of root fields, by their name in addresses. */
export const OPERATIONS = ['query', 'mutation'] as const;
export type Operation = (typeof OPERATIONS)[number];

export const isOperation = (word: string): word is Operation =>
  OPERATIONS.some((operation) => operation === word);

/** Who may read a field of each tier. */
export const READERS: Readonly<Record<DataTier, string>> = {
  public: 'Anyone',
  core: 'Any API key or signed-in user',
  full: 'Indie and Commercial plans',
};

/** The kinds of types, in the order of the page. */
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

const SELECTED = 'plus the fields you select';

/** The cost of a field, in words; null for scalars and enums, which cost nothing. */
export function costText({ cost: { reading, items }, args }: FieldReference): string | null {
  if (items === null) return reading > 0 ? count(reading) : null;
  const base = reading > 0 ? `${count(reading)} plus ` : '';
  if (args.some(({ name }) => name === 'first'))
    return `${base}1 point for the list and 1 point per item, ${SELECTED} of each item`;
  if (items === 'page') return `${base}1 point per item on the page, ${SELECTED} of each item`;
  if (items === 1) return `${base}1 point, ${SELECTED}`;
  return `${base}1 point per item, counted as ${items} items, ${SELECTED} of each item`;
}

/** Whether a value of the type may be null. */
export const isNullable = (type: string): boolean => !type.endsWith('!');
