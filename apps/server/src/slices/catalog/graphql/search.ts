import { refusal } from '#platform/errors.ts';
import { pageOfRanking, type Connection } from '#platform/graphql/connection.ts';
import type { PageArguments } from '#platform/graphql/page.ts';
import type { Predicate } from '../browse/predicate.ts';
import { visibleTo } from '../policy.ts';
import type { Shelf, Work } from '../read-model/shelf.ts';

/** Matches a search is ranked for; nobody pages further, and a smaller query finds the rest. */
const MOST_MATCHES = 500;
const MOST_QUERY_CHARACTERS = 200;

/** A search takes about as long as twenty-five objects. */
export const SEARCH_COST = 25;

export const HOW_SEARCH_WORKS =
  'by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. Best match first, 500 at most; `totalCount` is null when there are more.';

export const LIMIT_ARGUMENT = 'Another name of "first".';

/** What is asked for by somebody's list and by a filter. */
export const bothOf =
  <W extends Work>(isAsked: (id: string) => boolean, accepts: Predicate<W> | null): Predicate<W> =>
  (work) =>
    isAsked(work.id) && (accepts === null || accepts(work));

/** A page of the works whose titles match, as far as the reader may see them. @throws Refusal when the query is too long. */
export const searchPage = <W extends Work>(
  shelf: Shelf<W>,
  { query, accepts, ...args }: PageArguments & { query: string; accepts: Predicate<W> | null },
  reader: { canSeeAdult: boolean },
): Connection<W> => {
  if (query.length > MOST_QUERY_CHARACTERS) {
    throw refusal('BAD_USER_INPUT', `A search has at most ${MOST_QUERY_CHARACTERS} characters.`);
  }
  const isVisible = visibleTo(reader);
  // Rankings are remembered by the function that accepts: one of everybody's where nothing is left out.
  const accept: Predicate<W> = accepts ? (work) => isVisible(work) && accepts(work) : isVisible;
  const rank = (most: number) => shelf.search(query, most, accept);
  return pageOfRanking(rank, MOST_MATCHES, args);
};
