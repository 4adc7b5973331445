import { ACCOUNT_TIERS, type AccountTier } from '../rules/tier.ts';

/** The tiers that are sold. */
export const SOLD_TIERS = ['indie', 'commercial'] as const satisfies readonly AccountTier[];
export type SoldTier = (typeof SOLD_TIERS)[number];

/** The Stripe prices of each tier. The first price of a tier is the one that checkout uses. */
export type PriceList = Readonly<Record<SoldTier, readonly string[]>>;

/** The part of a subscription that decides its tier. */
export interface Subscription {
  id: string;
  /** Stripe's status. */
  status: string;
  priceIds: readonly string[];
  periodEndsAt: Date;
  /** When it ends without renewal; null: it renews. */
  endsAt: Date | null;
  /** Since when its payment is overdue, as far as we know. */
  pastDueSince: Date | null;
}

/** What decides the tier of a subscription besides itself. */
export interface Terms {
  prices: PriceList;
  graceMs: number;
  now: Date;
}

const PAID_STATUSES = new Set(['active', 'trialing']);
const ENDED_STATUSES = new Set(['canceled', 'incomplete_expired']);
const PAST_DUE = 'past_due';
/** `incomplete` is not among them, because a failed first payment leaves nothing to settle before a new purchase. */
const UNSETTLED_STATUSES = new Set([...PAID_STATUSES, PAST_DUE, 'unpaid', 'paused']);

/** The best of the given tiers; free if there are none. */
export const bestTier = (tiers: readonly AccountTier[]): AccountTier =>
  ACCOUNT_TIERS.findLast((tier) => tiers.includes(tier)) ?? 'free';

/** The tier that a price was sold for; free if the price is not ours. */
const tierOfPrice = (prices: PriceList, priceId: string): AccountTier =>
  SOLD_TIERS.findLast((tier) => prices[tier].includes(priceId)) ?? 'free';

/** The tier of a subscription, paid or not. */
export const subscribedTier = (
  { priceIds }: Pick<Subscription, 'priceIds'>,
  prices: PriceList,
): AccountTier => bestTier(priceIds.map((id) => tierOfPrice(prices, id)));

/** Whether a subscription is paid. A cancelled one counts as paid until its period ends. */
const isPaid = (
  { status, pastDueSince }: Subscription,
  { graceMs, now }: Omit<Terms, 'prices'>,
): boolean => {
  if (status !== PAST_DUE) return PAID_STATUSES.has(status);
  return now.getTime() - (pastDueSince ?? now).getTime() < graceMs;
};

/** The tier that subscriptions pay for: the best of those that are paid. */
export const paidTier = (subscriptions: readonly Subscription[], terms: Terms): AccountTier =>
  bestTier(
    subscriptions
      .filter((each) => isPaid(each, terms))
      .map((each) => subscribedTier(each, terms.prices)),
  );

/** Whether a subscription has ended at Stripe. */
export const hasEnded = (status: string): boolean => ENDED_STATUSES.has(status);

/** Whether a subscription prevents buying another. It should be changed, paid or resumed instead. */
export const standsInTheWay = ({ status }: Pick<Subscription, 'status'>): boolean =>
  UNSETTLED_STATUSES.has(status);

/** Since when a payment is overdue: when we first saw it, until it is paid. */
export const pastDueSince = (status: string, seen: Date | null, now: Date): Date | null =>
  status === PAST_DUE ? (seen ?? now) : null;

/** The one subscription to show: the one with the best tier, and of those the one that lasts longest. */
export const mainSubscription = (
  subscriptions: readonly Subscription[],
  terms: Terms,
): Subscription | undefined => {
  const rank = (each: Subscription): number =>
    ACCOUNT_TIERS.indexOf(paidTier([each], terms)) * 2 + (standsInTheWay(each) ? 1 : 0);
  return subscriptions.toSorted(
    (a, b) => rank(b) - rank(a) || b.periodEndsAt.getTime() - a.periodEndsAt.getTime(),
  )[0];
};

/** Whether an event says that a customer's subscriptions may have changed. We ignore all others. */
export const isOfSubscriptions = (eventType: string): boolean =>
  eventType.startsWith('customer.subscription.') ||
  eventType === 'customer.deleted' ||
  eventType === 'checkout.session.completed';
