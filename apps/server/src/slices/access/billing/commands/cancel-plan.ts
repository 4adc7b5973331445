import type { App } from '#platform/app.ts';
import { customerOf } from '../queries.ts';
import { billing } from '../stripe.ts';
import { askStripe } from '../stripe-fault.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Cancels the subscriptions of an account at the end of the paid period, for example when it asks for its deletion. Idempotent.
 * @returns how many subscriptions were cancelled; 0 if this instance sells nothing
 * @throws Refusal `UNAVAILABLE` if Stripe is down
 */
export const cancelPlan = async (app: App, userId: string): Promise<number> => {
  const opened = await app.open(billing);
  const customer = opened && (await customerOf(app.db, opened, userId));
  if (!customer) return 0;
  return askStripe(app, opened, async () => {
    const subscriptions = await syncCustomer(app, opened, customer);
    const renewing = subscriptions.filter(({ endsAt }) => endsAt === null);
    for (const { id } of renewing) {
      await opened.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    }
    if (renewing.length > 0) await syncCustomer(app, opened, customer);
    return renewing.length;
  });
};
