import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { findSequels } from './commands/find-sequels.ts';
import { forgetAlerts } from './commands/forget-alerts.ts';

/** Looks for sequels that were announced, once a day. */
export const lookForSequels = defineJob({
  name: 'alerts.find-sequels',
  schema: z.object({}),
  cron: '17 5 * * *',
  run: async (app) => {
    const found = await findSequels(app);
    if (found > 0) app.log.info({ found }, 'sequels were announced');
  },
});

/** Deletes old alerts, once a day. */
export const tidyAlerts = defineJob({
  name: 'alerts.tidy',
  schema: z.object({}),
  cron: '51 3 * * *',
  run: (app) => forgetAlerts(app),
});
