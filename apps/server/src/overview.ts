import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { countAccess } from '#slices/access/index.ts';
import {
  accountSettings,
  countUsers,
  guardedRoutes,
  requireAdmin,
  signedIn,
} from '#slices/accounts/index.ts';
import { examine } from './checks.ts';

const addOverview = (server: FastifyInstance, app: App): void => {
  server.get('/admin/overview', async (request) => {
    requireAdmin(await signedIn(app, request));
    const { registration } = app.settings.of(accountSettings);
    const [users, access, jobs, checks] = await Promise.all([
      countUsers(app.db),
      countAccess(app),
      app.jobs.counts(),
      examine(app),
    ]);
    const isHealthy = checks.every(({ isGood }) => isGood);
    return { registration, users, ...access, jobs, isHealthy, checks };
  });
};

/** `/admin/overview`: the state of the instance, which needs all slices. */
export const overviewRoutes = (server: FastifyInstance, app: App): void =>
  guardedRoutes(server, app, [addOverview]);
