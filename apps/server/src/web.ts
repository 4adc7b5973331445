import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { InProcessContext } from '@tsuzuki/contract';
import type { App } from '#platform/app.ts';
import { createInProcessGraphql } from '#platform/graphql/in-process.ts';
import { httpSettings } from '#platform/http/index.ts';
import { ANONYMOUS } from '#slices/access/index.ts';
import { publicSchema } from './schema.ts';

type WebRequest = IncomingMessage & InProcessContext;

/**
 * Mounts the web app behind every other route. It reads through GraphQL executed in this process, never through the public limits.
 */
export const mountWeb = async (server: FastifyInstance, app: App): Promise<void> => {
  // Loaded when it is mounted: commands need no web app.
  const { handler } = await import('@tsuzuki/web/handler');
  const graphql = createInProcessGraphql(publicSchema());
  const { baseUrl } = app.settings.of(httpSettings);
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
      raw.graphql = (query) => graphql(query, { app, caller: ANONYMOUS, requestId: request.id });
      raw.now = () => app.clock.now().getTime();
      if (baseUrl !== undefined) raw.baseUrl = baseUrl;
      raw.log = app.log.child({ requestId: request.id });
      void handler(raw, reply.raw);
    });
  });
};
