import type { Connection } from '#platform/graphql/connection.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import type { Order } from '../browse/order.ts';
import { browsePage } from '../browse/page.ts';
import type { Predicate } from '../browse/predicate.ts';
import { visibleTo } from '../policy.ts';
import type { Shelf, Work } from '../read-model/shelf.ts';

/** Walking a catalogue takes about as long as a search. */
export const BROWSE_COST = 25;

export const HOW_BROWSING_WORKS =
  'that match the filter, in one order. Works without the value of the order come last. A cursor is valid only for the same filter and order.';

/** A page of the works of a shelf that are asked for, as far as the reader may see them. */
export const browse = <W extends Work>(
  shelf: Shelf<W>,
  { order, accepts }: { order: Order<W>; accepts: Predicate<W> },
  { args, reader }: { args: PageArguments; reader: { canSeeAdult: boolean } },
): Connection<W> => {
  const isVisible = visibleTo(reader);
  return browsePage(
    {
      list: shelf.sortedBy(order),
      order,
      accepts: (work) => isVisible(work) && accepts(work),
    },
    args,
  );
};
