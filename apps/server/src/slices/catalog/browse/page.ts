import { z } from 'zod';
import { pageWith, type Connection } from '#platform/graphql/connection.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import { pageOfWalk } from '#platform/graphql/walk.ts';
import type { Order, Standing } from './order.ts';
import type { Predicate } from './predicate.ts';
import type { Placed } from './sorted-lists.ts';

const SORT_VALUE = z.union([z.string(), z.number(), z.null()]);
const STANDING: z.ZodType<Standing> = z.tuple([SORT_VALUE, z.uuid()], SORT_VALUE);

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
 * A page of those works of an ordered list that are asked for.
 * @throws Refusal `BAD_USER_INPUT` as `pageArguments` does.
 */
export const browsePage = <W extends Identified>(
  { list, order, accepts }: Browsed<W>,
  args: PageArguments,
): Connection<W> => {
  const walked = { list, accepts: ({ work }: Placed<W>) => accepts(work) };
  const page = pageOfWalk(walked, args, {
    key: STANDING,
    keyOf: ({ key }: Placed<W>): Standing => key,
    compare: (a, b) => order.compare(a, b),
  });
  return pageWith(page, ({ work }) => work);
};
