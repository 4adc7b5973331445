/** What a list is ordered by; a work without it stands at the end, whichever way the order runs. */
export type SortValue = string | number | null;

/** Where a work stands in an ordered list: its value and, where values are equal, its id. */
export type Standing = readonly [value: SortValue, id: string];

interface Identified {
  readonly id: string;
}

/** A total order of works. */
export interface Order<W extends Identified> {
  name: string;
  keyOf(work: W): Standing;
  compare(a: Standing, b: Standing): number;
}

/** Cursors carry the value: a long title is ordered by its beginning. */
const MOST_CHARACTERS = 40;

/** A text to order by: whatever its width and case, and short. */
export const sortText = (text: string | null): string | null =>
  text?.normalize('NFKC').toLowerCase().slice(0, MOST_CHARACTERS) ?? null;

/** The orders of one kind of work, by their names. */
export type Orders<W extends Identified, Name extends string> = Record<Name, Order<W>>;

/** The orders by some fields, upward under the name of the field and downward under that with `_DESC`. */
export const ordersBy = <W extends Identified, Name extends string>(
  fields: Record<Name, (work: W) => SortValue>,
): Orders<W, Name | `${Name}_DESC`> => {
  const orders = Object.entries<(work: W) => SortValue>(fields).flatMap(([name, valueOf]) => [
    [name, orderBy(name, valueOf, 1)],
    [`${name}_DESC`, orderBy(`${name}_DESC`, valueOf, -1)],
  ]);
  return Object.fromEntries(orders) as Orders<W, Name | `${Name}_DESC`>;
};

/** What an order goes by, for readers of the schema: its name there, and how it begins upward and downward. */
export type OrderText = readonly [by: string, upward: string, downward: string];

export const TITLE_ORDER = ['from A to Z', 'from Z to A'] as const;
export const DATE_ORDER = ['earliest first', 'latest first'] as const;
export const NUMBER_ORDER = ['lowest first', 'highest first'] as const;

/** The names of orders, each described both ways, for an enum of them. */
export const describedOrders = <Name extends string>(
  texts: Record<Name, OrderText>,
): Record<Name | `${Name}_DESC`, string> => {
  const both = Object.entries<OrderText>(texts).flatMap(([name, [by, upward, downward]]) => [
    [name, `By ${by}, ${upward}.`],
    [`${name}_DESC`, `By ${by}, ${downward}.`],
  ]);
  return Object.fromEntries(both) as Record<Name | `${Name}_DESC`, string>;
};

const orderBy = <W extends Identified>(
  name: string,
  valueOf: (work: W) => SortValue,
  sign: 1 | -1,
): Order<W> => ({
  name,
  keyOf: (work) => [valueOf(work), work.id],
  compare: ([a, idOfA], [b, idOfB]) =>
    compareValues(a, b, sign) || (idOfA < idOfB ? -1 : +(idOfA > idOfB)),
});

const compareValues = (a: SortValue, b: SortValue, sign: 1 | -1): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
};
