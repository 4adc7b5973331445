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
import {
  DOCUMENT_KINDS,
  FEED_FILES,
  FEED_KINDS,
  pathOf,
  WANTED_KINDS,
  type DocumentKind,
  type FeedKind,
  type WantedKind,
} from './feed-kind.ts';
import { listFeeds, ownerOfFeed } from './queries.ts';
import { SECRET_HEADERS, sendDocument } from './send.ts';
import { sharedList } from './shared-list.ts';
import { wantedOf, wantedQuery } from './wanted.ts';
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

/** The feed of the address of a request. @throws Refusal `NOT_FOUND` */
const feedAt = async (app: App, kind: FeedKind, request: FastifyRequest) => {
  const { token } = request.params as { token: string };
  const feed = await ownerOfFeed(app, { kind, token });
  if (!feed) throw refusal('NOT_FOUND', 'FEED_NOT_FOUND');
  return { ...feed, self: `${baseUrl(app.settings)}${pathOf(kind, token)}` };
};

const send = async (app: App, kind: DocumentKind, request: FastifyRequest, reply: FastifyReply) => {
  const feed = await feedAt(app, kind, request);
  return sendDocument(request, reply, await feedOf(app, { ...feed, kind }));
};

const sendWanted = async (
  app: App,
  kind: WantedKind,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { owner } = await feedAt(app, kind, request);
  const { status: statuses } = parseInput(wantedQuery, request.query, reasons);
  const body = await wantedOf(app, { kind, owner, statuses });
  return sendDocument(request, reply, { contentType: 'application/json; charset=utf-8', body });
};

const Asked = z.object({
  token: z.string(),
  status: z.enum(LIST_STATUSES).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

const sendList = async (app: App, request: FastifyRequest, reply: FastifyReply) => {
  const asked = parseInput(Asked, { ...(request.query as object), ...(request.params as object) });
  const list = await sharedList(app, asked);
  return reply.headers({ ...SECRET_HEADERS, 'cache-control': 'no-store' }).send(list);
};

/** Feeds by their secret addresses, and the settings of feeds. */
export const routes = (server: FastifyInstance, app: App): void => {
  for (const kind of DOCUMENT_KINDS)
    server.get(`/feeds/:token/${FEED_FILES[kind]}`, (request, reply) =>
      send(app, kind, request, reply),
    );
  for (const kind of WANTED_KINDS)
    server.get(`/feeds/:token/${FEED_FILES[kind]}`, (request, reply) =>
      sendWanted(app, kind, request, reply),
    );
  server.get('/shared-lists/:token', (request, reply) => sendList(app, request, reply));
  guardedRoutes(server, app, [accountRoutes]);
};
