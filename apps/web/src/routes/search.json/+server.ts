import { error, json } from '@sveltejs/kit';
import { searchAnime } from '#lib/features/catalog/search.server.ts';
import { normalizeQuery } from '#lib/features/catalog/search.ts';
import { readOrDegrade } from '#lib/graphql.server.ts';
import type { RequestHandler } from './$types';

/** The search field's own source while somebody types; programs use the GraphQL API. */
export const GET: RequestHandler = async (event) => {
  const query = normalizeQuery(event.url.searchParams.get('q'));
  if (!query) error(400, 'Say what to look for: /search.json?q=…');
  const result = await readOrDegrade(event, () => searchAnime(event, query));
  if (!result) error(503, 'The catalogue could not be read just now.');
  return json(result, { headers: { 'cache-control': 'private, max-age=60' } });
};
