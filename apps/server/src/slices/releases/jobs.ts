import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { publishDue } from './commands/publish-releases.ts';

/** Publishes chapters and services that are due, every minute. */
export const publishDueReleases = defineJob({
  name: 'releases.publish-due',
  schema: z.object({}),
  cron: '* * * * *',
  run: async (app) => void (await publishDue(app)),
});
