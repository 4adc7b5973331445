import { createHash } from 'node:crypto';
import { LIMITS } from '@tsuzuki/adapters';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { readId } from '#platform/ids.ts';
import { guardedRoutes, parseInput, requireActive, signedIn } from '#slices/accounts/index.ts';
import { mayDecide } from '#slices/edits/index.ts';
import { decideAdapter, proposeAdapter } from './commands.ts';
import { currentAdapters, listProposals } from './queries.ts';
import { because, reasons, refusal } from './reasons.ts';

const MOST_TEXT = 2000;
const words = z.string().trim().max(MOST_TEXT, because('ADAPTER_TEXT_TOO_LONG')).default('');

const Proposing = z.object({
  text: z.string().max(LIMITS.adapter, because('ADAPTER_TOO_LARGE')),
  note: words,
});

const Deciding = z.object({
  state: z.enum(['ACCEPTED', 'REJECTED', 'WITHDRAWN']),
  answer: words,
});

const idOf = (request: FastifyRequest): string => {
  const id = readId(parseInput(z.object({ id: z.string() }), request.params).id);
  if (id === undefined) throw refusal('NOT_FOUND', 'ADAPTER_PROPOSAL_NOT_FOUND');
  return id;
};

/** What people propose, for whoever is signed in. */
const accountRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/account/adapters', async (request) => {
    const { account } = await signedIn(app, request);
    const isEditor = mayDecide(account.role);
    return { isEditor, proposals: await listProposals(app.db, { userId: account.id, isEditor }) };
  });

  server.post('/account/adapters', async (request, reply) => {
    const who = await signedIn(app, request);
    requireActive(who);
    const sent = parseInput(Proposing, request.body, reasons);
    const made = await app.db
      .transaction()
      .execute((tx) => proposeAdapter(app, tx, { ...sent, authorId: who.account.id }));
    return reply.code(201).send(made);
  });

  server.post('/account/adapters/:id/decision', async (request) => {
    const who = await signedIn(app, request);
    requireActive(who);
    const decision = { ...parseInput(Deciding, request.body, reasons), id: idOf(request) };
    return app.db
      .transaction()
      .execute((tx) => decideAdapter(app, tx, { ...decision, by: who.account.id }));
  });
};

/** The extension asks from an origin of its own, perhaps without leave to read this host. The answer is the same for everybody. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
} as const;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'If-None-Match',
  'access-control-max-age': '86400',
} as const;

/** All adapters. The extension asks with the tag of what it has, and gets nothing if nothing changed. */
const sendAdapters = async (app: App, request: FastifyRequest, reply: FastifyReply) => {
  const body = JSON.stringify(await currentAdapters(app.db));
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ ...CORS, etag: tag, 'cache-control': 'public, max-age=300' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
};

/** Adapters for the extension, and the proposals of people. */
export const routes = (server: FastifyInstance, app: App): void => {
  server.get('/api/adapters', (request, reply) => sendAdapters(app, request, reply));
  server.options('/api/adapters', (_request, reply) =>
    reply
      .code(204)
      .headers({ ...CORS, ...PREFLIGHT })
      .send(),
  );
  guardedRoutes(server, app, [accountRoutes]);
};
