import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { catalogue, visibleTo, type Anime } from '#slices/catalog/index.ts';
import { conditionOf } from '../rules/condition.ts';
import { MEDIA_FILTERS, MEDIA_ORDERS, mediaOf, type Media } from '../rules/media.ts';
import { isOwnNumber, numberOf } from '../rules/number.ts';
import { inOrder } from '../rules/order.ts';

const MOST_MATCHES = 500;
const MOST_QUERY_CHARACTERS = 200;

type Numbers = readonly (number | null)[] | null;

/** The arguments of a question for media that do more than filter. */
export interface MediaArguments {
  id?: number | null;
  id_in?: Numbers;
  idMal?: number | null;
  idMal_in?: Numbers;
  search?: string | null;
  sort?: readonly (string | null)[] | null;
}

/** Adds a condition to those the arguments state. */
export type Also = (media: Media) => boolean;

const withOwnNumbers = (app: App, numbers: ReadonlySet<number>): Anime[] =>
  numbers.size === 0
    ? []
    : [...app.get(catalogue).all()].filter((anime) => numbers.has(numberOf(anime.id)));

/** The works that may be meant by ids; null when none are given. */
const byNumber = (app: App, { id, id_in, idMal, idMal_in }: MediaArguments): Anime[] | null => {
  const ofSite = (site: string, numbers: readonly (number | null)[]) =>
    numbers.flatMap((number) => app.get(catalogue).byExternalId(site, String(number)));
  if (id != null || id_in) {
    const numbers = [...(id_in ?? []), id].filter((number) => number != null);
    const own = withOwnNumbers(app, new Set(numbers.filter(isOwnNumber)));
    return [...new Set([...ofSite('anilist', numbers), ...own])];
  }
  if (idMal == null && !idMal_in) return null;
  return [...new Set(ofSite('mal', [...(idMal_in ?? []), idMal ?? null]))];
};

const searched = (search: string | null | undefined): string | null => {
  if (search == null || search.trim() === '') return null;
  if (search.length > MOST_QUERY_CHARACTERS) {
    throw refusal('BAD_USER_INPUT', `A search has at most ${MOST_QUERY_CHARACTERS} characters.`);
  }
  return search;
};

/** Media that fit the arguments and that the caller may see, in the order asked for: by match when searched, else by id. */
export const findMedia = (
  { app, caller }: RequestContext,
  args: MediaArguments,
  also: Also = () => true,
): Media[] => {
  const isVisible = visibleTo(caller);
  const fits = conditionOf({ ...args }, MEDIA_FILTERS);
  const accept = (anime: Anime) => isVisible(anime) && fits(mediaOf(anime)) && also(mediaOf(anime));
  const search = searched(args.search);
  if (search !== null) {
    const found = app.get(catalogue).search(search, MOST_MATCHES, accept).map(mediaOf);
    return args.sort?.length ? inOrder(found, args.sort, MEDIA_ORDERS) : found;
  }
  const candidates = byNumber(app, args) ?? [...app.get(catalogue).all()];
  const order = args.sort?.length ? [...args.sort, 'POPULARITY_DESC', 'ID'] : ['ID'];
  return inOrder(candidates.filter(accept).map(mediaOf), order, MEDIA_ORDERS);
};
