import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { tellDue } from './commands/tell.ts';

/** Announces chapters and services that are due, every minute. */
export const tellDueReleases = defineJob({
  name: 'releases.tell-due',
  schema: z.object({}),
  cron: '* * * * *',
  run: async (app) => void (await tellDue(app)),
});
