import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { tellDue } from './commands/tell.ts';

/** Every minute: tells of chapters and services whose moment has come. */
export const tellDueReleases = defineJob({
  name: 'releases.tell-due',
  schema: z.object({}),
  cron: '* * * * *',
  run: async (app) => void (await tellDue(app)),
});
