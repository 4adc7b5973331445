import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { guardAuth, guardUploads, type UploadOptions } from './guard.ts';

/** Adds routes to a server. */
export type AddRoutes = (server: FastifyInstance, app: App) => void;

/**
 * Adds routes for our own pages: only JSON, never from another site, never stored by a cache. Only the session cookie identifies the caller
 * (`signedIn`, `confirmedIn`): API keys and access tokens do not count here.
 */
export const guardedRoutes = (
  server: FastifyInstance,
  app: App,
  sets: readonly AddRoutes[],
): void => {
  void server.register(async (guarded) => {
    guardAuth(guarded, app);
    for (const add of sets) add(guarded, app);
  });
};

/**
 * Adds routes that accept a form with a file from our own pages, up to a size: only multipart, and `body` is a Buffer. `admit` runs before
 * any byte is read.
 */
export const guardedUploads = (
  server: FastifyInstance,
  app: App,
  { add, ...options }: UploadOptions & { add: AddRoutes },
): void => {
  void server.register(async (guarded) => {
    guardUploads(guarded, app, options);
    add(guarded, app);
  });
};
