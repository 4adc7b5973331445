import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { guardedRoutes, requireAdmin, signedIn } from '#slices/accounts/index.ts';
import { readHubPage } from './hub-page.ts';

const hubRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/admin/followed-hub', async (request) => {
    requireAdmin(await signedIn(app, request));
    return readHubPage(app);
  });
};

/** `/admin/followed-hub`: the hub that this instance follows, and what is sent there. */
export const upstreamRoutes = (server: FastifyInstance, app: App): void => {
  guardedRoutes(server, app, [hubRoutes]);
};
