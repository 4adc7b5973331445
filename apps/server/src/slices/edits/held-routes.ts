import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { guardedRoutes, requireActive, signedIn, visitorOf } from '#slices/accounts/index.ts';
import { heldRows, placeHeldRow } from '#slices/sources/index.ts';
import { readStanding } from './editor.ts';
import { mayDecide } from './policy.ts';
import { refusal } from './reasons.ts';

/** The id of whoever decides about edits. @throws Refusal for all others, and for editors who are blocked */
const deciderOf = async (app: App, request: FastifyRequest): Promise<string> => {
  const who = await signedIn(app, request);
  requireActive(who);
  const { role } = await readStanding(app.db, who.account.id);
  if (!mayDecide(role)) throw refusal('FORBIDDEN', 'EDITOR_ROLE_NEEDED');
  return who.account.id;
};

const routesOfRows = (server: FastifyInstance, app: App): void => {
  server.get('/edits/held-rows', async (request) => {
    await deciderOf(app, request);
    return { rows: await heldRows(app) };
  });

  server.post('/edits/held-rows/place', async (request) => {
    const userId = await deciderOf(app, request);
    const by = { userId, visitor: visitorOf(request) };
    return { work: await placeHeldRow(app, request.body, by) };
  });
};

/** `/edits/held-rows`: rows of sources of which an editor says which work they are about. */
export const heldRoutes = (server: FastifyInstance, app: App): void => {
  guardedRoutes(server, app, [routesOfRows]);
};
