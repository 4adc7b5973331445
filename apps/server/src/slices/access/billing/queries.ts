import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { ACCOUNT_TIERS, type AccountTier } from '../rules/tier.ts';
import { mainSubscription, subscribedTier, type Subscription } from './rules.ts';
import { termsOf, type Billing } from './stripe.ts';

/** A customer of Stripe, and its account. */
export interface Customer {
  id: string;
  userId: string;
  isLive: boolean;
}

const columns = ['id', 'user_id as userId', 'is_live as isLive'] as const;

/** The customer with an id of Stripe, in either mode. */
export const findCustomer = (db: Database, id: string): Promise<Customer | undefined> =>
  db.selectFrom('access.stripe_customer').select(columns).where('id', '=', id).executeTakeFirst();

/** The customer of an account, in the current mode of Stripe. */
export const customerOf = (
  db: Database,
  { isLive }: Billing,
  userId: string,
): Promise<Customer | undefined> =>
  db
    .selectFrom('access.stripe_customer')
    .select(columns)
    .where('user_id', '=', userId)
    .where('is_live', '=', isLive)
    .executeTakeFirst();

const ofMode = (db: App['db'] | Tx, { isLive }: Billing) =>
  db
    .selectFrom('access.stripe_subscription as subscription')
    .innerJoin('access.stripe_customer as customer', 'customer.id', 'subscription.customer_id')
    .select([
      'customer.user_id as userId',
      'subscription.id',
      'subscription.status',
      'subscription.price_ids as priceIds',
      'subscription.period_ends_at as periodEndsAt',
      'subscription.ends_at as endsAt',
      'subscription.past_due_since as pastDueSince',
    ])
    .where('customer.is_live', '=', isLive)
    .orderBy('subscription.id');

/** All subscriptions that have not ended, in the current mode of Stripe. */
export const allSubscriptions = (
  db: Database,
  billing: Billing,
): Promise<(Subscription & { userId: string })[]> => ofMode(db, billing).execute();

/** The subscriptions of one account that have not ended, in the current mode of Stripe. */
export const subscriptionsOf = (
  db: App['db'] | Tx,
  billing: Billing,
  userId: string,
): Promise<Subscription[]> => ofMode(db, billing).where('customer.user_id', '=', userId).execute();

/** A customer, and the paid tier that was last settled. */
export interface PaidCustomer {
  id: string;
  userId: string;
  paidTier: string | null;
}

/** Every customer, in either mode. */
export const paidCustomers = (db: Database): Promise<PaidCustomer[]> =>
  db
    .selectFrom('access.stripe_customer as customer')
    .leftJoin('access.subscription as subscription', 'subscription.user_id', 'customer.user_id')
    .select(['customer.id', 'customer.user_id as userId', 'subscription.paid_tier as paidTier'])
    .orderBy('customer.id')
    .execute();

/** A subscription as its owner sees it. */
export interface Plan {
  /** The tier of the subscription. The account has it while it is paid. */
  tier: AccountTier;
  /** Stripe's status: active, trialing, past_due, unpaid, paused or incomplete. */
  state: string;
  /** When the next payment is due; null if the subscription ends. */
  renewsAt: Date | null;
  /** When it ends; null if it renews. */
  endsAt: Date | null;
  cancelAtPeriodEnd: boolean;
}

/** The tier of an account, and what it pays for. */
export interface AccountBilling {
  /** The tier in force: the better of the granted and the paid tier. */
  tier: AccountTier;
  /** Who gave the account that tier. */
  source: 'operator' | 'billing' | null;
  plan: Plan | null;
}

const planOf = (subscription: Subscription, { prices }: Billing): Plan => {
  const { status, endsAt, periodEndsAt } = subscription;
  return {
    tier: subscribedTier(subscription, prices),
    state: status,
    renewsAt: endsAt ? null : periodEndsAt,
    endsAt,
    cancelAtPeriodEnd: endsAt !== null,
  };
};

const asTier = (word: string | undefined): AccountTier =>
  ACCOUNT_TIERS.find((tier) => tier === word) ?? 'free';

/** The tier of an account, and what it pays for, as far as we know from Stripe. */
export const billingOf = async (
  app: App,
  opened: Billing,
  userId: string,
): Promise<AccountBilling> => {
  const row = await app.db
    .selectFrom('access.subscription')
    .select(['tier', 'paid_tier'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const subscriptions = await subscriptionsOf(app.db, opened, userId);
  const main = mainSubscription(subscriptions, termsOf(app, opened));
  const tier = asTier(row?.tier);
  const isPaid = row?.paid_tier === tier;
  return {
    tier,
    source: tier === 'free' ? null : isPaid ? 'billing' : 'operator',
    plan: main ? planOf(main, opened) : null,
  };
};
