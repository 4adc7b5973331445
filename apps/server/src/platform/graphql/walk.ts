import type { CursorKey } from './cursor.ts';
import { connectionOfRows, indexWhere, type Connection, type Ordering } from './connection.ts';
import { pageArguments, type PageArguments } from './page.ts';

/** A list in an order, and which of it is asked for. */
export interface Walked<Item> {
  list: readonly Item[];
  accepts: (item: Item) => boolean;
}

/** An order by what an item is, wherever it stands. */
type ByItem<Item, Key extends CursorKey> = Ordering<Item, Key> & { keyOf: (item: Item) => Key };

/**
 * A page of those items of an ordered list that are asked for. The list is walked from the cursor until the page is full;
 * counting walks all of it, and only when the count is selected.
 * @throws Refusal `BAD_USER_INPUT` as `pageArguments` does.
 */
export const pageOfWalk = <Item, Key extends CursorKey>(
  { list, accepts }: Walked<Item>,
  args: PageArguments,
  ordering: ByItem<Item, Key>,
): Connection<Item> => {
  const { compare, keyOf } = ordering;
  const page = pageArguments(args, ordering.key, ordering.bounds);
  const { after, before } = page;
  const start = after ? indexWhere(list, ordering, (key) => compare(key, after) > 0) : 0;
  const end = before ? indexWhere(list, ordering, (key) => compare(key, before) >= 0) : list.length;
  const isForward = page.direction === 'forward';
  const rows: Item[] = [];
  for (let step = 0; step < end - start && rows.length <= page.take; step += 1) {
    const item = list[isForward ? start + step : end - 1 - step] as Item;
    if (accepts(item)) rows.push(item);
  }
  return connectionOfRows({
    rows,
    page,
    keyOf,
    totalCount: () => countOf(list, accepts),
  });
};

const countOf = <Item>(list: readonly Item[], accepts: (item: Item) => boolean): number => {
  let count = 0;
  for (const item of list) if (accepts(item)) count += 1;
  return count;
};
