import type { App } from '#platform/app.ts';

/** Stripe sends an event again for three days, and by hand for thirty. */
const KEPT_MS = 60 * 86_400_000;

/** Forgets events that cannot come again. */
export const forgetOldEvents = async (app: App): Promise<void> => {
  await app.db
    .deleteFrom('access.stripe_event')
    .where('received_at', '<', new Date(app.clock.nowMs() - KEPT_MS))
    .where('processed_at', 'is not', null)
    .execute();
};
