import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';

/** Stripe repeats an event for three days automatically, and for thirty by hand. */
const KEPT_MS = 60 * DAY_MS;

/** Deletes events that cannot come again. */
export const forgetOldEvents = async (app: App): Promise<void> => {
  await app.db
    .deleteFrom('access.stripe_event')
    .where('received_at', '<', new Date(app.clock.nowMs() - KEPT_MS))
    .where('processed_at', 'is not', null)
    .execute();
};
