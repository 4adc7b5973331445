import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { guardAuth, guardUploads, type UploadOptions } from './guard.ts';

/** Adds routes to a server. */
export type AddRoutes = (server: FastifyInstance, app: App) => void;

/**
 * Adds routes for our own pages: JSON alone, never from another site, never kept by a cache.
 * Who asks is known by the session cookie and nothing else (`signedIn`, `confirmedIn`): neither API keys nor access tokens count here.
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
 * Adds routes that take a form with a file from our own pages, of some bytes at most: multipart alone, `body` is a Buffer. Who sends it is
 * asked before a byte of it is read.
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
