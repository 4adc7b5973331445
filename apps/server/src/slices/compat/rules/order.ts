import type { Readers, Value } from './condition.ts';

type Key = string | number | null;

const keyOf = (value: Value | undefined): Key => {
  if (typeof value === 'string') return value.toLowerCase();
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' ? value : null;
};

/** Unknown values come last in both directions. */
const compare = (a: Key, b: Key, direction: 1 | -1): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -direction : direction;
};

interface Row<Item> {
  item: Item;
  /** The keys are read once, because each is compared many times. */
  keys: Key[];
}

const DESCENDING = /_DESC$/u;

/** Sorts a list by AniList's orders (`SCORE_DESC`, `TITLE_ROMAJI`, …), the first order first. An order without a reader is ignored. */
export const inOrder = <Item>(
  items: readonly Item[],
  order: readonly (string | null)[],
  readers: Readers<Item>,
): Item[] => {
  const steps = order.flatMap((name) => {
    const read = readers[name?.replace(DESCENDING, '') ?? ''];
    return read
      ? [{ read, direction: DESCENDING.test(name ?? '') ? (-1 as const) : (1 as const) }]
      : [];
  });
  if (steps.length === 0) return [...items];
  const compareRows = (a: Row<Item>, b: Row<Item>): number => {
    for (let index = 0; index < steps.length; index += 1) {
      const { direction } = steps[index] ?? { direction: 1 as const };
      const difference = compare(a.keys[index] ?? null, b.keys[index] ?? null, direction);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return items
    .map((item): Row<Item> => ({ item, keys: steps.map(({ read }) => keyOf(read(item))) }))
    .sort(compareRows)
    .map(({ item }) => item);
};
