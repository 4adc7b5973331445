import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import {
  confirmedIn,
  guardedRoutes,
  parseInput,
  requireActive,
  signedIn,
  visitorOf,
} from '#slices/accounts/index.ts';
import { LIST_STATUSES } from '#slices/lists/index.ts';
import { deleteFeed, makeFeed } from './commands.ts';
import { feedOf } from './document.ts';
import { DOCUMENT_KINDS, FEED_FILES, FEED_KINDS, pathOf, type DocumentKind } from './feed-kind.ts';
import { listFeeds, ownerOfFeed } from './queries.ts';
import { sharedList } from './shared-list.ts';
import { because, reasons, refusal } from './reasons.ts';

const Key = z.object({ kind: z.enum(FEED_KINDS, because('FEED_KIND_UNKNOWN')) });

/** The feeds of whoever is signed in. To make an address needs a confirmation; to end one does not. */
const accountRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/account/feeds', async (request) => {
    const { account } = await signedIn(app, request);
    return { feeds: await listFeeds(app.db, account.id) };
  });

  server.post('/account/feeds/:kind', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const { kind } = parseInput(Key, request.params, reasons);
    const feed = { ownerId: who.account.id, kind, visitor: visitorOf(request) };
    const token = await app.db.transaction().execute((tx) => makeFeed(app, tx, feed));
    return reply.code(201).send({ kind, url: `${baseUrl(app.settings)}${pathOf(kind, token)}` });
  });

  server.delete('/account/feeds/:kind', async (request, reply) => {
    const { account } = await signedIn(app, request);
    const { kind } = parseInput(Key, request.params, reasons);
    const feed = { ownerId: account.id, kind, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => deleteFeed(app, tx, feed));
    return reply.code(204).send();
  });
};

const HEADERS = {
  'cache-control': 'private, max-age=900',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

const send = async (app: App, kind: DocumentKind, request: FastifyRequest, reply: FastifyReply) => {
  const { token } = request.params as { token: string };
  const feed = await ownerOfFeed(app, { kind, token });
  if (!feed) throw refusal('NOT_FOUND', 'FEED_NOT_FOUND');
  const { contentType, body } = await feedOf(app, {
    ...feed,
    kind,
    self: `${baseUrl(app.settings)}${pathOf(kind, token)}`,
  });
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers(HEADERS).header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('content-type', contentType).send(body);
};

const Asked = z.object({
  token: z.string(),
  status: z.enum(LIST_STATUSES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

const sendList = async (app: App, request: FastifyRequest, reply: FastifyReply) => {
  const asked = parseInput(Asked, { ...(request.query as object), ...(request.params as object) });
  const list = await sharedList(app, asked);
  return reply.headers({ ...HEADERS, 'cache-control': 'no-store' }).send(list);
};

/** Feeds by their secret addresses, and the settings of feeds. */
export const routes = (server: FastifyInstance, app: App): void => {
  for (const kind of DOCUMENT_KINDS)
    server.get(`/feeds/:token/${FEED_FILES[kind]}`, (request, reply) =>
      send(app, kind, request, reply),
    );
  server.get('/shared-lists/:token', (request, reply) => sendList(app, request, reply));
  guardedRoutes(server, app, [accountRoutes]);
};
