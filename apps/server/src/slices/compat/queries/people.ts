import type { RequestContext } from '#platform/graphql/context.ts';
import {
  charactersEndingIn,
  type CharacterInWork,
  charactersNamed,
  peopleNamed,
  studios,
  visibleTo,
  type NameMatch,
  type Person,
  type Studio,
} from '#slices/catalog/index.ts';
import { conditionOf, type Readers } from '../rules/condition.ts';
import { endingsOf, numberOf } from '../rules/number.ts';
import { inOrder } from '../rules/order.ts';
import { searched } from './media.ts';

/** The arguments that select people and studios. */
export interface NameArguments {
  id?: number | null;
  id_in?: readonly (number | null)[] | null;
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

/** The ids that may have the numbers of the arguments. */
const endingsAsked = ({ id, id_in: ids }: NameArguments): number[] =>
  endingsOf([id, ...(ids ?? [])].filter((number) => number != null));

/** People in the credits of works, and by name or number also those who only speak characters. */
export const findStaff = async (
  { app, caller }: RequestContext,
  args: NameArguments,
): Promise<Person[]> => {
  const { matches, worksOf } = await peopleNamed(app, searched(args.search), endingsAsked(args));
  const isVisible = visibleTo(caller);
  return chosen(matches, args, (person) => worksOf(person).filter(isVisible).length);
};

/** Characters found in one search; AniList's pages end there, too. */
const MOST_CHARACTERS = 50;

/** Characters by name or by number, each in the works the caller may see. All characters are not listed. */
export const findCharacters = async (
  { app, caller }: RequestContext,
  args: NameArguments,
): Promise<CharacterInWork[][]> => {
  const query = searched(args.search);
  const found =
    query === null
      ? await charactersEndingIn(app, endingsAsked(args), caller)
      : await charactersNamed(app, { query, first: MOST_CHARACTERS }, caller);
  const { search: _search, sort, ...filters } = args;
  const fits = conditionOf({ ...filters }, FILTERS);
  const named = found.flatMap((works) => {
    const [newest] = works;
    return newest ? [{ id: newest.character.id, name: newest.character.name, works }] : [];
  });
  return inOrder(named.filter(fits), sort ?? [], ORDERS).map(({ works }) => works);
};

/** Studios of the anime in the catalogue. */
export const findStudios = ({ app, caller }: RequestContext, args: NameArguments): Studio[] => {
  const known = app.get(studios);
  const isVisible = visibleTo(caller);
  const worksOf = (studio: Studio) => known.animeOf(studio).filter(isVisible).length;
  return chosen(known.matching(searched(args.search)), args, worksOf);
};
