import { refusal } from '#platform/reasons.ts';
import { pageOfRanking, type Connection } from '#platform/graphql/connection.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import type { Order } from '../browse/order.ts';
import type { Predicate } from '../browse/predicate.ts';
import type { WorkKind } from '../media.ts';
import { visibleTo } from '../policy.ts';
import type { Shelf, Work } from '../read-model/shelf.ts';
import type { AddressedMedia } from './media.ts';
import { workAddress, type WorkAddress } from '../rules/work-address.ts';

/** Matches a search is ranked for; nobody pages further, and a smaller query finds the rest. */
const MOST_MATCHES = 500;
const MOST_QUERY_CHARACTERS = 200;
/** Addresses spell titles out, three characters for a byte of Japanese. */
const MOST_ADDRESS_CHARACTERS = 2_000;

/** A search takes about as long as twenty-five objects. */
export const SEARCH_COST = 25;

export const HOW_SEARCH_WORKS =
  'by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. By the address of a work at another site, or its id there (`mal:5114`), too: that work comes first. Best match first, or in an order; 500 at most, which are the best; `totalCount` is null when there are more.';

export const LIMIT_ARGUMENT = 'Another name for "first".';

/** What is asked for by somebody's list and by a filter. */
export const bothOf =
  <W extends Work>(isAsked: (id: string) => boolean, accepts: Predicate<W> | null): Predicate<W> =>
  (work) =>
    isAsked(work.id) && (accepts === null || accepts(work));

/** Works of one kind, and what else finds one of them by an address. */
export interface Searched<W extends Work> {
  kind: WorkKind;
  shelf: Shelf<W>;
  /** The works that a show or film of a film database is; only anime are mapped. */
  ofMedia: (media: AddressedMedia) => readonly string[];
}

/** The works an address names, the surest first. */
const namedBy = <W extends Work>(
  { kind, shelf, ofMedia }: Searched<W>,
  address: WorkAddress,
): readonly W[] => {
  if (address.kind !== null && address.kind !== kind) return [];
  const mapped = (address.media && ofMedia(address.media)) ?? [];
  const byIds = address.ids.flatMap(({ site, id }) =>
    site === 'tsuzuki' ? (shelf.get(id) ?? []) : shelf.byExternalId(site, id),
  );
  return [...byIds, ...mapped.flatMap((id) => shelf.get(id) ?? [])];
};

/** What is found, in an order that was asked for. Of more works than a search ranks, the best are put in order. */
const inOrder =
  <W extends Work>(rank: (most: number) => readonly W[], order: Order<W>) =>
  (most: number): readonly W[] =>
    rank(MOST_MATCHES)
      .map((work) => ({ work, key: order.keyOf(work) }))
      .sort((a, b) => order.compare(a.key, b.key))
      .slice(0, most)
      .map(({ work }) => work);

/** What is searched for. */
interface Asked<W extends Work> {
  query: string;
  accept: Predicate<W>;
  /** Null for the best match first. */
  order: Order<W> | null;
}

/** The works a search finds, in the order that was asked for. */
const ranking = <W extends Work>(
  searched: Searched<W>,
  { query, accept, order }: Asked<W>,
): ((most: number) => readonly W[]) => {
  const rank = matches(searched, query, accept);
  return order ? inOrder(rank, order) : rank;
};

/** The works a search finds, best first: those an address names, and after them those of the title in it. */
const matches = <W extends Work>(
  searched: Searched<W>,
  query: string,
  accept: Predicate<W>,
): ((most: number) => readonly W[]) => {
  const address = workAddress(query);
  const byTitle = (text: string, most: number) => searched.shelf.search(text, most, accept);
  if (!address) return (most) => byTitle(query, most);
  const named = [...new Set(namedBy(searched, address).filter(accept))];
  // `re:1` may be a title, an address never is.
  const isTitle = named.length === 0 && !query.includes('/');
  const text = address.words ?? (isTitle ? query : null);
  return (most) => {
    const titled = text === null ? [] : byTitle(text.slice(0, MOST_QUERY_CHARACTERS), most);
    return [...named, ...titled.filter((work) => !named.includes(work))].slice(0, most);
  };
};

/** @throws Refusal when a query is too long. */
export const refuseTooLong = (query: string): void => {
  const most = query.includes('/') ? MOST_ADDRESS_CHARACTERS : MOST_QUERY_CHARACTERS;
  if (query.length <= most) return;
  throw refusal('BAD_USER_INPUT', 'SEARCH_TOO_LONG', { most: MOST_QUERY_CHARACTERS });
};

/** The best of the works that a query finds, as far as the reader may see them. */
export const bestWorks = <W extends Work>(
  searched: Searched<W>,
  { query, first, order }: { query: string; first: number; order: Order<W> | null },
  reader: { canSeeAdult: boolean },
): readonly W[] => ranking(searched, { query, order, accept: visibleTo(reader) })(first);

interface SearchPage<W extends Work> extends PageArguments, Pick<Asked<W>, 'query' | 'order'> {
  accepts: Predicate<W> | null;
}

/**
 * A page of the works whose titles match, or that an address names, as far as the reader may see them.
 * @throws Refusal when the query is too long.
 */
export const searchPage = <W extends Work>(
  searched: Searched<W>,
  { query, accepts, order, ...args }: SearchPage<W>,
  reader: { canSeeAdult: boolean },
): Connection<W> => {
  refuseTooLong(query);
  const isVisible = visibleTo(reader);
  // Rankings are remembered by the function that accepts: one of everybody's where nothing is left out.
  const accept: Predicate<W> = accepts ? (work) => isVisible(work) && accepts(work) : isVisible;
  return pageOfRanking(ranking(searched, { query, accept, order }), MOST_MATCHES, args);
};
