import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { forgetOldChanges } from './commands/forget.ts';

/** Daily: deletes what can no longer be undone. */
export const tidyLists = defineJob({
  name: 'lists.tidy-up',
  schema: z.object({}),
  cron: '51 3 * * *',
  run: async (app) => {
    const rows = await forgetOldChanges(app);
    if (rows > 0) app.log.info({ rows }, 'old changes of lists were forgotten');
  },
});
