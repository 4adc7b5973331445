import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { forgetOldRuns } from './run/forget.ts';
import { warnOfLoginEnds } from './link/warn.ts';

/** Daily: tells people that a login ends soon. */
export const warnOfLogins = defineJob({
  name: 'sync.warn-of-logins',
  schema: z.object({}),
  cron: '23 9 * * *',
  run: async (app) => {
    const warned = await warnOfLoginEnds(app);
    if (warned > 0) app.log.info({ warned }, 'people were told that a login ends soon');
  },
});

/** Daily: deletes plans that can't be undone any more, and old lines of the audit. */
export const tidySync = defineJob({
  name: 'sync.tidy-up',
  schema: z.object({}),
  cron: '37 4 * * *',
  run: (app) => forgetOldRuns(app),
});
