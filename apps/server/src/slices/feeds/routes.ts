import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import {
  confirmedIn,
  guardedRoutes,
  parseInput,
  requireActive,
  signedIn,
  visitorOf,
} from '#slices/accounts/index.ts';
import { deleteFeed, makeFeed } from './commands.ts';
import { feedOf } from './document.ts';
import { FEED_FILES, FEED_KINDS, type FeedKind } from './feed-kind.ts';
import { listFeeds, ownerOfFeed } from './queries.ts';

const Key = z.object({ kind: z.enum(FEED_KINDS, `A feed is one of ${FEED_KINDS.join(', ')}.`) });

const addressOf = (app: App, kind: FeedKind, token: string): string =>
  `${baseUrl(app.settings)}/feeds/${token}/${FEED_FILES[kind]}`;

/** The feeds of whoever is signed in. To make an address needs a confirmation; to end one does not. */
const accountRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/account/feeds', async (request) => {
    const { account } = await signedIn(app, request);
    return { feeds: await listFeeds(app, account.id) };
  });

  server.post('/account/feeds/:kind', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const { kind } = parseInput(Key, request.params);
    const feed = { userId: who.account.id, kind, visitor: visitorOf(request) };
    const token = await app.db.transaction().execute((tx) => makeFeed(app, tx, feed));
    return reply.code(201).send({ kind, url: addressOf(app, kind, token) });
  });

  server.delete('/account/feeds/:kind', async (request, reply) => {
    const { account } = await signedIn(app, request);
    const { kind } = parseInput(Key, request.params);
    const feed = { userId: account.id, kind, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => deleteFeed(app, tx, feed));
    return reply.code(204).send();
  });
};

const HEADERS = {
  'cache-control': 'private, max-age=900',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

const send = async (app: App, kind: FeedKind, request: FastifyRequest, reply: FastifyReply) => {
  const { token } = request.params as { token: string };
  const owner = await ownerOfFeed(app, { kind, token });
  if (!owner) throw refusal('NOT_FOUND', 'There is no such feed.');
  const { contentType, body } = await feedOf(app, owner, kind);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers(HEADERS).header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('content-type', contentType).send(body);
};

/** Feeds by their secret addresses, and the settings of feeds. */
export const routes = (server: FastifyInstance, app: App): void => {
  for (const kind of FEED_KINDS)
    server.get(`/feeds/:token/${FEED_FILES[kind]}`, (request, reply) =>
      send(app, kind, request, reply),
    );
  guardedRoutes(server, app, [accountRoutes]);
};
