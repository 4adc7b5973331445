import type { Search } from './search.ts';

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

/** The query string of a search, without what is left at its default: the one address of it. */
export function searchQuery(search: Partial<Search>): string {
  const parameters = new URLSearchParams();
  if (search.query) parameters.set('q', search.query);
  if (search.kind === 'manga') parameters.set('type', 'manga');
  for (const name of FILTERS) {
    const value = search[name];
    if (value != null) parameters.set(name, String(value));
  }
  if (!search.query && search.sort && search.sort !== 'popular') {
    parameters.set('sort', search.sort);
  }
  if (search.after) parameters.set('after', search.after);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** How many of a search's filters are set; a service and its region are one. */
export function filterCount(search: Search): number {
  const count = FILTERS.filter((name) => search[name] !== null).length;
  return search.service === null ? count : count - 1;
}
