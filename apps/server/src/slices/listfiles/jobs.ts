import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { forgetFolders } from './export-schedule/forget-folders.ts';
import { runDueExports } from './export-schedule/run.ts';
import { RUN_LIST_IMPORT } from './list-import/job-name.ts';
import { forgetOldImports } from './list-import/forget.ts';
import { runImport } from './list-import/run.ts';

/** Writes an import somebody started. Told twice, or begun again after an end in the middle, it goes on where it stopped. */
export const runListImport = defineJob({
  name: RUN_LIST_IMPORT,
  schema: z.object({ id: z.uuid() }),
  run: (app, { id }) => runImport(app, id),
});

/** Every night: imports that can no longer be undone go. */
export const forgetListImports = defineJob({
  name: 'listfiles.forget-lists',
  schema: z.object({}),
  cron: '17 16 * * *',
  run: forgetOldImports,
});

/** Every few minutes: lists that are due are written to their places. */
export const exportLists = defineJob({
  name: 'listfiles.export-lists',
  schema: z.object({}),
  cron: '*/5 * * * *',
  run: runDueExports,
});

/** Every night: what erased accounts left in the data folder goes. */
export const forgetExports = defineJob({
  name: 'listfiles.forget-exports',
  schema: z.object({}),
  cron: '23 16 * * *',
  run: forgetFolders,
});
