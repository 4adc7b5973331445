import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { isKnownToClient } from './caching.ts';
import { codingFor, compress, LEAST_BYTES, type ContentCoding } from './content-coding.ts';
import type { RequestContext } from './context.ts';
import { errorOf, errorOfRefusal, reportBug } from './error.ts';
import { graphiqlAt, type Asset, type ExplorerExample } from './graphiql.ts';
import { createGraphqlHandler, errorReply, type HandlerOptions, type HttpReply } from './http.ts';
import { LIMITS } from './limits.ts';
import { negotiate, prefersHtml } from './media-type.ts';
import { RequestFault, unsupportedMediaType, type HttpRequest } from './request.ts';

/** Where the API answers. */
export const GRAPHQL_PATH = '/graphql';

/** What the plugin is registered with. */
export interface GraphqlRoutesOptions extends HandlerOptions {
  app: Pick<App, 'log'>;
  schema: GraphQLSchema;
  /** Where the schema is served. */
  path?: string;
  /** What GraphiQL has in its tabs. */
  examples: readonly ExplorerExample[];
  /** Words answers that tell of errors as clients of another service read them. */
  reword?: (answer: HttpReply) => HttpReply;
  /** Finds out who asks; it may put headers on the reply. A `Refusal` it throws is answered with that refusal's status. */
  contextOf: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => RequestContext | Promise<RequestContext>;
}

/** Any origin may ask, as no cookie is ever read here. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id',
} as const;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match, X-API-Key',
  'access-control-max-age': '86400',
} as const;

/** Fastify plugin: a GraphQL API at its path, and GraphiQL for browsers that open it. */
export const graphqlRoutes = async (
  server: FastifyInstance,
  {
    app,
    schema,
    examples,
    contextOf,
    path = GRAPHQL_PATH,
    reword,
    ...options
  }: GraphqlRoutesOptions,
): Promise<void> => {
  const handle = createGraphqlHandler(schema, options);
  const graphiql = graphiqlAt(path, examples);
  const worded = (answer: HttpReply): HttpReply =>
    reword && answer.hasErrors ? reword(answer) : answer;

  readBodiesAsText(server);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(CORS);
    done();
  });
  server.setErrorHandler((error, request, reply) =>
    send(reply, worded(replyToError(error, request, app))),
  );
  server.options(path, (_request, reply) => reply.code(204).headers(PREFLIGHT).send());
  server.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    handler: async (request, reply) => {
      if (isPageVisit(request)) return send(reply, (await graphiql()).page);
      const context = await contextOf(request, reply);
      const answer = await handle(httpRequestOf(request, reply), context);
      context.onAnswer?.(answer);
      return sendAnswer(request, reply, worded(answer));
    },
  });
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
  });
  if (!/\bgzip\b/.test(acceptEncoding)) return reply.send(asset.content);
  return reply.header('content-encoding', 'gzip').send(await asset.compressed());
};

/** JSON is parsed by the handler, which knows what to answer; bodies of other types are left unread and refused. */
const readBodiesAsText = (server: FastifyInstance): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LIMITS.bodyBytes },
    (_request, body, done) => done(null, body),
  );
  server.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
};

const httpRequestOf = (
  { method, headers, body, query }: FastifyRequest,
  { raw }: FastifyReply,
): HttpRequest => ({
  method,
  accept: headers.accept,
  contentType: headers['content-type'],
  body: typeof body === 'string' ? body : undefined,
  search: { ...(query as object) },
  onGone: (listener) => {
    if (raw.closed) queueMicrotask(listener);
    raw.once('close', listener);
    return () => void raw.off('close', listener);
  },
});

const isPageVisit = ({ method, headers, query }: FastifyRequest): boolean =>
  method === 'GET' && !asksForData(query as object) && prefersHtml(headers.accept);

const asksForData = (query: object): boolean => 'query' in query || 'extensions' in query;

const send = (reply: FastifyReply, { status, headers, body }: HttpReply): FastifyReply =>
  reply.code(status).headers(headers).send(body);

/** The answer, compressed for who takes it so, or only that the client has it already. */
const sendAnswer = ({ headers }: FastifyRequest, reply: FastifyReply, answer: HttpReply) => {
  const { etag } = answer.headers;
  if (etag !== undefined && isKnownToClient(headers['if-none-match'], etag)) {
    return reply.code(304).headers(answer.headers).removeHeader('content-type').send();
  }
  const isSmall = answer.body.length < LEAST_BYTES;
  const coding = isSmall ? undefined : codingFor(headers['accept-encoding']);
  return coding ? sendEncoded(reply, answer, coding) : send(reply, answer);
};

/** No cookie is read here, so no other site can have answers with secrets of its visitors compressed beside a guess. */
const sendEncoded = async (reply: FastifyReply, answer: HttpReply, coding: ContentCoding) => {
  const body = await (answer.encoded?.(coding) ?? compress(answer.body, coding));
  return send(reply.header('content-encoding', coding), { ...answer, body });
};

const replyToError = (
  error: unknown,
  { headers, id: requestId }: FastifyRequest,
  app: Pick<App, 'log'>,
): HttpReply => {
  const type = negotiate(headers.accept) ?? 'json';
  if (error instanceof Refusal) return errorReply(type, error.status, errorOfRefusal(error));
  const fault = faultOf(error);
  if (fault) return errorReply(type, fault.status, errorOf(fault.code, fault.message));
  reportBug(error, { app, requestId });
  return errorReply(type, 500, errorOf('INTERNAL', 'Internal error', { requestId }));
};

/** What is wrong with a request that Fastify could not read: it puts a status on its errors. */
const faultOf = (error: unknown): RequestFault | undefined => {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) {
    const message = `The body is too large; the limit is ${LIMITS.bodyBytes} bytes.`;
    return new RequestFault(413, 'PAYLOAD_TOO_LARGE', message);
  }
  if (status === 415) return unsupportedMediaType();
  return status < 500
    ? new RequestFault(status, 'BAD_USER_INPUT', 'The request cannot be read.')
    : undefined;
};
