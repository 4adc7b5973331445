import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { forgetOldChanges } from './commands/forget.ts';

/** Every day: forgets what of lists can be undone no longer. */
export const tidyLists = defineJob({
  name: 'lists.tidy-up',
  schema: z.object({}),
  cron: '51 3 * * *',
  run: async (app) => {
    const rows = await forgetOldChanges(app);
    if (rows > 0) app.log.info({ rows }, 'old changes of lists were forgotten');
  },
});
