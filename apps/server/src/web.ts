import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { InProcessContext } from '@tsuzuki/contract';
import type { App } from '#platform/app.ts';
import { createInProcessGraphql } from '#platform/graphql/in-process.ts';
import { httpSettings } from '#platform/http/index.ts';
import { ANONYMOUS, TIERS } from '#slices/access/index.ts';
import { publicSchema } from './schema.ts';

type WebRequest = IncomingMessage & InProcessContext;
type WebHandler = (request: WebRequest, response: ServerResponse) => void | Promise<void>;

/** Tells the web app by which protocol its visitor came; set by us, never taken from the visitor. */
const PROTOCOL_HEADER = 'x-tsuzuki-protocol';

/** The handler answers by itself, at once or later; what it throws either way is a rejection here. */
const handle = async (
  handler: WebHandler,
  request: WebRequest,
  response: ServerResponse,
): Promise<void> => handler(request, response);

/**
 * Mounts the web app behind every other route. It reads through GraphQL executed in this process, never through the public limits.
 */
export const mountWeb = async (server: FastifyInstance, app: App): Promise<void> => {
  // Read by the bundle when it is loaded, which is when it is mounted: commands need no web app.
  process.env['PROTOCOL_HEADER'] = PROTOCOL_HEADER;
  const { handler } = await import('@tsuzuki/web/handler');
  const graphql = createInProcessGraphql(publicSchema());
  // Visitors read what anybody may, in documents of our own, which may be large.
  const visitor = { app, caller: ANONYMOUS, allowance: TIERS.commercial.allowance };
  const { baseUrl } = app.settings.of(httpSettings);
  const protocol = baseUrl && new URL(baseUrl).protocol.slice(0, -1);
  await server.register(async (web) => {
    web.removeAllContentTypeParsers();
    // The stream is left to the web app, which reads forms itself.
    web.addContentTypeParser('*', (_request, _payload, done) => done(null));
    web.all('/*', (request, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const raw: WebRequest = request.raw;
      raw.graphql = (query) => graphql(query, { ...visitor, requestId: request.id });
      raw.now = () => app.clock.now().getTime();
      if (baseUrl !== undefined) raw.baseUrl = baseUrl;
      raw.log = app.log.child({ requestId: request.id });
      raw.headers[PROTOCOL_HEADER] = protocol ?? request.protocol;
      handle(handler, raw, reply.raw).catch((error: unknown) => {
        app.log.error({ err: error, requestId: request.id }, 'the web app failed');
        if (!reply.raw.headersSent) reply.raw.writeHead(500);
        reply.raw.end();
      });
    });
  });
};
