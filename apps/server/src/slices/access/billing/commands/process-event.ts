import type { App } from '#platform/app.ts';
import { findCustomer } from '../queries.ts';
import type { Billing } from '../stripe.ts';
import { askStripe } from '../stripe-fault.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Processes an event: reads the customer again, unless a read that began after the event is stored.
 * @throws Refusal `UNAVAILABLE` if Stripe is down; the event then waits
 */
export const processEvent = async (app: App, billing: Billing, eventId: string): Promise<void> => {
  const event = await app.db
    .selectFrom('access.stripe_event')
    .select(['id', 'type', 'customer_id'])
    .where('id', '=', eventId)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  if (!event) return;
  const customer = await findCustomer(app.db, event.customer_id);
  if (customer) {
    // Customers of the other mode cannot be read now. Their events wait until that mode is used again.
    if (customer.isLive !== billing.isLive) return;
    return void (await askStripe(app, billing, () => syncCustomer(app, billing, customer)));
  }
  const { id, type, customer_id: unknown } = event;
  app.log.warn(
    { event: id, type, customer: unknown },
    'Stripe told of a customer that is not ours',
  );
  await app.db
    .updateTable('access.stripe_event')
    .set({ processed_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
};
