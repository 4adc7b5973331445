import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { hashCredential, isCredential } from '#platform/credential.ts';
import { inbox, MOST_BYTES, type Delivery } from '../inbox/receive.ts';
import { SERVER_PATHS, TOKEN_PREFIX } from '../server-kind.ts';

const MOST_CONTENT_TYPE = 512;
/** One answer for every caller: it must not tell whether a token is valid or an event could be matched. */
const ANSWER = '{"ok":true}';

/** The body up to the cap; null when it is larger. The rest of a larger one is read and thrown away, so that the sender gets its answer. */
const readBody = async (request: IncomingMessage): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= MOST_BYTES ? Buffer.concat(chunks) : null;
};

/** Absent on paths below `/ingest` that name no server or token. */
interface IngestPath {
  server?: string;
  token?: string;
}

const deliveryOf = async (request: FastifyRequest): Promise<Delivery | null> => {
  const { server = '', token = '' } = request.params as IngestPath;
  const kind = SERVER_PATHS.get(server);
  const body = await readBody(request.raw);
  if (!kind || !body || body.length === 0 || !isCredential(token, TOKEN_PREFIX)) return null;
  return {
    kind,
    tokenHash: hashCredential(token),
    contentType: (request.headers['content-type'] ?? '').slice(0, MOST_CONTENT_TYPE),
    body,
  };
};

/**
 * `/ingest/server_a/{token}` (Plex) and `/ingest/server_b/{token}` (Jellyfin), with the products' names as aliases.
 * Every request gets the same 200, and what was accepted is on disk before it; while the database is away the socket is closed.
 */
export const ingestRoutes = (server: FastifyInstance, app: App): void => {
  void server.register(async (ingest) => {
    ingest.removeAllContentTypeParsers();
    // The stream is left to the route: any body of any type is taken.
    ingest.addContentTypeParser('*', (_request, _payload, done) => done(null));
    ingest.setErrorHandler((_error, _request, reply) => answer(reply));
    const receive = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const delivery = await deliveryOf(request).catch(() => null);
      try {
        await app.get(inbox).receive(delivery);
      } catch (error) {
        app.log.error({ err: error, requestId: request.id }, 'a delivery could not be kept');
        return hangUp(request, reply);
      }
      return answer(reply);
    };
    for (const path of ['/ingest/:server/:token', '/ingest', '/ingest/*'])
      ingest.all(path, receive);
  });
};

/** What could not be kept was not accepted: the sender gets no answer at all, since every answer is a 200. */
const hangUp = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
};

const answer = (reply: FastifyReply): FastifyReply =>
  reply
    .code(200)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(ANSWER);
