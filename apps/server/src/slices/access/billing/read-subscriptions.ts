import type Stripe from 'stripe';
import { hasEnded, type Subscription } from './rules.ts';
import type { Billing } from './stripe.ts';

/** A subscription as Stripe returns it. We record ourselves since when it is overdue. */
export type ReadSubscription = Omit<Subscription, 'pastDueSince'>;

/** More than a customer can have. */
const MOST_SUBSCRIPTIONS = 1_000;
const PAGE = 100;

const at = (seconds: number): Date => new Date(seconds * 1000);

const subscriptionOf = (subscription: Stripe.Subscription): ReadSubscription => {
  const { id, status, items, created, cancel_at: cancelAt } = subscription;
  const periodEnds = Math.max(created, ...items.data.map((item) => item.current_period_end));
  const ends = cancelAt ?? (subscription.cancel_at_period_end ? periodEnds : null);
  return {
    id,
    status,
    priceIds: items.data.map(({ price }) => price.id),
    periodEndsAt: at(periodEnds),
    endsAt: ends === null ? null : at(ends),
  };
};

/** The subscriptions of a customer that have not ended, read from Stripe now; null if the customer was deleted there. */
export const readSubscriptions = async (
  { stripe }: Billing,
  customer: string,
): Promise<ReadSubscription[] | null> => {
  const { deleted } = await stripe.customers.retrieve(customer);
  if (deleted) return null;
  const subscriptions = await stripe.subscriptions
    .list({ customer, limit: PAGE })
    .autoPagingToArray({ limit: MOST_SUBSCRIPTIONS });
  return subscriptions.filter(({ status }) => !hasEnded(status)).map(subscriptionOf);
};
