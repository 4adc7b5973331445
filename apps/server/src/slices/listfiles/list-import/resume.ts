import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineQueue, defineWorker, drain, leaseDue } from '#platform/queue/index.ts';
import { runImport } from './run.ts';

/** Each step of an import stores its time. If the last step is this old, the process of the import has ended. */
const STANDING_MS = 5_000;
const LOOK_EVERY_MS = 3_000;

const standingImports = defineQueue({
  table: 'listfiles.list_import',
  key: 'id',
  due: 'stepped_at',
  columns: ['id'],
});

/** Resumes the import that has been idle longest, if there is one. If it fails, it waits for the same time again. */
const resumeOne = async (app: App, signal?: AbortSignal): Promise<boolean> => {
  const [standing] = await leaseDue(app.db, standingImports, {
    now: new Date(app.clock.nowMs() - STANDING_MS),
    leaseMs: STANDING_MS,
    limit: 1,
    where: sql`state = 'RUNNING'`,
  });
  if (!standing) return false;
  await runImport(app, standing.id, signal).catch((error: unknown) =>
    app.log.warn(
      { err: error, listImport: standing.id },
      'an import of a list is tried again later',
    ),
  );
  return true;
};

/** Resumes imports whose process ended, one after another. */
export const resumeListImports = (app: App, signal?: AbortSignal): Promise<void> =>
  drain(() => resumeOne(app, signal), signal);

/** Resumes imports within seconds after a process was killed or ended. */
export const importResumer = defineWorker({
  name: 'list imports',
  work: resumeListImports,
  pollMs: LOOK_EVERY_MS,
});
