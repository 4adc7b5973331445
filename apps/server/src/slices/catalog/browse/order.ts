/** What a list is ordered by; a work without it stands at the end, whichever way the order runs. */
export type SortValue = string | number | null;

/** Where a work stands in a list in one order: its value and, where values are equal, its id. */
export type PlainStanding = readonly [value: SortValue, id: string];
/** The same in several orders, whose values decide before the id. */
export type Standing = readonly [...PlainStanding, ...then: SortValue[]];

interface Identified {
  readonly id: string;
}

/** A total order of works. */
export interface Order<W extends Identified, Key extends Standing = Standing> {
  name: string;
  /** The orders that decide one after the other; where all find two works equal, ids decide. */
  parts: readonly PlainOrder<W>[];
  keyOf(work: W): Key;
  compare(a: Standing, b: Standing): number;
}

/** An order by one value. */
export interface PlainOrder<W extends Identified> extends Order<W, PlainStanding> {
  valueOf(this: void, work: W): SortValue;
  sign: 1 | -1;
}

/** Cursors carry the value: a long title is ordered by its beginning. */
const MOST_CHARACTERS = 40;

/** A text to order by: whatever its width and case, and short. */
export const sortText = (text: string | null): string | null =>
  text?.normalize('NFKC').toLowerCase().slice(0, MOST_CHARACTERS) ?? null;

/** The orders of one kind of work, by their names. */
export type Orders<W extends Identified, Name extends string> = Record<Name, PlainOrder<W>>;

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

/** One order after another: the next decides where the one before finds no difference. */
export const oneAfterAnother = <W extends Identified>(
  first: PlainOrder<W>,
  ...then: readonly PlainOrder<W>[]
): Order<W> => {
  if (then.length === 0) return first;
  const parts = [first, ...then];
  return {
    name: parts.map(({ name }) => name).join(),
    parts,
    keyOf: (work) => [...first.keyOf(work), ...then.map(({ valueOf }) => valueOf(work))],
    compare: (a, b) =>
      compareValues(a[0], b[0], first.sign) || compareThen(a, b, then) || compareIds(a, b),
  };
};

const orderBy = <W extends Identified>(
  name: string,
  valueOf: (work: W) => SortValue,
  sign: 1 | -1,
): PlainOrder<W> => ({
  name,
  valueOf,
  sign,
  get parts() {
    return [this];
  },
  keyOf: (work) => [valueOf(work), work.id],
  compare: (a, b) => compareValues(a[0], b[0], sign) || compareIds(a, b),
});

const compareIds = ([, a]: Standing, [, b]: Standing): number => (a < b ? -1 : +(a > b));

/** Compares the values of further orders, which stand behind the id. */
const compareThen = (
  [, , ...a]: Standing,
  [, , ...b]: Standing,
  then: readonly { sign: 1 | -1 }[],
): number => {
  for (const [at, { sign }] of then.entries()) {
    const difference = compareValues(a[at] ?? null, b[at] ?? null, sign);
    if (difference !== 0) return difference;
  }
  return 0;
};

const compareValues = (a: SortValue, b: SortValue, sign: 1 | -1): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
};
