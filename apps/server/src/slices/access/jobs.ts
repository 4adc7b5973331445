import { z } from 'zod';
import { HOUR_MS } from '#platform/durations.ts';
import { defineJob } from '#platform/jobs.ts';
import { forgetOldAppTokens } from './app-token.ts';
import { forgetOldEvents } from './billing/index.ts';
import { USAGE_KEPT_HOURS } from './rules/key.ts';
import { utcDay } from './rules/quota.ts';

/** Deletes old usage, buckets of past days, tokens of apps that ended, and old events of Stripe, once a day. */
export const forgetOldUse = defineJob({
  name: 'access.forget-old',
  schema: z.object({}),
  cron: '23 3 * * *',
  run: async (app) => {
    const nowMs = app.clock.nowMs();
    const oldest = new Date(nowMs - USAGE_KEPT_HOURS * HOUR_MS);
    await app.db.deleteFrom('access.key_usage').where('hour', '<', oldest).execute();
    // The clocks of other processes may still be in the old day for up to an hour.
    const today = utcDay(nowMs - HOUR_MS);
    await app.db
      .deleteFrom('access.bucket')
      .where('day', '<', today)
      .where('tat_ms', '<', nowMs)
      .execute();
    await forgetOldAppTokens(app);
    await forgetOldEvents(app);
  },
});
