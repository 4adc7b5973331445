import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import {
  audit,
  confirmedIn,
  guardedRoutes,
  parseInput,
  requireAdmin,
  signedIn,
  visitorOf,
} from '#slices/accounts/index.ts';
import { fetchSoon, ringFetcher } from './fetch/fetch-soon.ts';
import { agreeToTerms, requireConsented, switchSource, withdrawConsent } from './fetch/permit.ts';
import { keyOf } from './fetch/refresh.ts';
import { sourceOf } from './fetch/registry.ts';
import { sourcesState } from './fetch/status.ts';
import { refusal } from './reasons.ts';

const inputs = {
  source: z.object({ key: z.string().max(100) }),
  consent: z.object({ terms: z.string().max(2_000) }),
  switch: z.object({ isOn: z.boolean() }),
  fetch: z.object({ takesSmaller: z.boolean().default(false) }),
};

/** The administrator who acts, and the source they act on. */
const actOn = async (app: App, request: FastifyRequest) => {
  const who = await confirmedIn(app, request);
  requireAdmin(who);
  const key = keyOf(parseInput(inputs.source, request.params).key);
  return { key, userId: who.account.id, visitor: visitorOf(request) };
};

/** What administrators see of data sources, and do with them. */
const adminRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/admin/sources', async (request) => {
    requireAdmin(await signedIn(app, request));
    return sourcesState(app);
  });

  server.post('/admin/sources/:key/consent', async (request, reply) => {
    const { key, userId, visitor } = await actOn(app, request);
    const { terms } = parseInput(inputs.consent, request.body);
    const { info, licence } = sourceOf(key);
    // The page may have been opened before an update that changed the terms.
    if (terms !== licence.terms)
      throw refusal('CONFLICT', 'SOURCE_TERMS_CHANGED', { source: info.name });
    await app.db.transaction().execute(async (tx) => {
      await agreeToTerms(app, tx, { key, consenter: { kind: 'administrator', userId } });
      await audit(app, tx, { userId, action: 'source-consented', visitor });
    });
    return reply.code(204).send();
  });

  server.post('/admin/sources/:key/withdraw', async (request, reply) => {
    const { key, userId, visitor } = await actOn(app, request);
    requireConsented(key);
    await app.db.transaction().execute(async (tx) => {
      await withdrawConsent(app, tx, key);
      await audit(app, tx, { userId, action: 'source-withdrawn', visitor });
    });
    await ringFetcher(app);
    return reply.code(202).send();
  });

  server.post('/admin/sources/:key/switch', async (request, reply) => {
    const { key, userId, visitor } = await actOn(app, request);
    const { isOn } = parseInput(inputs.switch, request.body);
    const action = isOn ? 'source-switched-on' : 'source-switched-off';
    await app.db.transaction().execute(async (tx) => {
      await switchSource(app, tx, { key, isOn });
      await audit(app, tx, { userId, action, visitor });
    });
    return reply.code(204).send();
  });

  server.post('/admin/sources/:key/fetch', async (request, reply) => {
    const { key } = await actOn(app, request);
    const { takesSmaller } = parseInput(inputs.fetch, request.body);
    await fetchSoon(app, { keys: [key], takesSmaller });
    return reply.code(202).send();
  });

  server.post('/admin/sources/fetch', async (request, reply) => {
    requireAdmin(await confirmedIn(app, request));
    await fetchSoon(app, {});
    return reply.code(202).send();
  });
};

/** `/admin/sources`: the data sources of the catalogue. */
export const routes = (server: FastifyInstance, app: App): void =>
  guardedRoutes(server, app, [adminRoutes]);
