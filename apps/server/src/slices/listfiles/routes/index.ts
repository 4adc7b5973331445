import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { guardedRoutes, guardedUploads } from '#slices/accounts/index.ts';
import { exportByKeyRoutes, exportRoutes } from './export.ts';
import { exportScheduleRoutes } from './export-schedule.ts';
import { importRoutes } from './imports.ts';
import { remoteRoutes } from './remote.ts';
import { admitUpload, MOST_FORM_BYTES, uploadRoutes } from './upload.ts';
import { uploadByKeyRoutes } from './upload-by-key.ts';
import { createUploadGuard } from './upload-guard.ts';

/** Lists from and to files: for our own pages, and for whoever has a key. */
export const routes = (server: FastifyInstance, app: App): void => {
  guardedRoutes(server, app, [importRoutes, exportRoutes, exportScheduleRoutes, remoteRoutes]);
  const guard = createUploadGuard();
  const admit = admitUpload(app, guard);
  guardedUploads(server, app, { mostBytes: MOST_FORM_BYTES, admit, add: uploadRoutes });
  uploadByKeyRoutes(server, { app, guard });
  exportByKeyRoutes(server, app);
};
