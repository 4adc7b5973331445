import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { accountGone, findUser } from '#slices/accounts/index.ts';
import { paidUseBan, refusePaidUse } from '../../paid-use.ts';
import { customerOf, type Customer } from '../queries.ts';
import { standsInTheWay, type SoldTier } from '../rules.ts';
import type { Billing } from '../stripe.ts';
import { syncCustomer } from './sync-customer.ts';
import { refusal } from '../../reasons.ts';

/** The page that Stripe's pages lead back to. */
export const planPage = (app: App): string => `${baseUrl(app.settings)}/settings/plan`;

/** The Stripe customer of an account, created when it first buys. If two are created at once, the later one is deleted. */
const ensureCustomer = async (app: App, billing: Billing, userId: string): Promise<Customer> => {
  const known = await customerOf(app.db, billing, userId);
  if (known) return known;
  const user = await findUser(app.db, userId);
  if (!user) throw accountGone('UNAUTHENTICATED');
  const { stripe, isLive } = billing;
  const { id } = await stripe.customers.create(
    { email: user.email, name: user.username, metadata: { tsuzuki_user: userId } },
    { idempotencyKey: `customer-${app.ids.next()}` },
  );
  const kept = await app.db
    .insertInto('access.stripe_customer')
    .values({ id, user_id: userId, is_live: isLive, created_at: app.clock.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'is_live']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (kept) return { id, userId, isLive };
  await stripe.customers.del(id);
  return ensureCustomer(app, billing, userId);
};

/** The page that is already open for a price. Pages for other prices are closed, so that nobody pays twice. */
const openPageFor = async (
  { stripe }: Billing,
  sessions: readonly Stripe.Checkout.Session[],
  price: string,
): Promise<string | undefined> => {
  const open = sessions.filter(({ status }) => status === 'open');
  const same = open.find(({ metadata }) => metadata?.['price'] === price);
  for (const session of open) {
    if (session !== same) await stripe.checkout.sessions.expire(session.id);
  }
  return same?.url ?? undefined;
};

const sessionParams = (
  app: App,
  customer: Customer,
  price: string,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer: customer.id,
  client_reference_id: customer.userId,
  line_items: [{ price, quantity: 1 }],
  success_url: `${planPage(app)}?checkout=done`,
  cancel_url: planPage(app),
  metadata: { price },
});

/** The same key for requests that know the same pages, so that a double click does not open a second page. */
const pageKey = (params: object, latest: string | undefined): string => {
  const digest = createHash('sha256').update(JSON.stringify([params, latest]));
  return `checkout-${digest.digest('hex')}`;
};

/**
 * Opens Stripe's page on which an account subscribes to a tier.
 * @returns its address
 * @throws Refusal `CONFLICT` if the account has a subscription already (the portal changes that one), or if data of the catalogue forbids
 * paid tiers
 */
export const openCheckout = async (
  app: App,
  billing: Billing,
  { userId, tier }: { userId: string; tier: SoldTier },
): Promise<string> => {
  const banning = await paidUseBan(app.db);
  if (banning !== undefined) throw refusePaidUse(banning);
  const known = await customerOf(app.db, billing, userId);
  const subscriptions = known ? await syncCustomer(app, billing, known) : [];
  if (subscriptions.some(standsInTheWay)) {
    throw refusal('CONFLICT', 'PLAN_EXISTS');
  }
  const { stripe, prices } = billing;
  const [price = ''] = prices[tier];
  const customer = await ensureCustomer(app, billing, userId);
  const { data: sessions } = await stripe.checkout.sessions.list({ customer: customer.id });
  const open = await openPageFor(billing, sessions, price);
  if (open) return open;
  const params = sessionParams(app, customer, price);
  const idempotencyKey = pageKey(params, sessions[0]?.id);
  const { url } = await stripe.checkout.sessions.create(params, { idempotencyKey });
  if (!url) throw new Error('Stripe opened a checkout session without a page.');
  return url;
};
