import type { App } from '#platform/app.ts';
import { findCustomer } from '../queries.ts';
import type { Billing } from '../stripe.ts';
import { askStripe } from '../stripe-fault.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Does what an event asks for: the customer is read anew, unless a read that began after the event came was kept before.
 * @throws Refusal `UNAVAILABLE` when Stripe is away; the event then waits.
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
    // The other mode's customers cannot be read now: their events wait until it is used again.
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
