import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { guardedRoutes } from '#slices/accounts/index.ts';
import { appConsentRoutes, appRoutes } from './apps.ts';
import { graphqlApi } from './graphql.ts';
import { hostRoutes } from './host.ts';
import { oauthRoutes } from './oauth.ts';
import { armRoutes } from '../arm/routes.ts';
import { stremioRoutes } from '../stremio/routes.ts';
import { yamtrackRoutes } from '../yamtrack/routes.ts';

/** The API of AniList, how its apps sign in, and the pages of this instance about them; the APIs of other services. */
export const routes = (server: FastifyInstance, app: App): void => {
  graphqlApi(server, app);
  oauthRoutes(server, app);
  hostRoutes(server, app);
  armRoutes(server, app);
  stremioRoutes(server, app);
  yamtrackRoutes(server, app);
  guardedRoutes(server, app, [appRoutes, appConsentRoutes]);
};
