import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import { billingCheck } from '#slices/access/billing/check.ts';
import { cancelPlan } from '#slices/access/billing/index.ts';
import { reconcileBilling } from '#slices/access/billing/jobs.ts';
import { setTier, type AccountTier } from '#slices/access/index.ts';
import { endPlanOfLeaver } from '#slices/access/reactions.ts';
import { deletionAsked } from '#slices/accounts/index.ts';
import { BillingApp, type Person } from '../billing-app.ts';

let shop: BillingApp;
let person: Person;
let customer: string;

const NOON = '2026-01-15T12:00:00Z';
const day = (count: number): Date => new Date(Date.parse(NOON) + count * DAY_MS);

beforeAll(async () => {
  shop = await BillingApp.start({ roles: ['web'], now: NOON });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.test.clock.set(NOON);
  person = await shop.person();
  customer = await shop.customer(person);
});

/** Creates or changes a subscription at Stripe, which sends an event. */
const subscribe = async (price = 'price_indie', change: object = {}) => {
  const subscription = shop.stripe.subscribe(customer, price, day(30));
  Object.assign(subscription, change);
  await shop.tell('customer.subscription.created', subscription);
  return subscription;
};
const change = async (subscription: Record<string, any>, changed: object) => {
  Object.assign(subscription, changed);
  await shop.tell('customer.subscription.updated', subscription);
};
const grant = (tier: AccountTier) => {
  const { app } = shop.test;
  return app.db.transaction().execute((tx) => setTier(app, tx, { userId: person.id, tier }));
};
const plan = () => shop.plan(person);
const reconcile = () => reconcileBilling.run(shop.test.app, {});

describe('a subscription', () => {
  it.each([
    ['active', 'INDIE'],
    ['trialing', 'INDIE'],
    ['past_due', 'INDIE'],
    ['incomplete', 'FREE'],
    ['incomplete_expired', 'FREE'],
    ['unpaid', 'FREE'],
    ['paused', 'FREE'],
    ['canceled', 'FREE'],
    ['a_word_of_next_year', 'FREE'],
  ])('that is %s gives the tier %s', async (status, tier) => {
    const subscription = await subscribe();
    expect(await shop.tier(person)).toBe('INDIE');
    await change(subscription, { status });
    expect(await shop.tier(person)).toBe(tier);
  });

  it('is shown with when it renews', async () => {
    expect(await plan()).toEqual({ tier: 'free', source: null, plan: null });
    await subscribe();
    const shown = { tier: 'indie', state: 'active', cancelAtPeriodEnd: false };
    expect(await plan()).toEqual({
      tier: 'indie',
      source: 'billing',
      plan: { ...shown, renewsAt: day(30).toISOString(), endsAt: null },
    });
  });

  it('leaves one row of the audit for each change of the tier', async () => {
    const subscription = await subscribe();
    await change(subscription, { status: 'canceled' });
    const { rows } = await shop.test.app.database.pool.query(
      `select actor from accounts.audit where user_id = $1 and action = 'tier-changed'`,
      [person.id],
    );
    expect(rows).toEqual([{ actor: 'service' }, { actor: 'service' }]);
  });

  it.each([
    ['cancel_at_period_end', { cancel_at_period_end: true }],
    ['cancel_at', { cancel_at: day(30).getTime() / 1000 }],
  ])('that was cancelled by %s keeps the tier until it ends', async (_form, cancelled) => {
    const subscription = await subscribe();
    await change(subscription, cancelled);
    expect(await plan()).toMatchObject({
      tier: 'indie',
      plan: { renewsAt: null, endsAt: day(30).toISOString(), cancelAtPeriodEnd: true },
    });
    shop.test.clock.set(day(29));
    await reconcile();
    expect(await shop.tier(person)).toBe('INDIE');
    shop.test.clock.set(day(30));
    subscription['status'] = 'canceled';
    await shop.tell('customer.subscription.deleted', subscription);
    expect(await shop.tier(person)).toBe('FREE');
    expect(await plan()).toEqual({ tier: 'free', source: null, plan: null });
  });

  it('whose end no event told of is found by the reconciliation', async () => {
    const subscription = await subscribe();
    subscription['status'] = 'canceled';
    shop.test.clock.set(day(30.5));
    await reconcile();
    expect(await shop.tier(person)).toBe('FREE');
  });

  it('whose payment is overdue keeps the tier for three weeks from when that was first seen', async () => {
    const subscription = await subscribe();
    shop.test.clock.set(day(1));
    await change(subscription, { status: 'past_due' });
    shop.test.clock.set(day(15));
    await change(subscription, { metadata: { any: 'thing' } });
    shop.test.clock.set(day(21.9));
    await reconcile();
    expect(await shop.tier(person)).toBe('INDIE');
    shop.test.clock.set(day(22.1));
    await reconcile();
    expect(await shop.tier(person)).toBe('FREE');
    expect(await plan()).toMatchObject({
      tier: 'free',
      plan: { tier: 'indie', state: 'past_due' },
    });
    await change(subscription, { status: 'active' });
    expect(await shop.tier(person)).toBe('INDIE');
    await change(subscription, { status: 'past_due' });
    expect(await shop.tier(person)).toBe('INDIE');
  });

  it('of another tier takes the place of the first when the price is changed', async () => {
    const subscription = await subscribe();
    subscription['items'].data[0].price.id = 'price_commercial';
    await change(subscription, {});
    expect(await shop.tier(person)).toBe('COMMERCIAL');
  });

  it('of a price that is no longer sold is honoured', async () => {
    await subscribe('price_indieOld');
    expect(await shop.tier(person)).toBe('INDIE');
  });

  it('of a price that is none of ours is told to the log and ignored', async () => {
    const warn = vi.spyOn(shop.test.app.log, 'warn');
    await subscribe('price_ofAnotherShop');
    expect(await shop.tier(person)).toBe('FREE');
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ priceIds: ['price_ofAnotherShop'] }),
      expect.stringContaining('no price of ours'),
    );
  });
});

