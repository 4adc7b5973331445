import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { guardedRoutes, guardedUploads } from '#slices/accounts/index.ts';
import { exportByKeyRoutes, exportRoutes } from './export.ts';
import { exportScheduleRoutes } from './export-schedule.ts';
import { importRoutes } from './imports.ts';
import { remoteRoutes } from './remote.ts';
import { MOST_FORM_BYTES, uploadRoutes } from './upload.ts';
import { uploadByKeyRoutes } from './upload-by-key.ts';

/** Lists from and to files: for our own pages, and for whoever has a key. */
export const routes = (server: FastifyInstance, app: App): void => {
  guardedRoutes(server, app, [importRoutes, exportRoutes, exportScheduleRoutes, remoteRoutes]);
  guardedUploads(server, app, { mostBytes: MOST_FORM_BYTES, add: uploadRoutes });
  uploadByKeyRoutes(server, app);
  exportByKeyRoutes(server, app);
};
