import type { RequestEvent } from '@sveltejs/kit';
import { execute } from '#lib/server/graphql.server.ts';
import { OTHERS } from './search-others-document.server.ts';
import { MOST_OTHERS, type Others } from './search-others.ts';
import { filterCount } from './search-query.ts';
import type { Search } from './search.ts';

/** Works of the other kind, characters, people and studios; null for a search without words, and for one that filters or turns pages. */
export async function readOthers(event: RequestEvent, search: Search): Promise<Others | null> {
  const { query, kind, after } = search;
  if (query === '' || after !== null || filterCount(search) > 0) return null;
  const other = kind === 'anime' ? ('MANGA' as const) : ('ANIME' as const);
  const types = [other, 'CHARACTER' as const, 'PERSON' as const, 'STUDIO' as const];
  const { search: found } = await execute(event, OTHERS, { query, types, first: MOST_OTHERS });
  return found;
}