describe('several subscriptions', () => {
  it('give the best of their tiers, whichever ends first', async () => {
    const indie = await subscribe('price_indie');
    const commercial = await subscribe('price_commercial');
    await subscribe('price_ofAnotherShop');
    expect(await shop.tier(person)).toBe('COMMERCIAL');
    expect(await plan()).toMatchObject({ plan: { tier: 'commercial' } });
    await change(commercial, { status: 'unpaid' });
    expect(await shop.tier(person)).toBe('INDIE');
    expect(await plan()).toMatchObject({ plan: { tier: 'indie', state: 'active' } });
    await change(commercial, { status: 'active' });
    await change(indie, { status: 'canceled' });
    expect(await shop.tier(person)).toBe('COMMERCIAL');
  });

  it('are all read, also when they are more than a page of Stripe', async () => {
    for (let count = 0; count < 104; count += 1) {
      shop.stripe.subscribe(customer, 'price_ofAnotherShop', day(30));
    }
    await subscribe('price_commercial');
    expect(await shop.tier(person)).toBe('COMMERCIAL');
  });
});

describe('what the operator granted', () => {
  it('stays when billing gives less, and comes back when billing ends', async () => {
    expect(await grant('commercial')).toBe('commercial');
    const subscription = await subscribe('price_indie');
    expect(await shop.tier(person)).toBe('COMMERCIAL');
    expect(await plan()).toMatchObject({ tier: 'commercial', source: 'operator' });
    await change(subscription, { status: 'canceled' });
    expect(await shop.tier(person)).toBe('COMMERCIAL');
  });

  it('takes nothing away that is paid for', async () => {
    const subscription = await subscribe('price_commercial');
    expect(await grant('indie')).toBe('commercial');
    expect(await plan()).toMatchObject({ tier: 'commercial', source: 'billing' });
    await change(subscription, { status: 'canceled' });
    expect(await plan()).toMatchObject({ tier: 'indie', source: 'operator' });
    await grant('free');
    expect(await shop.tier(person)).toBe('FREE');
  });
});

