import { z } from 'zod';
import { DAY_MS } from '#platform/durations.ts';
import { defineJob } from '#platform/jobs.ts';
import { forgetAskedShows } from '../library/asked-shows.ts';
import { forgetViewings } from '../pipeline/viewings.ts';
import { forgetDeliveries } from './forget.ts';

/** After this long without a message, a viewing counts as over. */
const VIEWING_KEPT_MS = 30 * DAY_MS;

/** Hourly: deletes expired deliveries and old viewings. */
export const forgetOldDeliveries = defineJob({
  name: 'scrobble.forget-old',
  schema: z.object({}),
  cron: '17 * * * *',
  run: async (app) => {
    const now = app.clock.now();
    await forgetDeliveries(app);
    await app.db.transaction().execute(async (tx) => {
      await forgetViewings(tx, new Date(now.getTime() - VIEWING_KEPT_MS));
      await forgetAskedShows(tx, now);
    });
  },
});
