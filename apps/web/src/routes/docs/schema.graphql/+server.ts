import schema from '../../../../../../packages/contract/schema.graphql?raw';
import type { RequestHandler } from './$types';

/** The schema in the language of schemas, for code generators. */
export const GET: RequestHandler = () =>
  new Response(schema, {
    headers: {
      'content-type': 'application/graphql; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    },
  });
