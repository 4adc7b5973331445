import { INTROSPECTION } from '#lib/features/docs/introspection.ts';
import { ask, readOrDegrade } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import type { RequestHandler } from './$types';

/** The result of the usual introspection query, for tools that need a file. */
export const GET: RequestHandler = async (event) => {
  const result = await readOrDegrade(event, () => ask(event, { query: INTROSPECTION }));
  if (!result) pageError(503, 'SCHEMA_UNAVAILABLE');
  return new Response(JSON.stringify({ data: result.data }, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    },
  });
};
