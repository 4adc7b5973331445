import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { guardedRoutes } from '#slices/accounts/index.ts';
import { extensionRoutes } from './extension/routes.ts';
import { ingestRoutes } from './inbox/routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { mediaServerRoutes } from './tokens/routes.ts';
import { playerRoutes } from './players/routes.ts';

/** The routes of scrobble: what media servers and players send, the extension to download, and the tokens of servers for our own pages. */
export const routes = (server: FastifyInstance, app: App): void => {
  ingestRoutes(server, app);
  playerRoutes(server, app);
  extensionRoutes(server);
  guardedRoutes(server, app, [mediaServerRoutes, libraryRoutes]);
};
