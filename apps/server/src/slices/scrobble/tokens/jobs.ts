import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { alertOwners } from './alert.ts';

/** Every hour: owners of media servers that have fallen silent, or send what cannot be recorded, are told. */
export const alertServerOwners = defineJob({
  name: 'scrobble.alert-owners',
  schema: z.object({}),
  cron: '41 * * * *',
  run: async (app) => {
    const told = await alertOwners(app);
    if (told > 0) app.log.info({ told }, 'owners of media servers are told of a fault');
  },
});
