import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { processEvent } from './commands/process-event.ts';
import { endDeparted, readOverdue, settleTiers } from './commands/reconcile.ts';
import { PROCESS_EVENT_JOB } from './job-name.ts';
import { billing } from './stripe.ts';

/** If billing was turned off in the meantime, events wait, and `reconcileBilling` processes them once it is on again. */
export const processStripeEvent = defineJob({
  name: PROCESS_EVENT_JOB,
  schema: z.object({ eventId: z.string() }),
  run: async (app, { eventId }) => {
    const opened = await app.open(billing);
    if (opened) await processEvent(app, opened, eventId);
  },
});

/** Catches up, every quarter of an hour, on what no event caused. It settles tiers first, because that does not need Stripe. */
export const reconcileBilling = defineJob({
  name: 'access.reconcile-billing',
  schema: z.object({}),
  cron: '*/15 * * * *',
  run: async (app) => {
    const opened = await app.open(billing);
    if (!opened) return;
    await settleTiers(app, opened);
    await endDeparted(app, opened);
    await readOverdue(app, opened);
  },
});
