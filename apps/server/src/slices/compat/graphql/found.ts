import type { RequestContext } from '#platform/graphql/context.ts';
import type { NameArguments } from '../queries/people.ts';
import { refusal } from '../reasons.ts';
import { SEARCH_COST } from './cost.ts';
import type { FieldRule } from './field-rule.ts';
import type { ListPage } from './list-page.ts';

type Find<Item> = (context: RequestContext, args: NameArguments) => Promise<Item[]>;

const first = <Item>([item]: readonly Item[]): Item => {
  if (!item) throw refusal('NOT_FOUND', 'COMPAT_NOT_FOUND');
  return item;
};

/** The first that is found by name or number. */
export const one = <Item>(find: Find<Item>): FieldRule<unknown, NameArguments> => ({
  resolve: async (_root, args, context) => first(await find(context, args)),
  extensions: { cost: SEARCH_COST },
});

/** A page of those that are found by name or number. */
export const page = <Item>(find: Find<Item>): FieldRule<ListPage, NameArguments> => ({
  resolve: (list, args, context) => list.cutLater(find(context, args)),
  extensions: { cost: SEARCH_COST },
});
