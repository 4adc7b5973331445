import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { forgetDeliveries } from './inbox/claim.ts';
import { forgetSessions } from './sessions.ts';

const SESSION_KEPT_MS = 2 * 24 * 3_600_000;

/** Every hour: deliveries past their keeping time, and sessions whose end was never reported. */
export const forgetOldDeliveries = defineJob({
  name: 'scrobble.forget-old',
  schema: z.object({}),
  cron: '17 * * * *',
  run: async (app) => {
    const now = app.clock.now();
    await forgetDeliveries(app.db, now);
    await app.db
      .transaction()
      .execute((tx) => forgetSessions(tx, new Date(now.getTime() - SESSION_KEPT_MS)));
  },
});
