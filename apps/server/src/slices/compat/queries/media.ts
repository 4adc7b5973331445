import type { App } from '#platform/app.ts';
import { refusal } from '#platform/reasons.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { mayRead } from '#platform/graphql/tier.ts';
import {
  catalogue,
  mangaCatalogue,
  visibleTo,
  type Anime,
  type Manga,
} from '#slices/catalog/index.ts';
import { listFigures } from '#slices/trends/index.ts';
import { conditionOf, type Readers } from '../rules/condition.ts';
import {
  type Media,
  mediaFilters,
  mediaOf,
  mediaOfManga,
  mediaOrders,
  type MediaSight,
} from '../rules/media.ts';
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
  minimumTagRank?: number | null;
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

/** What decides how a caller's media are filtered and sorted. */
export const mediaSight = (
  { app, caller }: RequestContext,
  { minimumTagRank }: Pick<MediaArguments, 'minimumTagRank'> = {},
): MediaSight => ({
  figures: app.get(listFigures).byWork,
  seesStreaming: mayRead(caller, 'full'),
  minimumTagRank: minimumTagRank ?? null,
});

/** Puts what a search found in order. `SEARCH_MATCH` is the order in which it was found. */
const searchedInOrder = (
  found: readonly Media[],
  sort: MediaArguments['sort'],
  orders: Readers<Media>,
): Media[] => {
  const places = new Map(found.map((media, place) => [media, place]));
  return inOrder(found, sort ?? [], {
    ...orders,
    SEARCH_MATCH: (media) => places.get(media) ?? null,
  });
};

/**
 * Media that match the arguments and that the caller may see, in the requested order: the best match first in a search, otherwise by id.
 */
export const findMedia = (
  context: RequestContext,
  args: MediaArguments,
  also: Also = () => true,
): Media[] => {
  const sight = mediaSight(context, args);
  const fits = conditionOf({ ...args }, mediaFilters(sight));
  const accept = (media: Media) => fits(media) && also(media);
  const search = searched(args.search);
  const question = { context, args, search, accept };
  const found = [...ofKind(ANIME, question), ...ofKind(MANGA, question)];
  const orders = mediaOrders(sight);
  if (search !== null) return searchedInOrder(found, args.sort, orders);
  const isSorted = args.sort != null && args.sort.length > 0;
  const order = isSorted ? [...(args.sort ?? []), 'POPULARITY_DESC', 'ID'] : ['ID'];
  return inOrder(found, order, orders);
};
