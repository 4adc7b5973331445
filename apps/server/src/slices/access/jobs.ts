import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { forgetOldEvents } from './billing/index.ts';
import { USAGE_KEPT_HOURS } from './rules/key.ts';
import { utcDay } from './rules/quota.ts';

/** Every day: usage past its keeping time, buckets of days that are over, and old events of Stripe. */
export const forgetOldUse = defineJob({
  name: 'access.forget-old',
  schema: z.object({}),
  cron: '23 3 * * *',
  run: async (app) => {
    const nowMs = app.clock.nowMs();
    const oldest = new Date(nowMs - USAGE_KEPT_HOURS * 3_600_000);
    await app.db.deleteFrom('access.key_usage').where('hour', '<', oldest).execute();
    // An hour before the new day other clocks may still be in the old one.
    const today = utcDay(nowMs - 3_600_000);
    await app.db
      .deleteFrom('access.bucket')
      .where('day', '<', today)
      .where('tat_ms', '<', nowMs)
      .execute();
    await forgetOldEvents(app);
  },
});
