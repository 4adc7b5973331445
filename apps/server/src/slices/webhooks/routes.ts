import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { readId } from '#platform/ids.ts';
import {
  confirmedIn,
  guardedRoutes,
  parseInput,
  requireActive,
  visitorOf,
} from '#slices/accounts/index.ts';
import { requireReachable } from './endpoint/address.ts';
import { createEndpoint } from './endpoint/commands/create-endpoint.ts';
import { rotateSecret } from './endpoint/commands/rotate-secret.ts';
import { endpointSettings, rotation } from './endpoint/input.ts';
import { requireKnownFilters } from './endpoint/known-filters.ts';
import { takeTrial } from './endpoint/take-trial.ts';
import { reasons, refusal } from './reasons.ts';

const Key = z.object({ id: z.string() });

/** What shows a secret on our own pages, which needs a confirmation. The pages do everything else through the API. */
const accountRoutes = (server: FastifyInstance, app: App): void => {
  server.post('/account/webhooks', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const settings = parseInput(endpointSettings, request.body, reasons);
    await requireKnownFilters(app, settings);
    await requireReachable(app, settings.url);
    await takeTrial(app, who.account.id);
    const owner = { userId: who.account.id, visitor: visitorOf(request) };
    const made = await app.db
      .transaction()
      .execute((tx) => createEndpoint(app, tx, { ...settings, ...owner }));
    return reply.code(201).send(made);
  });

  server.post('/account/webhooks/:id/rotate', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const id = readId(parseInput(Key, request.params).id);
    if (id === undefined) throw refusal('NOT_FOUND', 'WEBHOOK_NOT_FOUND');
    const { overlapHours } = parseInput(rotation, request.body, reasons);
    const endpoint = { id, userId: who.account.id, visitor: visitorOf(request) };
    const made = await app.db
      .transaction()
      .execute((tx) => rotateSecret(app, tx, endpoint, overlapHours));
    return reply.code(201).send({ id, ...made });
  });
};

export const routes = (server: FastifyInstance, app: App): void =>
  guardedRoutes(server, app, [accountRoutes]);
