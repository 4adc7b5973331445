import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { guardedRoutes } from '#slices/accounts/index.ts';
import { billingRoutes, stripeRoutes } from '../billing/index.ts';
import { adminRoutes } from './admin.ts';
import { keyRoutes } from './keys.ts';
import { leakedKeyRoutes } from './leaked-key.ts';
import { planRoutes } from './plan.ts';

/** The routes of access: keys, plan billing and administration for our own pages, reports from anybody who found a key, and events of Stripe. */
export const routes = (server: FastifyInstance, app: App): void => {
  guardedRoutes(server, app, [keyRoutes, planRoutes, billingRoutes, adminRoutes]);
  leakedKeyRoutes(server, app);
  stripeRoutes(server, app);
};
