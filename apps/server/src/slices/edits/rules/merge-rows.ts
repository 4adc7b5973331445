import { isSameValue } from '#slices/catalog/values.ts';

/** What tells the rows of a list apart. */
export type RowKey = (row: never) => string;

type Rows = readonly unknown[];

/** A list as its author saw it, as they want it, and as it is now. */
export interface Versions {
  base: Rows;
  proposed: Rows;
  current: Rows;
}

interface Merged {
  rows: unknown[];
  /** Whether others changed a row that the proposal changes, to something else; the proposal wins. */
  isConflict: boolean;
}

type ByKey = ReadonlyMap<string, unknown>;

/** Whether the rows of one list that another also has are in another order. */
const isReordered = (base: ByKey, proposed: ByKey): boolean => {
  const kept = [...base.keys()].filter((key) => proposed.has(key));
  const wanted = [...proposed.keys()].filter((key) => base.has(key));
  return kept.some((key, index) => key !== wanted[index]);
};

/** The keys of one order with those that only another has, each after the one that it follows there. */
const interleaved = (order: readonly string[], other: readonly string[]): string[] => {
  const keys = [...order];
  for (const [index, key] of other.entries()) {
    if (keys.includes(key)) continue;
    const previous = other[index - 1];
    keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key);
  }
  return keys;
};

/**
 * Merges the rows of a list three ways: the rows that the proposal adds, removes or changes are as it wants them, and all others as they are now.
 * The order is that of now, or that of the proposal if it orders rows anew.
 */
export const mergedRows = ({ base, proposed, current }: Versions, keyOf: RowKey): Merged => {
  const byKey = (rows: Rows): ByKey => new Map(rows.map((row) => [keyOf(row as never), row]));
  const [was, wanted, is] = [byKey(base), byKey(proposed), byKey(current)];
  const isWanted = (key: string): boolean => !isSameValue(wanted.get(key), was.get(key));
  const isOthers = (key: string): boolean =>
    !isSameValue(is.get(key), was.get(key)) && !isSameValue(is.get(key), wanted.get(key));
  const orders = [[...is.keys()], [...wanted.keys()]] as const;
  const [first, second] = isReordered(was, wanted) ? [orders[1], orders[0]] : orders;
  const keys = interleaved(first, second);
  const rowOf = (key: string): unknown => (isWanted(key) ? wanted : is).get(key);
  return {
    rows: keys.map(rowOf).filter((row) => row !== undefined),
    isConflict: keys.some((key) => isWanted(key) && isOthers(key)),
  };
};
