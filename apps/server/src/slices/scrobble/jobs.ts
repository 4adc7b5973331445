import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { alertOwners } from './alert.ts';
import { forgetDeliveries } from './inbox/forget.ts';
import { forgetSessions } from './sessions.ts';

const SESSION_KEPT_MS = 2 * 24 * 3_600_000;

/** Every hour: deliveries past their keeping time, and sessions whose end was never reported. */
export const forgetOldDeliveries = defineJob({
  name: 'scrobble.forget-old',
  schema: z.object({}),
  cron: '17 * * * *',
  run: async (app) => {
    const now = app.clock.now();
    await forgetDeliveries(app);
    await app.db
      .transaction()
      .execute((tx) => forgetSessions(tx, new Date(now.getTime() - SESSION_KEPT_MS)));
  },
});

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
