import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { hashCredential, isCredential } from '#platform/credential.ts';
import { ANSWER } from './answer.ts';
import { createOpenBodies, type OpenBodies } from './open-bodies.ts';
import { inbox, MOST_BYTES, type Delivery } from './receive.ts';
import { senderBudgets, type SenderBudgets } from './sender-budget.ts';
import { SERVER_PATHS, TOKEN_PREFIX } from '../servers/kind.ts';

const MOST_CONTENT_TYPE = 512;
/** Concurrent deliveries: far more than households send, and far fewer than would fill the memory. */
const MOST_OPEN = { mostOpen: 1_000, mostBytes: 64 * 1024 * 1024 };

/** Absent on paths below `/ingest` that name no server or token. */
interface IngestPath {
  server?: string;
  token?: string;
}

const NOTHING = Buffer.alloc(0);

/** Methods by which nothing is sent. People look with them whether a webhook URL can be reached. */
const LOOKS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The token from the path, or from `?token=` for people who want it out of the path. */
const tokenOf = ({ params, query }: FastifyRequest): string => {
  const { token } = params as IngestPath;
  if (token !== undefined) return token;
  const asked = (query as { token?: unknown }).token;
  return typeof asked === 'string' ? asked : '';
};

/** The token under which malformed deliveries and mere looks are stored until the worker drops them. Nobody has it. */
const NOBODY = hashCredential('');

/** Null beyond the sender's budget, which reveals only how much they sent. */
const deliveryOf = async (
  request: FastifyRequest,
  { bodies, budgets }: { bodies: OpenBodies; budgets: SenderBudgets },
): Promise<Delivery | null> => {
  const kind = SERVER_PATHS.get((request.params as IngestPath).server ?? '');
  const token = tokenOf(request);
  const isSent = !LOOKS.has(request.method);
  const body = (await bodies.read(request.raw)) ?? NOTHING;
  if (!budgets.spend(request.ip, body.length)) return null;
  return {
    kind: kind ?? 'server_a',
    tokenHash: kind && isSent && isCredential(token, TOKEN_PREFIX) ? hashCredential(token) : NOBODY,
    contentType: (request.headers['content-type'] ?? '').slice(0, MOST_CONTENT_TYPE),
    body,
  };
};

/** Fastify only routes the methods of browsers. Other methods are treated as POST, because they must get the same response. */
const takeAnyMethod = (server: FastifyInstance): void => {
  const known = new Set<string | undefined>(server.supportedMethods);
  server.server.prependListener('request', (request) => {
    if (!known.has(request.method) && request.url?.startsWith('/ingest')) request.method = 'POST';
  });
};

/**
 * `/ingest/server_a/{token}` (Plex) and `/ingest/server_b/{token}` (Jellyfin), with the products' names as aliases.
 * Every request gets the same 200, and what was accepted is on disk before it; while the database is away the socket is closed.
 */
export const ingestRoutes = (server: FastifyInstance, app: App): void => {
  takeAnyMethod(server);
  void server.register(async (ingest) => {
    ingest.removeAllContentTypeParsers();
    // The stream is left to the route: any body of any type is taken.
    ingest.addContentTypeParser('*', (_request, _payload, done) => done(null));
    ingest.setErrorHandler((_error, _request, reply) => answer(reply));
    const budgets = senderBudgets(app);
    const bodies = createOpenBodies({ ...MOST_OPEN, mostBytesOfOne: MOST_BYTES });
    const receive = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      // A sender who disconnects in the middle has sent nothing.
      const delivery = await deliveryOf(request, { bodies, budgets }).catch(() => null);
      try {
        if (delivery) await app.get(inbox).receive(delivery);
      } catch (error) {
        app.log.error({ err: error, requestId: request.id }, 'a delivery could not be kept');
        return hangUp(request, reply);
      }
      return answer(reply);
    };
    for (const path of ['/ingest/:server/:token', '/ingest/:server', '/ingest', '/ingest/*'])
      ingest.all(path, receive);
  });
};

/** A delivery that could not be stored is not accepted. Its sender gets no response at all, because every response is a 200. */
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
