import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { alertOwners } from './alert.ts';
import { forgetDeliveries } from './inbox/forget.ts';
import { forgetViewings } from './viewings.ts';

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
