import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import {
  confirmedIn,
  parseInput,
  requireActive,
  signedIn,
  visitorOf,
} from '#slices/accounts/index.ts';
import { SERVER_KINDS, SOFTWARE, SOFTWARES, type ServerKind } from '../servers/kind.ts';
import { settingsInput } from './token-settings.ts';
import { checkAddress } from './address-check.ts';
import { changeToken, createToken, deleteToken, rotateToken } from './commands.ts';
import { listTokensWithUsers } from './queries.ts';
import { because, reasons } from '../reasons.ts';

const name = z
  .string()
  .trim()
  .min(1, because('TOKEN_NAME_MISSING'))
  .max(100, because('TOKEN_NAME_TOO_LONG'));

const inputs = {
  id: z.object({ id: z.string() }),
  create: z
    .object({
      kind: z.enum(SERVER_KINDS, because('TOKEN_KIND_UNKNOWN')),
      software: z.enum(SOFTWARES, because('TOKEN_SOFTWARE_UNKNOWN')).optional(),
      name: name.default('media server'),
    })
    .refine(({ kind, software }) => !software || SOFTWARE[software] === kind, {
      path: ['software'],
      message: because('TOKEN_SOFTWARE_OF_OTHER_KIND'),
    }),
  change: z
    .object({ name: name.optional(), settings: settingsInput.optional() })
    .refine(
      ({ name: other, settings }) => other !== undefined || Object.keys(settings ?? {}).length > 0,
      because('TOKEN_CHANGE_MISSING'),
    ),
};

/** The webhook tokens of whoever is signed in. To make a secret needs a confirmation; to delete one does not. */
export const mediaServerRoutes = (server: FastifyInstance, app: App): void => {
  const urlOf = (kind: ServerKind, token: string): string =>
    `${baseUrl(app.settings)}/ingest/${kind}/${token}`;

  server.get('/account/media-servers', async (request) => {
    const { account } = await signedIn(app, request);
    return { tokens: await listTokensWithUsers(app, account.id) };
  });

  server.post('/account/media-servers', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const made = parseInput(inputs.create, request.body, reasons);
    const { kind, software = null, name } = made;
    const owner = { userId: who.account.id, visitor: visitorOf(request) };
    const { id, token } = await app.db
      .transaction()
      .execute((tx) => createToken(app, tx, { ...made, ...owner }));
    return reply.code(201).send({ id, kind, software, name, token, url: urlOf(kind, token) });
  });

  server.post('/account/media-servers/:id/rotate', async (request) => {
    const who = await confirmedIn(app, request);
    requireActive(who);
    const { id } = parseInput(inputs.id, request.params);
    const held = { id, ownerId: who.account.id, visitor: visitorOf(request) };
    const made = await app.db.transaction().execute((tx) => rotateToken(app, tx, held));
    return { ...made, url: urlOf(made.kind, made.token) };
  });

  server.post('/account/media-servers/check-address', async (request) => {
    const { account } = await signedIn(app, request);
    return checkAddress(app, account.id);
  });

  server.patch('/account/media-servers/:id', async (request) => {
    const { account } = await signedIn(app, request);
    const { id } = parseInput(inputs.id, request.params);
    const { name, settings } = parseInput(inputs.change, request.body, reasons);
    const token = { id, ownerId: account.id, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => changeToken(app, tx, { ...token, name, settings }));
    const tokens = await listTokensWithUsers(app, account.id);
    return tokens.find((own) => own.id === id);
  });

  server.delete('/account/media-servers/:id', async (request, reply) => {
    const { account } = await signedIn(app, request);
    const { id } = parseInput(inputs.id, request.params);
    const token = { id, ownerId: account.id, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => deleteToken(app, tx, token));
    return reply.code(204).send();
  });
};
