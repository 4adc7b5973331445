import type { Order, Standing } from './order.ts';
import type { Placed } from './sorted-lists.ts';

interface Identified {
  readonly id: string;
}

/** A work whose place is told when somebody looks for it: pages look at a few. */
class LatelyPlaced<W extends Identified> implements Placed<W> {
  readonly work: W;
  readonly #order: Order<W>;

  constructor(work: W, order: Order<W>) {
    this.work = work;
    this.#order = order;
  }

  get key(): Standing {
    return this.#order.keyOf(this.work);
  }
}

/** Which place the value of each work has among the values of a list. */
const ranksOf = <W extends Identified>(list: readonly Placed<W>[]) => {
  const ranks = new Map<W, number>();
  let rank = -1;
  let before: unknown;
  for (const { work, key } of list) {
    if (rank < 0 || key[0] !== before) rank += 1;
    [before] = key;
    ranks.set(work, rank);
  }
  return { ranks, count: rank + 1 };
};

/** Works by their ranks. Those of the same rank stay in their order. */
const byRank = <W extends Identified>(
  works: readonly W[],
  { ranks, count }: ReturnType<typeof ranksOf<W>>,
): W[] => {
  const starts = new Uint32Array(count + 1);
  for (const work of works) starts[ranks.get(work)! + 1]! += 1;
  for (let rank = 1; rank <= count; rank += 1) starts[rank]! += starts[rank - 1]!;
  const found: W[] = Array.from(works);
  for (const work of works) {
    const rank = ranks.get(work)!;
    found[starts[rank]!] = work;
    starts[rank]! += 1;
  }
  return found;
};

/**
 * The works in several orders, of the lists in each of them: sorted by the last order, then by each one before it, which leaves works it finds
 * equal as they are. Nothing is compared, so it takes a fraction of what sorting takes.
 */
export const combined = <W extends Identified>(
  order: Order<W>,
  listIn: (part: Order<W>) => readonly Placed<W>[],
): Placed<W>[] => {
  const [last, ...before] = order.parts.toReversed();
  let works = listIn(last!).map(({ work }) => work);
  for (const part of before) works = byRank(works, ranksOf(listIn(part)));
  return works.map((work) => new LatelyPlaced(work, order));
};
