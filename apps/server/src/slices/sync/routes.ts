import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import {
  guardedRoutes,
  parseInput,
  requireActive,
  signedIn,
  signedInOrNobody,
  visitorOf,
} from '#slices/accounts/index.ts';
import { accountOf, keepAccount, offered, takeLogin } from './link/connect.ts';
import { loginCookie, loginIn, noLoginCookie, type PendingLogin } from './link/login-cookie.ts';
import { refusal } from './reasons.ts';
import { beginLogin, finishLogin } from './service/oauth.ts';

const serviceInput = z.object({ service: z.string().max(30) });

/** Sends a browser to the page of a service where its owner lets us in. */
const beginRoutes = (server: FastifyInstance, app: App): void => {
  server.post('/account/sync/:service/login', async (request, reply) => {
    const who = await signedIn(app, request);
    requireActive(who);
    const { service } = parseInput(serviceInput, request.params);
    const configured = offered(app, service.toLowerCase());
    await takeLogin(app, who.account.id);
    const { location, login } = await beginLogin(app, configured);
    const pending = { ...login, service: configured.service, userId: who.account.id };
    return reply.header('set-cookie', loginCookie(app, pending)).send({ location });
  });
};

const finish = async (
  app: App,
  request: FastifyRequest,
  pending: PendingLogin,
): Promise<string> => {
  const configured = offered(app, pending.service);
  const { searchParams: parameters } = new URL(request.url, baseUrl(app.settings));
  const tokens = await finishLogin(app, configured, { login: pending, parameters });
  const address = configured.api ?? '';
  const account = await accountOf(app, { configured, address, access: tokens.access });
  const { userId } = pending;
  const visitor = visitorOf(request);
  const link = await app.db
    .transaction()
    .execute((tx) =>
      keepAccount(app, tx, { userId, visitor, configured, address, account, tokens }),
    );
  return link.id;
};

const backTo = (reply: FastifyReply, query: Record<string, string>): FastifyReply =>
  reply
    .header('set-cookie', noLoginCookie())
    .header('cache-control', 'no-store')
    .redirect(`/settings/sync?${new URLSearchParams(query).toString()}`, 303);

/** Where services send browsers back to. The cookie says which login was begun, and by whom. */
const callbackRoute = (server: FastifyInstance, app: App): void => {
  server.get('/sync/callback', async (request, reply) => {
    const pending = loginIn(app, request.headers.cookie);
    const who = await signedInOrNobody(app, request);
    try {
      if (!pending || who?.account.id !== pending.userId)
        throw refusal('BAD_USER_INPUT', 'SYNC_LOGIN_LOST');
      return backTo(reply, { linked: await finish(app, request, pending) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return backTo(reply, { fault: error.reason, ...(pending && { service: pending.service }) });
    }
  });
};

export const syncRoutes = (server: FastifyInstance, app: App): void => {
  guardedRoutes(server, app, [beginRoutes]);
  callbackRoute(server, app);
};