describe('when an account or a customer goes', () => {
  it('a plan is cancelled at the end of what is paid, once', async () => {
    const subscription = await subscribe();
    expect(await cancelPlan(shop.test.app, person.id)).toBe(1);
    expect(subscription['cancel_at_period_end']).toBe(true);
    expect(await plan()).toMatchObject({ tier: 'indie', plan: { cancelAtPeriodEnd: true } });
    expect(await cancelPlan(shop.test.app, person.id)).toBe(0);
    const other = await shop.person();
    expect(await cancelPlan(shop.test.app, other.id)).toBe(0);
  });

  it('a person who asks for deletion stops paying with the period, by the reaction to what accounts tell', async () => {
    const subscription = await subscribe();
    await endPlanOfLeaver.job.run(shop.test.app, { userId: person.id });
    expect(subscription['cancel_at_period_end']).toBe(true);
    expect(endPlanOfLeaver.event).toBe(deletionAsked.name);
  });

  it('the customer of a deleted account is deleted at Stripe, which ends what it paid for', async () => {
    const subscription = await subscribe();
    const { pool } = shop.test.app.database;
    await pool.query('delete from accounts."user" where id = $1', [person.id]);
    shop.stripe.failures = 1;
    await expect(reconcile()).rejects.toThrow('isn’t available right now');
    await reconcile();
    expect(shop.stripe.customers.get(customer)).toMatchObject({ deleted: true });
    expect(subscription['status']).toBe('canceled');
    const { rows } = await pool.query('select * from access.departed_customer');
    expect(rows).toEqual([]);
  });

  it('a customer that was deleted at Stripe pays for nothing any more', async () => {
    await subscribe();
    shop.stripe.customers.set(customer, { id: customer, deleted: true });
    await shop.tell('customer.deleted', { id: customer, object: 'customer' });
    expect(await shop.tier(person)).toBe('FREE');
    await reconcile();
  });

  it('customers that Stripe does not know are left as they are and stop nothing', async () => {
    await subscribe();
    const known = shop.stripe.customers.get(customer);
    shop.stripe.customers.delete(customer);
    shop.test.clock.set(day(31));
    const error = vi.spyOn(shop.test.app.log, 'error');
    await reconcile();
    expect(error).toHaveBeenCalledWith({ customer }, expect.stringContaining('another account'));
    expect(await shop.tier(person)).toBe('INDIE');
    shop.stripe.customers.set(customer, known ?? {});
  });
});

describe('another configuration', () => {
  /** The stand-in knows one key. With another key, the part that needs Stripe fails, after the part that does not. */
  const reconcileWith = (settings: Record<string, string>) =>
    shop.beside(settings, (app) => reconcileBilling.run(app, {}).catch(() => {}));

  it('the live mode counts nothing that was subscribed to in the test mode, and forgets none of it', async () => {
    await subscribe();
    await reconcileWith({ STRIPE_SECRET_KEY: 'sk_live_x' });
    await expect.poll(() => shop.tier(person)).toBe('FREE');
    await reconcile();
    await expect.poll(() => shop.tier(person)).toBe('INDIE');
  });

  it('prices count as the settings have them', async () => {
    await subscribe('price_indieOld');
    await reconcileWith({ STRIPE_PRICE_INDIE: 'price_indie' });
    await expect.poll(() => shop.tier(person)).toBe('FREE');
    await reconcile();
    await expect.poll(() => shop.tier(person)).toBe('INDIE');
  });
});

it('the doctor asks Stripe whether what is sold is what is told', async () => {
  const { app } = shop.test;
  expect(await billingCheck.run(app)).toEqual({
    isGood: true,
    reason: 'BILLING_READY',
    values: { mode: 'test' },
    detail: 'Stripe answers, test mode',
  });
  const price = shop.stripe.prices.get('price_indie') ?? {};
  const faults: [object, string][] = [
    [{ unit_amount: 1200 }, '12.00 usd, but 9.99 is told'],
    [{ active: false }, 'archived'],
    [{ recurring: { interval: 'year', interval_count: 1 } }, 'not monthly'],
  ];
  for (const [wrong, words] of faults) {
    const before = { ...price };
    Object.assign(price, wrong);
    expect(await billingCheck.run(app)).toEqual([
      expect.objectContaining({ isGood: false, detail: expect.stringContaining(words) }),
    ]);
    Object.assign(price, before);
  }
});
