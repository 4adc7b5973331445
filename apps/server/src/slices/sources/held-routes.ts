import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { confirmedIn, requireAdmin, signedIn, visitorOf } from '#slices/accounts/index.ts';
import { heldRows, placeHeldRow } from './commands/place-held.ts';

/** `/admin/held-rows`: rows of sources of which nobody knows which work they are about. Editors have the same at `/edits/held-rows`. */
export const heldRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/admin/held-rows', async (request) => {
    requireAdmin(await signedIn(app, request));
    return { rows: await heldRows(app) };
  });

  server.post('/admin/held-rows/place', async (request) => {
    const who = await confirmedIn(app, request);
    requireAdmin(who);
    const by = { userId: who.account.id, visitor: visitorOf(request) };
    return { work: await placeHeldRow(app, request.body, by) };
  });
};
