import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { forgetFolders } from './export-schedule/forget-folders.ts';
import { runDueExports } from './export-schedule/run.ts';
import { RUN_LIST_IMPORT } from './list-import/job-name.ts';
import { forgetOldImports } from './list-import/forget.ts';
import { runImport } from './list-import/run.ts';

/** Writes a started import. If it is queued twice, or interrupted and run again, it continues where it stopped. */
export const runListImport = defineJob({
  name: RUN_LIST_IMPORT,
  schema: z.object({ id: z.uuid() }),
  run: (app, { id }) => runImport(app, id),
});

/** Deletes imports that can no longer be undone, every night. */
export const forgetListImports = defineJob({
  name: 'listfiles.forget-lists',
  schema: z.object({}),
  cron: '17 16 * * *',
  run: forgetOldImports,
});

/** Writes the scheduled exports that are due, every few minutes. */
export const exportLists = defineJob({
  name: 'listfiles.export-lists',
  schema: z.object({}),
  cron: '*/5 * * * *',
  run: runDueExports,
});

/** Deletes what erased accounts left in the data folder, every night. */
export const forgetExports = defineJob({
  name: 'listfiles.forget-exports',
  schema: z.object({}),
  cron: '23 16 * * *',
  run: forgetFolders,
});
