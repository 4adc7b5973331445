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
import { dumpRoutes } from './dump/routes.ts';
import { choiceFor } from './fetch/choice.ts';
import { chooseSources } from './fetch/choose.ts';
import { fetchSoon, ringFetcher } from './fetch/fetch-soon.ts';
import {
  agreeToTerms,
  requireConsented,
  requireTerms,
  switchSource,
  withdrawConsent,
} from './fetch/permit.ts';
import { keyOf } from './fetch/refresh.ts';
import { sourcesState } from './fetch/status.ts';
import { heldRoutes } from './held-routes.ts';
import { fillStates } from './mapping/fill/state.ts';

const inputs = {
  source: z.object({ key: z.string().max(100) }),
  consent: z.object({ terms: z.string().max(2_000) }),
  switch: z.object({ isOn: z.boolean() }),
  choose: z.object({
    sources: z
      .array(z.object({ key: z.string().max(100), terms: z.string().max(2_000).default('') }))
      .max(100),
  }),
  fetch: z.object({ takesSmaller: z.boolean().default(false) }),
};

/** The administrator who acts, and the source they act on. */
const actOn = async (app: App, request: FastifyRequest) => {
  const who = await confirmedIn(app, request);
  requireAdmin(who);
  const key = keyOf(parseInput(inputs.source, request.params).key);
  return { key, userId: who.account.id, visitor: visitorOf(request) };
};

/** What administrators do with one data source. */
const routesOfOne = (server: FastifyInstance, app: App): void => {
  server.post('/admin/sources/:key/consent', async (request, reply) => {
    const { key, userId, visitor } = await actOn(app, request);
    const { terms } = parseInput(inputs.consent, request.body);
    requireTerms(key, terms);
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
};

/** What administrators see of data sources, and do with all of them. */
const routesOfAll = (server: FastifyInstance, app: App): void => {
  server.get('/admin/sources', async (request) => {
    requireAdmin(await signedIn(app, request));
    return sourcesState(app);
  });

  server.get('/admin/episode-ids', async (request) => {
    requireAdmin(await signedIn(app, request));
    return { databases: await fillStates(app) };
  });

  server.post('/admin/sources/choose', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireAdmin(who);
    const userId = who.account.id;
    const chosen = new Map(
      parseInput(inputs.choose, request.body).sources.map(({ key, terms }) => [keyOf(key), terms]),
    );
    const consenter = { kind: 'administrator', userId } as const;
    await app.db.transaction().execute(async (tx) => {
      await chooseSources(app, tx, { chosen, consenter });
      await audit(app, tx, { userId, action: 'sources-chosen', visitor: visitorOf(request) });
    });
    if (choiceFor(app) !== 'off') await fetchSoon(app, {});
    return reply.code(202).send();
  });

  server.post('/admin/sources/fetch', async (request, reply) => {
    requireAdmin(await confirmedIn(app, request));
    await fetchSoon(app, {});
    return reply.code(202).send();
  });
};

/** `/admin/sources`: the data sources of the catalogue, and the routes of open data. */
export const routes = (server: FastifyInstance, app: App): void => {
  dumpRoutes(server, app);
  guardedRoutes(server, app, [routesOfOne, routesOfAll, heldRoutes]);
};
