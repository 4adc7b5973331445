import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { InProcessContext } from '@tsuzuki/contract';
import type { App } from '#platform/app.ts';
import { createInProcessGraphql } from '#platform/graphql/in-process.ts';
import { httpSettings } from '#platform/http/index.ts';
import { painter } from '#platform/paint/painter.ts';
import { keptPages } from '#platform/http/page-cache.ts';
import { reference } from './reference/index.ts';
import { publicSchema } from './schema.ts';
import { createPageTurns } from './page-turns.ts';
import { pageOriginOf } from './web-origin.ts';
import { missingRoute } from './missing-route.ts';
import { legalTexts } from './legal-text.ts';
import { visitOf } from './web-visit.ts';

type WebRequest = IncomingMessage & InProcessContext;
type WebHandler = (request: WebRequest, response: ServerResponse) => void | Promise<void>;

/** Headers that give the web app its visitor's origin. We set them and never take them from the visitor. */
const PROTOCOL_HEADER = 'x-tsuzuki-protocol';
const HOST_HEADER = 'x-tsuzuki-host';

/** Enough for the longest text that anybody may write, with every character escaped. */
const MOST_FORM_BYTES = '128K';

/** The handler responds itself, now or later. Its errors reject in both cases. */
const handle = async (
  handler: WebHandler,
  request: WebRequest,
  response: ServerResponse,
): Promise<void> => handler(request, response);

/**
 * Mounts the web app after every other route. It reads through GraphQL and writes through the JSON routes, both in this process and never
 * through the public limits.
 */
export const mountWeb = async (server: FastifyInstance, app: App): Promise<void> => {
  // The bundle reads these when it is loaded, which happens here, because commands need no web app.
  process.env['BODY_SIZE_LIMIT'] = MOST_FORM_BYTES;
  process.env['PROTOCOL_HEADER'] = PROTOCOL_HEADER;
  process.env['HOST_HEADER'] = HOST_HEADER;
  const { handler } = await import('@tsuzuki/web/handler');
  const graphql = createInProcessGraphql(publicSchema());
  const { baseUrl } = app.settings.of(httpSettings);
  const legalText = legalTexts(app.settings);
  const pages = await keptPages(app);
  const paints = await app.open(painter);
  const turns = createPageTurns(app);
  await server.register(async (web) => {
    web.removeAllContentTypeParsers();
    // The web app reads the body, because it parses forms itself.
    web.addContentTypeParser('*', (_request, _payload, done) => done(null));
    web.all('/*', (request, reply) => {
      reply.hijack();
      if (turns.refuse(request, reply)) return;
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const raw: WebRequest = request.raw;
      Object.assign(raw, visitOf({ server, app }, graphql, request));
      Object.assign(raw, turns.turnOf(request));
      raw.legalText = legalText;
      raw.pages = pages;
      raw.painter = paints;
      raw.reference = reference;
      raw.missingRoute = () => missingRoute(request);
      raw.now = () => app.clock.nowMs();
      if (baseUrl !== undefined) raw.baseUrl = baseUrl;
      raw.log = app.log.child({ requestId: request.id });
      const { protocol, host } = pageOriginOf(request, baseUrl);
      raw.headers[PROTOCOL_HEADER] = protocol;
      raw.headers[HOST_HEADER] = host;
      handle(handler, raw, reply.raw).catch((error: unknown) => {
        app.log.error({ err: error, requestId: request.id }, 'the web app failed');
        if (!reply.raw.headersSent) reply.raw.writeHead(500);
        reply.raw.end();
      });
    });
  });
};
