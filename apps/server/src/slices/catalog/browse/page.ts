import { z } from 'zod';
import { connectionOfRows, type Connection } from '#platform/graphql/connection.ts';
import { pageArguments, type PageArguments } from '#platform/graphql/page.ts';
import type { Order, Standing } from './order.ts';
import type { Predicate } from './predicate.ts';
import { firstAfter, type Placed } from './sorted-lists.ts';

const STANDING: z.ZodType<Standing> = z.tuple([
  z.union([z.string(), z.number(), z.null()]),
  z.uuid(),
]);

interface Identified {
  readonly id: string;
}

/** A list in an order, and which of it is asked for. */
export interface Browsed<W extends Identified> {
  list: readonly Placed<W>[];
  order: Order<W>;
  accepts: Predicate<W>;
}

/**
 * A page of those works of an ordered list that are asked for. The list is walked from the cursor until the page is full;
 * counting walks all of it, and only when the count is selected.
 * @throws Refusal `BAD_USER_INPUT` as `pageArguments` does.
 */
export const browsePage = <W extends Identified>(
  { list, order, accepts }: Browsed<W>,
  args: PageArguments,
): Connection<W> => {
  const page = pageArguments(args, STANDING);
  const start = page.after === null ? 0 : firstAfter(list, order, page.after);
  const end = page.before === null ? list.length : firstFrom({ list, order }, page.before);
  const isForward = page.direction === 'forward';
  const rows: Placed<W>[] = [];
  for (let step = 0; step < end - start && rows.length <= page.take; step += 1) {
    const placed = list[isForward ? start + step : end - 1 - step]!;
    if (accepts(placed.work)) rows.push(placed);
  }
  const count = (): number => list.filter(({ work }) => accepts(work)).length;
  return connectionOfRows({
    rows: rows.map(({ work }) => work),
    page,
    keyOf: (work) => order.keyOf(work),
    totalCount: count,
  });
};

/** Index of the first item that stands at a key or after it. */
const firstFrom = <W extends Identified>(
  { list, order }: Pick<Browsed<W>, 'list' | 'order'>,
  key: Standing,
): number => {
  const after = firstAfter(list, order, key);
  const last = list[after - 1];
  return last && order.compare(last.key, key) === 0 ? after - 1 : after;
};
