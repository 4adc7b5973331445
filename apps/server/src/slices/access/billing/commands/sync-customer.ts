import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Customer } from '../queries.ts';
import { readSubscriptions, type ReadSubscription } from '../read-subscriptions.ts';
import { pastDueSince, subscribedTier } from '../rules.ts';
import type { Billing } from '../stripe.ts';
import { lockCustomer } from './lock-customer.ts';
import { settleTier } from './settle-tier.ts';

/** A read of Stripe that has begun. */
interface Begun {
  number: number;
  /** Events that came before the read, which therefore includes what they announce. */
  eventIds: readonly string[];
}

const begin = async (app: App, customer: Customer): Promise<Begun> => {
  const { number } = await app.db
    .updateTable('access.stripe_customer')
    .set((eb) => ({ reads_begun: eb('reads_begun', '+', 1) }))
    .where('id', '=', customer.id)
    .returning('reads_begun as number')
    .executeTakeFirstOrThrow();
  const events = await app.db
    .selectFrom('access.stripe_event')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('processed_at', 'is', null)
    .execute();
  return { number, eventIds: events.map(({ id }) => id) };
};

/** Locks the customer to store a read. @returns false if the read is out of date, because a later one is stored */
const claim = async (tx: Tx, customer: Customer, { number }: Begun): Promise<boolean> => {
  const lastKept = await lockCustomer(tx, customer);
  if (lastKept === undefined || lastKept >= number) return false;
  await tx
    .updateTable('access.stripe_customer')
    .set({ last_read_kept: number })
    .where('id', '=', customer.id)
    .execute();
  return true;
};

const replaceSubscriptions = async (
  app: App,
  tx: Tx,
  { customer, subscriptions }: { customer: Customer; subscriptions: readonly ReadSubscription[] },
): Promise<void> => {
  const now = app.clock.now();
  const known = await tx
    .deleteFrom('access.stripe_subscription')
    .where('customer_id', '=', customer.id)
    .returning(['id', 'past_due_since'])
    .execute();
  const overdue = new Map(known.map((row) => [row.id, row.past_due_since]));
  if (subscriptions.length === 0) return;
  await tx
    .insertInto('access.stripe_subscription')
    .values(
      subscriptions.map(({ id, status, priceIds, periodEndsAt, endsAt }) => ({
        id,
        customer_id: customer.id,
        status,
        price_ids: [...priceIds],
        period_ends_at: periodEndsAt,
        ends_at: endsAt,
        past_due_since: pastDueSince(status, overdue.get(id) ?? null, now),
        read_at: now,
      })),
    )
    .execute();
};

const warnOfUnknownPrices = (
  app: App,
  { prices }: Billing,
  subscriptions: readonly ReadSubscription[],
): void => {
  for (const subscription of subscriptions) {
    if (subscribedTier(subscription, prices) !== 'free') continue;
    const { id, priceIds } = subscription;
    app.log.warn({ subscription: id, priceIds }, 'a subscription has no price of ours: ignored');
  }
};

const forgetCustomer = async (tx: Tx, { id }: Customer): Promise<void> => {
  await tx.deleteFrom('access.stripe_customer').where('id', '=', id).execute();
};

/**
 * Reads from Stripe what a customer subscribes to, stores it, and settles the tier. We read the current state and ignore the content of
 * events, so their order and repetition do not matter. Of concurrent reads, the one that began last is stored. No transaction is open while
 * we wait for Stripe.
 * @returns the subscriptions that have not ended
 */
export const syncCustomer = async (
  app: App,
  billing: Billing,
  customer: Customer,
): Promise<readonly ReadSubscription[]> => {
  const begun = await begin(app, customer);
  const read = await readSubscriptions(billing, customer.id);
  const subscriptions = read ?? [];
  warnOfUnknownPrices(app, billing, subscriptions);
  await app.db.transaction().execute(async (tx) => {
    if (await claim(tx, customer, begun)) {
      if (read) await replaceSubscriptions(app, tx, { customer, subscriptions });
      else await forgetCustomer(tx, customer);
      await settleTier(app, tx, { billing, userId: customer.userId });
    }
    if (begun.eventIds.length === 0) return;
    await tx
      .updateTable('access.stripe_event')
      .set({ processed_at: app.clock.now() })
      .where('id', 'in', begun.eventIds)
      .execute();
  });
  return subscriptions;
};
