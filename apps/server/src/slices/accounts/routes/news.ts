import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { newsStreams } from '../live/streams.ts';
import { signedIn } from './signed-in.ts';

/** How soon a browser asks again that was cut off. */
const RETRY_MS = 3_000;

/** What open pages wait at: server-sent events, each the topic of which there is news. */
export const newsRoutes = (auth: FastifyInstance, app: App): void => {
  const streams = app.get(newsStreams);
  auth.addHook('preClose', async () => streams.endAll());

  auth.get('/account/events', async (request, reply) => {
    const { account, session } = await signedIn(app, request);
    streams.requireRoom(account.id);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      // Nothing else comes over it: kept alive after its end it would hold the server when that stops.
      connection: 'close',
      // Proxies that buffer would keep the news to themselves.
      'x-accel-buffering': 'no',
    });
    streams.add(account.id, session.id, reply.raw);
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
  });
};
