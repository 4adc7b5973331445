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

/** The names of orders, for an enum of them. */
export const namesOf = <W extends Identified, Name extends string>(
  orders: Orders<W, Name>,
): readonly Name[] => Object.keys(orders) as Name[];

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
