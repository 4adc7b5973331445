import type { CursorKey } from './cursor.ts';
import { connectionOfRows, indexWhere, type Connection, type Ordering } from './connection.ts';
import { pageArguments, type PageArguments } from './page.ts';

/** A list in an order, with a filter. */
export interface Walked<Item> {
  list: readonly Item[];
  accepts: (item: Item) => boolean;
}

/** An order by properties of an item. */
type ByItem<Item, Key extends CursorKey> = Ordering<Item, Key> & { keyOf: (item: Item) => Key };

/**
 * A page of the filtered items of an ordered list. We walk the list from the cursor until the page is full. Only if the count is selected
 * do we walk all of it.
 * @throws Refusal `BAD_USER_INPUT` as `pageArguments` does
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
