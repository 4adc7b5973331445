import { appendMore, moreCount } from './filters/more.ts';
import { usualSort, type Search } from './search.ts';

const FILTERS = [
  'genre',
  'format',
  'status',
  'season',
  'year',
  'score',
  'service',
  'region',
  'mine',
] as const;

/** The query string of a search, without defaults, so that each search has one address. */
export function searchQuery(search: Partial<Search>): string {
  const parameters = new URLSearchParams();
  if (search.query) parameters.set('q', search.query);
  if (search.kind === 'manga') parameters.set('type', 'manga');
  for (const name of FILTERS) {
    const value = search[name];
    if (value != null) parameters.set(name, String(value));
  }
  appendMore(parameters, search);
  if (search.sort && search.sort !== usualSort({ query: search.query ?? '' })) {
    parameters.set('sort', search.sort);
  }
  if (search.after) parameters.set('after', search.after);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The number of filters that are set. A service and its region count as one. */
export function filterCount(search: Search): number {
  const count = FILTERS.filter((name) => search[name] !== null).length + moreCount(search);
  return search.service === null ? count : count - 1;
}
