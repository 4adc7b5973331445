import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { tidyWebhooks } from './delivery/tidy.ts';

/** Deletes old events, and expires what waits for endpoints that are closed, every hour. */
export const tidy = defineJob({
  name: 'webhooks.tidy',
  schema: z.object({}),
  cron: '41 * * * *',
  run: tidyWebhooks,
});
