import type { App } from '#platform/app.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import { allSubscriptions, paidCustomers, type Customer, type PaidCustomer } from '../queries.ts';
import { paidTier } from '../rules.ts';
import { termsOf, type Billing } from '../stripe.ts';
import { askStripe, isMissing } from '../stripe-fault.ts';
import { lockCustomer } from './lock-customer.ts';
import { settleTier } from './settle-tier.ts';
import { syncCustomer } from './sync-customer.ts';
/** An event is usually processed within seconds. The queue gives up after some twenty minutes. */
const OVERDUE_EVENT_MS = 5 * MINUTE_MS;
/** Stripe renews or ends a subscription within an hour after its period. */
const OVERDUE_PERIOD_MS = 60 * MINUTE_MS;
const MOST_READ = 200;

/** Customers with an unprocessed event, or a period that ended without one. */
const overdueCustomers = (app: App, { isLive }: Billing): Promise<Customer[]> => {
  const nowMs = app.clock.nowMs();
  const eventBefore = new Date(nowMs - OVERDUE_EVENT_MS);
  const periodBefore = new Date(nowMs - OVERDUE_PERIOD_MS);
  return app.db
    .selectFrom('access.stripe_customer as customer')
    .select(['customer.id', 'customer.user_id as userId', 'customer.is_live as isLive'])
    .where('customer.is_live', '=', isLive)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('access.stripe_event as event')
            .select('event.id')
            .whereRef('event.customer_id', '=', 'customer.id')
            .where('event.processed_at', 'is', null)
            .where('event.received_at', '<', eventBefore),
        ),
        eb.exists(
          eb
            .selectFrom('access.stripe_subscription as subscription')
            .select('subscription.id')
            .whereRef('subscription.customer_id', '=', 'customer.id')
            .where('subscription.period_ends_at', '<', periodBefore)
            .where('subscription.read_at', '<', periodBefore),
        ),
      ]),
    )
    .orderBy('customer.id')
    .limit(MOST_READ)
    .execute();
};

/** Stripe never forgets its own customers. A customer that it does not know belongs to another Stripe account, and stays unchanged. */
const syncUnlessMissing = async (app: App, billing: Billing, customer: Customer): Promise<void> => {
  try {
    await syncCustomer(app, billing, customer);
  } catch (error) {
    if (!isMissing(billing, error)) throw error;
    app.log.error(
      { customer: customer.id },
      'Stripe does not know this customer: is it another account?',
    );
  }
};

/** Reads the customers again whose events were lost or could not be processed. */
export const readOverdue = async (app: App, billing: Billing): Promise<void> => {
  for (const customer of await overdueCustomers(app, billing)) {
    await askStripe(app, billing, () => syncUnlessMissing(app, billing, customer));
  }
};

/** Customers whose paid tier differs from what their subscriptions pay for now. */
const unsettledCustomers = async (app: App, billing: Billing): Promise<PaidCustomer[]> => {
  const bySubscriber = Map.groupBy(await allSubscriptions(app.db, billing), ({ userId }) => userId);
  const terms = termsOf(app, billing);
  const customers = await paidCustomers(app.db);
  return customers.filter(
    ({ userId, paidTier: before }) =>
      paidTier(bySubscriber.get(userId) ?? [], terms) !== (before ?? 'free'),
  );
};

/** Settles every paid tier. Time ends the grace of overdue payments, and settings change prices and the mode. */
export const settleTiers = async (app: App, billing: Billing): Promise<void> => {
  for (const customer of await unsettledCustomers(app, billing)) {
    await app.db.transaction().execute(async (tx) => {
      if (await lockCustomer(tx, customer)) {
        await settleTier(app, tx, { billing, userId: customer.userId });
      }
    });
  }
};

/** Deletes the customers of deleted accounts at Stripe too, which ends their subscriptions at once. */
export const endDeparted = async (app: App, billing: Billing): Promise<void> => {
  const departed = await app.db
    .selectFrom('access.departed_customer')
    .select('id')
    .where('is_live', '=', billing.isLive)
    .limit(MOST_READ)
    .execute();
  for (const { id } of departed) {
    await askStripe(app, billing, async () => {
      await billing.stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(billing, error)) throw error;
      });
    });
    await app.db.deleteFrom('access.departed_customer').where('id', '=', id).execute();
    app.log.info({ customer: id }, 'the customer of a deleted account was deleted at Stripe');
  }
};
