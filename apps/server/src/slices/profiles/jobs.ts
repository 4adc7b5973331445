import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { forgetOldNotices } from './commands/notice.ts';

/** Deletes old notices, once a day. */
export const tidyNotices = defineJob({
  name: 'profiles.tidy-notices',
  schema: z.object({}),
  cron: '41 3 * * *',
  run: (app) => forgetOldNotices(app),
});
