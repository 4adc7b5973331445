import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { forgetViewings } from '../pipeline/viewings.ts';
import { forgetDeliveries } from './forget.ts';

/** Whoever has not gone on with an item for so long begins anew. */
const VIEWING_KEPT_MS = 30 * 24 * 3_600_000;

/** Every hour: deliveries past their keeping time, and viewings nothing was told of for long. */
export const forgetOldDeliveries = defineJob({
  name: 'scrobble.forget-old',
  schema: z.object({}),
  cron: '17 * * * *',
  run: async (app) => {
    const now = app.clock.now();
    await forgetDeliveries(app);
    await app.db
      .transaction()
      .execute((tx) => forgetViewings(tx, new Date(now.getTime() - VIEWING_KEPT_MS)));
  },
});
