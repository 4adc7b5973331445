import type { RequestContext } from '#platform/graphql/context.ts';
import {
  people,
  studios,
  visibleTo,
  type NameMatch,
  type Person,
  type Studio,
} from '#slices/catalog/index.ts';
import { conditionOf, type Readers } from '../rules/condition.ts';
import { numberOf } from '../rules/number.ts';
import { inOrder } from '../rules/order.ts';
import { searched } from './media.ts';

/** The arguments that select people and studios. */
export interface NameArguments {
  id?: number | null;
  search?: string | null;
  sort?: readonly (string | null)[] | null;
}

const FILTERS: Readers<{ id: string }> = {
  id: ({ id }) => numberOf(id),
  isBirthday: () => null,
};

const ORDERS: Readers<{ id: string; name: string }> = {
  ID: ({ id }) => numberOf(id),
  NAME: ({ name }) => name,
};

/**
 * Those that match and have a work the caller may see: the best match first, then those with the most works, unless the query sorts
 * otherwise.
 */
const chosen = <Item extends { id: string; name: string }>(
  matches: readonly NameMatch<Item>[],
  { search: _search, sort, ...filters }: NameArguments,
  worksOf: (item: Item) => number,
): Item[] => {
  const fits = conditionOf({ ...filters }, FILTERS);
  const found = matches
    .filter(({ item }) => fits(item))
    .map(({ item, match }) => ({ item, match, works: worksOf(item) }))
    .filter(({ works }) => works > 0)
    .toSorted((a, b) => b.match - a.match || b.works - a.works || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
  return inOrder(found, sort ?? [], ORDERS);
};

/** People in the credits of works. */
export const findStaff = ({ app, caller }: RequestContext, args: NameArguments): Person[] => {
  const known = app.get(people);
  const isVisible = visibleTo(caller);
  const worksOf = (person: Person) => known.worksOf(person).filter(isVisible).length;
  return chosen(known.matching(searched(args.search)), args, worksOf);
};

/** Studios of the anime in the catalogue. */
export const findStudios = ({ app, caller }: RequestContext, args: NameArguments): Studio[] => {
  const known = app.get(studios);
  const isVisible = visibleTo(caller);
  const worksOf = (studio: Studio) => known.animeOf(studio).filter(isVisible).length;
  return chosen(known.matching(searched(args.search)), args, worksOf);
};
