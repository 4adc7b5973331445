import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { updateStreams } from '../live/streams.ts';
import { signedIn } from './signed-in.ts';

/** How soon a disconnected browser reconnects. */
const RETRY_MS = 3_000;

/** The stream that open pages read: server-sent events, each with the topic that has new data. */
export const updateRoutes = (auth: FastifyInstance, app: App): void => {
  const streams = app.get(updateStreams);
  auth.addHook('preClose', async () => streams.endAll());

  auth.get('/account/events', async (request, reply) => {
    const { account, session } = await signedIn(app, request);
    streams.requireRoom(account.id);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      // Nothing else uses this connection. Kept alive after the stream, it would delay the stop of the server.
      connection: 'close',
      // Proxies must not buffer the stream.
      'x-accel-buffering': 'no',
    });
    streams.add(account.id, session.id, reply.raw);
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
  });
};
