import type { PartialDate } from '../model.ts';

/** Whether a work is one that was asked for. */
export type Predicate<W> = (work: W) => boolean;

/** GraphQL leaves out what was not given, or says null: both ask for nothing. */
type Given<T> = T | null | undefined;

/** Values of which a work must have one, and values it must not have. */
export interface ChoiceFilter<V> {
  in?: Given<readonly V[]>;
  not?: Given<readonly V[]>;
}

/** The same for what a work has several of. */
export interface SetFilter<V> extends ChoiceFilter<V> {
  all?: Given<readonly V[]>;
}

/** Bounds that are not included themselves. */
export interface RangeFilter<V> {
  greater?: Given<V>;
  less?: Given<V>;
}

/** All that is asked for at once; parts that ask for nothing are null. */
export const every = <W>(parts: readonly (Predicate<W> | null)[]): Predicate<W> => {
  const asked = parts.filter((part) => part !== null);
  return (work) => asked.every((accepts) => accepts(work));
};

/** For a field with one value. A work that has none is in no list: it is never found by `in`, and kept by `not`. */
export const oneOf = <W, V>(
  filter: Given<ChoiceFilter<V>>,
  valueOf: (work: W) => V | null,
): Predicate<W> | null =>
  someOf(filter, (work) => {
    const value = valueOf(work);
    return value === null ? [] : [value];
  });

/** For a field with several values: one of `in`, all of `all`, none of `not`. */
export const someOf = <W, V>(
  filter: Given<SetFilter<V>>,
  valuesOf: (work: W) => readonly V[],
): Predicate<W> | null => {
  if (!filter) return null;
  const [wanted, unwanted] = [setOf(filter.in), setOf(filter.not)];
  const needed = filter.all ?? [];
  if (wanted === null && needed.length === 0 && !unwanted?.size) return null;
  return (work) => {
    const values = valuesOf(work);
    return (
      (wanted === null || values.some((value) => wanted.has(value))) &&
      needed.every((value) => values.includes(value)) &&
      !(unwanted !== null && values.some((value) => unwanted.has(value)))
    );
  };
};

/** For a number; one that is not known lies in no range. */
export const between = <W>(
  filter: Given<RangeFilter<number>>,
  valueOf: (work: W) => number | null,
): Predicate<W> | null => within(filter, valueOf, (a, b) => a - b);

/** For a date; one known to the year lies after another only if all of that year does. */
export const dated = <W>(
  filter: Given<RangeFilter<PartialDate>>,
  valueOf: (work: W) => PartialDate | null,
): Predicate<W> | null => within(filter, valueOf, compareDates);

/** For a flag. */
export const flagged = <W>(
  wanted: Given<boolean>,
  valueOf: (work: W) => boolean,
): Predicate<W> | null => (wanted == null ? null : (work) => valueOf(work) === wanted);

const setOf = <V>(values: Given<readonly V[]>): ReadonlySet<V> | null =>
  values ? new Set(values) : null;

const compareDates = (a: PartialDate, b: PartialDate): number => {
  const shared = Math.min(a.length, b.length);
  const [x, y] = [a.slice(0, shared), b.slice(0, shared)];
  return x === y ? 0 : x < y ? -1 : 1;
};

const within = <W, V>(
  filter: Given<RangeFilter<V>>,
  valueOf: (work: W) => V | null,
  compare: (a: V, b: V) => number,
): Predicate<W> | null => {
  const { greater, less } = filter ?? {};
  if (greater == null && less == null) return null;
  return (work) => {
    const value = valueOf(work);
    return (
      value !== null &&
      (greater == null || compare(value, greater) > 0) &&
      (less == null || compare(value, less) < 0)
    );
  };
};
