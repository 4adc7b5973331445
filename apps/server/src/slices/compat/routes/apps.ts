import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { APP_TOKEN_SECONDS, listAppTokens, revokeKey } from '#slices/access/index.ts';
import {
  parseInput,
  requireActive,
  signedIn,
  signedInOrNobody,
  takeAttempts,
  visitorOf,
} from '#slices/accounts/index.ts';
import { allowWithCode, allowWithToken } from '../commands/allow-app.ts';
import { registerApp, removeApp } from '../commands/register-app.ts';
import { appByClientId, appsOf } from '../queries/app.ts';
import { because, reasons, refusal } from '../reasons.ts';
import {
  answerAt,
  appInput,
  destinationOf,
  readAsked,
  type Asked,
  type RegisteredApp,
} from '../rules/app.ts';

const idInput = z.object({ id: z.uuid(because('APP_NOT_REGISTERED')) });
/** The username that the page showed. Somebody else may have signed in since, in another tab. */
const decisionInput = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('deny') }),
  z.object({ decision: z.literal('allow'), username: z.string().max(64) }),
]);

/** The app that asks, and where its answer goes: null for our page. @throws Refusal for the person to read */
const askedApp = async (
  app: App,
  userId: string,
  asked: Asked,
): Promise<{ of: RegisteredApp; to: string | null }> => {
  const of = await appByClientId(app.db, userId, asked.clientId);
  if (!of) throw refusal('NOT_FOUND', 'APP_NOT_REGISTERED');
  const to = destinationOf(of, asked);
  if (to === undefined) throw refusal('BAD_USER_INPUT', 'APP_REDIRECT_OTHER', { name: of.name });
  return { of, to };
};

const queryOf = ({ query }: FastifyRequest): Asked => parseInput(readAsked, query, reasons);

/** The apps that the signed-in user registered, and their tokens. */
export const appRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/account/apps', async (request) => {
    const { account } = await signedIn(app, request);
    const apps = await appsOf(app.db, account.id);
    return { apps, tokens: await listAppTokens(app, account.id) };
  });

  server.post('/account/apps', async (request, reply) => {
    const who = await signedIn(app, request);
    requireActive(who);
    const input = parseInput(appInput, request.body, reasons);
    const actor = { userId: who.account.id, visitor: visitorOf(request) };
    const made = await app.db.transaction().execute((tx) => registerApp(app, tx, actor, input));
    return reply.code(201).send(made);
  });

  server.delete('/account/apps/:id', async (request, reply) => {
    const { account } = await signedIn(app, request);
    const { id } = parseInput(idInput, request.params, reasons);
    const actor = { userId: account.id, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => removeApp(app, tx, actor, id));
    return reply.code(204).send();
  });

  server.delete('/account/app-tokens/:id', async (request, reply) => {
    const { account } = await signedIn(app, request);
    const { id } = parseInput(idInput, request.params, reasons);
    const key = { id, ownerId: account.id, visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => revokeKey(app, tx, key));
    return reply.code(204).send();
  });
};

/** The routes of the page that asks whether an app may act for the user. Their query is what the app sent to that page. */
export const appConsentRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/account/app-authorization', async (request) => {
    const asked = queryOf(request);
    const who = await signedInOrNobody(app, request);
    if (!who) return { username: null };
    const { username, id } = who.account;
    const { of, to } = await askedApp(app, id, asked);
    return { username, name: of.name, to, responseType: asked.responseType };
  });

  server.post('/account/app-authorization', async (request) => {
    const asked = queryOf(request);
    const who = await signedIn(app, request);
    const { id: userId, username } = who.account;
    const { of, to } = await askedApp(app, userId, asked);
    const { responseType, state } = asked;
    const isToken = responseType === 'token';
    const told = (answer: Record<string, string>) =>
      to === null
        ? { shown: answer }
        : { redirectTo: answerAt(to, { ...answer, ...(state && { state }) }, isToken) };
    const decision = parseInput(decisionInput, request.body);
    if (decision.decision === 'deny') return told({ error: 'access_denied' });
    if (decision.username !== username)
      throw refusal('CONFLICT', 'APP_OTHER_ACCOUNT', { username });
    requireActive(who);
    await takeAttempts(app, [['consent', userId]]);
    const allowed = { userId, visitor: visitorOf(request), of };
    return app.db.transaction().execute(async (tx) =>
      isToken
        ? told({
            access_token: await allowWithToken(app, tx, allowed),
            token_type: 'Bearer',
            expires_in: String(APP_TOKEN_SECONDS),
          })
        : told({ code: await allowWithCode(app, tx, allowed) }),
    );
  });
};
