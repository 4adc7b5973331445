import type { Order, Standing } from './order.ts';

interface Identified {
  readonly id: string;
}

/** A work with where it stands, so that looking for a place computes nothing. */
export interface Placed<W> {
  work: W;
  key: Standing;
}

/** The same works in several orders: each is made when first asked for, and follows the changes from then on. */
export class SortedLists<W extends Identified> {
  readonly #lists = new Map<string, { order: Order<W>; placed: Placed<W>[] }>();

  /** The works in an order; `all` is read when it was not asked for before, or another order of its name was. */
  get(order: Order<W>, all: () => Iterable<W>): readonly Placed<W>[] {
    const known = this.#lists.get(order.name);
    if (known?.order === order) return known.placed;
    const placed = Array.from(all(), (work) => ({ work, key: order.keyOf(work) }));
    placed.sort((a, b) => order.compare(a.key, b.key));
    this.#lists.set(order.name, { order, placed });
    return placed;
  }

  /** Forgets the works of these ids and takes those given in their place. */
  replace(ids: ReadonlySet<string>, works: readonly W[]): void {
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
