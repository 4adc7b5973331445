import { BoundedMap } from '#platform/bounded-map.ts';
import { combined } from './combined.ts';
import type { Order, Standing } from './order.ts';

interface Identified {
  readonly id: string;
}

/** A work with where it stands, so that looking for a place computes nothing. */
export interface Placed<W> {
  work: W;
  key: Standing;
}

interface Sorted<W extends Identified> {
  order: Order<W>;
  placed: Placed<W>[];
}

/** Places kept of lists in several orders at once, of which there are more than anybody asks for: some 50 bytes each. */
const MOST_PLACES = 1_000_000;

const haveSameParts = <W extends Identified>(a: Order<W>, b: Order<W>): boolean =>
  a.parts.every((part, at) => part === b.parts[at]);

const sorted = <W extends Identified>(order: Order<W>, all: Iterable<W>): Placed<W>[] =>
  Array.from(all, (work) => ({ work, key: order.keyOf(work) })).sort((a, b) =>
    order.compare(a.key, b.key),
  );

/**
 * The same works in several orders. A list in one order is made when first asked for, and follows the changes from then on. Lists in several
 * orders at once are put together of those, and kept until the next change or as long as there is room.
 */
export class SortedLists<W extends Identified> {
  readonly #lists = new Map<string, Sorted<W>>();
  readonly #combined = new BoundedMap<string, Sorted<W>>({
    weight: MOST_PLACES,
    weigh: (_name, { placed }) => placed.length,
  });

  /** The works in an order; `all` is read when it was not asked for before, or another order of its name was. */
  get(order: Order<W>, all: () => Iterable<W>): readonly Placed<W>[] {
    const isPlain = order.parts.length === 1;
    const lists = isPlain ? this.#lists : this.#combined;
    const known = lists.get(order.name);
    if (known && haveSameParts(known.order, order)) return known.placed;
    const placed = isPlain ? sorted(order, all()) : combined(order, (part) => this.get(part, all));
    lists.set(order.name, { order, placed });
    return placed;
  }

  /** Forgets the works of these ids and takes those given in their place. */
  replace(ids: ReadonlySet<string>, works: readonly W[]): void {
    this.#combined.clear();
    for (const list of this.#lists.values()) {
      const { order } = list;
      list.placed = list.placed.filter(({ work }) => !ids.has(work.id));
      for (const work of works) {
        const key = order.keyOf(work);
        list.placed.splice(firstAfter(list.placed, order, key), 0, { work, key });
      }
    }
  }

  clear(): void {
    this.#lists.clear();
    this.#combined.clear();
  }
}

/** Index of the first item that stands after a key; the number of items when none does. */
const firstAfter = <W extends Identified>(
  list: readonly Placed<W>[],
  order: Order<W>,
  key: Standing,
): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (order.compare(list[middle]!.key, key) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
};
