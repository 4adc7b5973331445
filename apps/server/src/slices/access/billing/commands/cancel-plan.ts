import type { App } from '#platform/app.ts';
import { customerOf } from '../queries.ts';
import { billing } from '../stripe.ts';
import { askStripe } from '../stripe-fault.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Lets what an account pays for end with the period that is paid, such as when it asks for its deletion. Idempotent.
 * @returns how many subscriptions were cancelled; 0 where nothing is sold.
 * @throws Refusal `UNAVAILABLE` when Stripe is away.
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
