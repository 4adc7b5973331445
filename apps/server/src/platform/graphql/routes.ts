import type { FastifyInstance, FastifyReply } from 'fastify';
import { directRoute } from '#platform/http/index.ts';
import { createEndpoint, type EndpointOptions } from './endpoint.ts';
import { graphiqlFor, type Asset, type ExplorerExample } from './graphiql.ts';

/** Where the API answers. */
export const GRAPHQL_PATH = '/graphql';

/** The options of the plugin. */
export interface GraphqlRoutesOptions extends Omit<EndpointOptions, 'page'> {
  /** Where the schema is served. */
  path?: string;
  /** What GraphiQL can open. */
  examples: readonly ExplorerExample[];
}

/** Fastify plugin: a GraphQL API at its path, and GraphiQL for browsers that open it. */
export const graphqlRoutes = async (
  server: FastifyInstance,
  { examples, path = GRAPHQL_PATH, ...options }: GraphqlRoutesOptions,
): Promise<void> => {
  const graphiql = graphiqlFor({ path, schema: options.schema, examples });
  const page = async () => (await graphiql()).page;
  directRoute(server, path, createEndpoint({ ...options, page }));
  server.get<{ Params: { file: string } }>(`${path}/assets/:file`, async (request, reply) => {
    const asset = (await graphiql()).assets.get(request.params.file);
    if (!asset) return reply.callNotFound();
    return sendAsset(reply, asset, request.headers['accept-encoding'] ?? '');
  });
};

const sendAsset = async (
  reply: FastifyReply,
  asset: Asset,
  acceptEncoding: string,
): Promise<FastifyReply> => {
  reply.headers({
    'content-type': asset.type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  });
  if (!/\bgzip\b/.test(acceptEncoding)) return reply.send(asset.content);
  return reply.header('content-encoding', 'gzip').send(await asset.compressed());
};
