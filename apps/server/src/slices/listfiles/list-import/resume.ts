import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { defineQueue, defineWorker, drain, leaseDue } from '#platform/queue/index.ts';
import { runImport } from './run.ts';

/** Each step of an import is written down: one whose last step was so long ago has lost its process. */
const STANDING_MS = 5_000;
const LOOK_EVERY_MS = 3_000;

const standingImports = defineQueue({
  table: 'listfiles.list_import',
  key: 'id',
  due: 'stepped_at',
  columns: ['id'],
});

/** Takes up the import that stands longest, if one does. One that fails is left to stand as long again. */
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

/** Takes up the imports whose process ended, each by itself. */
export const resumeListImports = (app: App, signal?: AbortSignal): Promise<void> =>
  drain(() => resumeOne(app, signal), signal);

/** Goes on with imports within seconds of the restart of a process that was killed, or of the end of another one. */
export const importResumer = defineWorker({
  name: 'list imports',
  work: resumeListImports,
  pollMs: LOOK_EVERY_MS,
});
