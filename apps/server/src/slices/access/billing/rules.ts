import { ACCOUNT_TIERS, type AccountTier } from '../rules/tier.ts';

/** The tiers that are sold. */
export const SOLD_TIERS = ['indie', 'commercial'] as const satisfies readonly AccountTier[];
export type SoldTier = (typeof SOLD_TIERS)[number];

/** Which Stripe prices give which tier; the first of a tier is the one that is sold. */
export type PriceList = Readonly<Record<SoldTier, readonly string[]>>;

/** A subscription as far as a tier follows from it. */
export interface Subscription {
  id: string;
  /** Stripe's word for where it stands. */
  status: string;
  priceIds: readonly string[];
  periodEndsAt: Date;
  /** When it ends without being renewed; null: it renews. */
  endsAt: Date | null;
  /** Since when its payment is overdue, as far as we saw. */
  pastDueSince: Date | null;
}

/** What the tier of a subscription depends on besides itself. */
export interface Terms {
  prices: PriceList;
  graceMs: number;
  now: Date;
}

const PAID_STATUSES = new Set(['active', 'trialing']);
const ENDED_STATUSES = new Set(['canceled', 'incomplete_expired']);
const PAST_DUE = 'past_due';
/** A first payment that did not go through leaves nothing behind that would have to be settled first. */
const UNSETTLED_STATUSES = new Set([...PAID_STATUSES, PAST_DUE, 'unpaid', 'paused']);

/** The best of some tiers; free when there are none. */
export const bestTier = (tiers: readonly AccountTier[]): AccountTier =>
  ACCOUNT_TIERS.findLast((tier) => tiers.includes(tier)) ?? 'free';

/** The tier a price was sold for; free when it is none of ours. */
const tierOfPrice = (prices: PriceList, priceId: string): AccountTier =>
  SOLD_TIERS.findLast((tier) => prices[tier].includes(priceId)) ?? 'free';

/** The tier that was subscribed to, paid or not. */
export const subscribedTier = (
  { priceIds }: Pick<Subscription, 'priceIds'>,
  prices: PriceList,
): AccountTier => bestTier(priceIds.map((id) => tierOfPrice(prices, id)));

/** Whether a subscription gives what was subscribed to. It may have been cancelled: it gives it until its period ends. */
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

/** Whether Stripe is done with a subscription. */
export const hasEnded = (status: string): boolean => ENDED_STATUSES.has(status);

/** Whether a subscription stands in the way of buying another: it is to be changed, paid or resumed instead. */
export const standsInTheWay = ({ status }: Pick<Subscription, 'status'>): boolean =>
  UNSETTLED_STATUSES.has(status);

/** Since when a payment is overdue: what was seen first counts until it is paid. */
export const pastDueSince = (status: string, seen: Date | null, now: Date): Date | null =>
  status === PAST_DUE ? (seen ?? now) : null;

/** The one subscription to show: of the best tier, and of those the one that lasts longest. */
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

/** Events that say a customer's subscriptions may have changed; all others are none of our business. */
export const isOfSubscriptions = (eventType: string): boolean =>
  eventType.startsWith('customer.subscription.') ||
  eventType === 'customer.deleted' ||
  eventType === 'checkout.session.completed';
