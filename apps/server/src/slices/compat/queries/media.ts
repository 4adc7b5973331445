import type { App } from '#platform/app.ts';
import { refusal } from '#platform/reasons.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import {
  catalogue,
  mangaCatalogue,
  visibleTo,
  type Anime,
  type Manga,
} from '#slices/catalog/index.ts';
import { conditionOf } from '../rules/condition.ts';
import { MEDIA_FILTERS, MEDIA_ORDERS, mediaOf, mediaOfManga, type Media } from '../rules/media.ts';
import { isOwnNumber, numberOf } from '../rules/number.ts';
import { inOrder } from '../rules/order.ts';

const MOST_MATCHES = 500;
const MOST_QUERY_CHARACTERS = 200;

type Numbers = readonly (number | null)[] | null;

/** The arguments of a media query that do more than filter. */
export interface MediaArguments {
  type?: Media['type'] | null;
  id?: number | null;
  id_in?: Numbers;
  idMal?: number | null;
  idMal_in?: Numbers;
  search?: string | null;
  sort?: readonly (string | null)[] | null;
}

/** The part of a catalogue record that look-ups need. */
interface Numbered {
  readonly id: string;
  readonly isAdult: boolean;
  readonly isHidden: boolean;
}

/** How the catalogue stores works of one kind. */
interface Shelf<Record> {
  all(): Iterable<Record>;
  byExternalId(site: string, id: string): readonly Record[];
  search(query: string, limit: number, accept: (record: Record) => boolean): readonly Record[];
}

interface Kind<Record> {
  type: Media['type'];
  shelf: (app: App) => Shelf<Record>;
  mediaOf: (record: Record) => Media;
}

interface Question {
  context: RequestContext;
  args: MediaArguments;
  search: string | null;
  accept: (media: Media) => boolean;
}

/** A condition in addition to those of the arguments. */
export type Also = (media: Media) => boolean;

const ANIME: Kind<Anime> = { type: 'ANIME', shelf: (app) => app.get(catalogue), mediaOf };
const MANGA: Kind<Manga> = {
  type: 'MANGA',
  shelf: (app) => app.get(mangaCatalogue),
  mediaOf: mediaOfManga,
};

/** A work of the catalogue by our id; undefined if the caller may not see it. */
export const mediaById = (
  { app, caller }: RequestContext,
  type: Media['type'],
  id: string,
): Media | undefined => {
  const isVisible = visibleTo(caller);
  const anime = type === 'ANIME' ? app.get(catalogue).get(id) : undefined;
  if (anime) return isVisible(anime) ? mediaOf(anime) : undefined;
  const manga = app.get(mangaCatalogue).get(id);
  return manga && isVisible(manga) ? mediaOfManga(manga) : undefined;
};

/** The works of a kind that the ids can name; null without ids. */
const byNumber = <Record extends Numbered>(
  shelf: Shelf<Record>,
  { id, id_in, idMal, idMal_in }: MediaArguments,
): Record[] | null => {
  const ofSite = (site: string, numbers: readonly (number | null)[]) =>
    numbers.flatMap((number) => shelf.byExternalId(site, String(number)));
  if (id != null || id_in) {
    const numbers = [...(id_in ?? []), id].filter((number) => number != null);
    const own = new Set(numbers.filter(isOwnNumber));
    const byOwn =
      own.size === 0 ? [] : [...shelf.all()].filter((each) => own.has(numberOf(each.id)));
    return [...new Set([...ofSite('anilist', numbers), ...byOwn])];
  }
  if (idMal == null && !idMal_in) return null;
  return [...new Set(ofSite('mal', [...(idMal_in ?? []), idMal ?? null]))];
};

/** The text to search for; null without one. @throws Refusal `BAD_USER_INPUT` */
export const searched = (search: string | null | undefined): string | null => {
  if (search == null || search.trim() === '') return null;
  if (search.length > MOST_QUERY_CHARACTERS) {
    throw refusal('BAD_USER_INPUT', 'SEARCH_TOO_LONG', { most: MOST_QUERY_CHARACTERS });
  }
  return search;
};

/** The works of one kind that match: the best match first in a search, otherwise unordered. */
const ofKind = <Record extends Numbered>(
  { type, shelf: shelfOf, mediaOf: mediaFrom }: Kind<Record>,
  { context: { app, caller }, args, search, accept }: Question,
): Media[] => {
  if (args.type != null && args.type !== type) return [];
  const shelf = shelfOf(app);
  const isVisible = visibleTo(caller);
  const isWanted = (record: Record) => isVisible(record) && accept(mediaFrom(record));
  if (search !== null) return shelf.search(search, MOST_MATCHES, isWanted).map(mediaFrom);
  const candidates = byNumber(shelf, args) ?? [...shelf.all()];
  return candidates.filter(isWanted).map(mediaFrom);
};

/**
 * Media that match the arguments and that the caller may see, in the requested order: the best match first in a search, otherwise by id.
 */
export const findMedia = (
  context: RequestContext,
  args: MediaArguments,
  also: Also = () => true,
): Media[] => {
  const fits = conditionOf({ ...args }, MEDIA_FILTERS);
  const accept = (media: Media) => fits(media) && also(media);
  const search = searched(args.search);
  const question = { context, args, search, accept };
  const found = [...ofKind(ANIME, question), ...ofKind(MANGA, question)];
  const isSorted = args.sort != null && args.sort.length > 0;
  if (search !== null) return isSorted ? inOrder(found, args.sort ?? [], MEDIA_ORDERS) : found;
  const order = isSorted ? [...(args.sort ?? []), 'POPULARITY_DESC', 'ID'] : ['ID'];
  return inOrder(found, order, MEDIA_ORDERS);
};
