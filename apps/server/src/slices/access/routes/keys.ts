import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { HOUR_MS } from '#platform/durations.ts';
import { refusal } from '#platform/reasons.ts';
import {
  confirmedIn,
  parseInput,
  requireActive,
  signedIn,
  visitorOf,
} from '#slices/accounts/index.ts';
import { createKey, revokeKey, rotateKey } from '../commands.ts';
import { keyUse } from '../key/use.ts';
import { listKeys, requireOwnKey, usageOfKey } from '../queries.ts';
import { momentOf, newKeySchema, OVERLAPS, USAGE_KEPT_HOURS } from '../rules/key.ts';
import { because, reasons } from '../reasons.ts';

const inputs = {
  id: z.object({ id: z.string() }),
  rotate: z.object({
    overlap: z.enum(OVERLAPS, because('KEY_OVERLAP_UNKNOWN')).default('24h'),
  }),
  usage: z.object({
    hours: z.coerce
      .number()
      .int()
      .min(1, because('USAGE_HOURS_TOO_FEW'))
      .max(USAGE_KEPT_HOURS, because('USAGE_HOURS_TOO_MANY'))
      .default(24),
  }),
};

/** The form of a new key as the page sends it, with its expiry as text. */
const keyForm = ({ vocabulary }: App) =>
  newKeySchema(vocabulary.scopes).extend({
    expiresAt: z.string().max(40).nullable().default(null),
  });

const expiryOf = (text: string | null, now: Date): Date | null => {
  const moment = text === null ? null : momentOf(text, now);
  if (moment !== undefined) return moment;
  throw refusal('BAD_USER_INPUT', 'TIME_INVALID', {
    text: `${text}`,
    field: 'expiresAt',
    fields: ['expiresAt'],
  });
};

/** The API keys of the signed-in user. Creating or rotating a key needs a confirmation, because it shows a key; revoking one does not. */
export const keyRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/account/keys', async (request) => {
    const { account } = await signedIn(app, request);
    return { keys: await listKeys(app, account.id) };
  });

  server.post('/account/keys', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const { expiresAt, ...rest } = parseInput(keyForm(app), request.body, reasons);
    const settings = { ...rest, expiresAt: expiryOf(expiresAt, app.clock.now()) };
    const owner = { userId: who.account.id, visitor: visitorOf(request) };
    const made = await app.db
      .transaction()
      .execute((tx) => createKey(app, tx, { ...settings, ...owner }));
    return reply.code(201).send(made);
  });

  server.post('/account/keys/:id/rotate', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const { id } = parseInput(inputs.id, request.params);
    const { overlap } = parseInput(inputs.rotate, request.body, reasons);
    const key = { id, ownerId: who.account.id, visitor: visitorOf(request) };
    const made = await app.db
      .transaction()
      .execute((tx) => rotateKey(app, tx, { ...key, overlap }));
    return reply.code(201).send(made);
  });

  server.delete('/account/keys/:id', async (request, reply) => {
    const { account } = await signedIn(app, request);
    const { id } = parseInput(inputs.id, request.params);
    const key = { id, ownerId: account.id, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => revokeKey(app, tx, key));
    return reply.code(204).send();
  });

  server.get('/account/keys/:id/usage', async (request) => {
    const { account } = await signedIn(app, request);
    const { id } = parseInput(inputs.id, request.params);
    const { hours } = parseInput(inputs.usage, request.query, reasons);
    await requireOwnKey(app.db, { id, ownerId: account.id });
    await app.get(keyUse).use.flush();
    const since = new Date(app.clock.nowMs() - hours * HOUR_MS);
    return { hours: await usageOfKey(app.db, id, since) };
  });
};
