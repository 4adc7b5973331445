import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { ACCOUNT_TIERS } from '../rules/tier.ts';
import {
  bestTier,
  isOfSubscriptions,
  mainSubscription,
  paidTier,
  pastDueSince,
  standsInTheWay,
  subscribedTier,
  type Subscription,
  type Terms,
} from './rules.ts';

const NOW = new Date('2026-01-15T12:00:00Z');
const TERMS: Terms = {
  prices: { indie: ['price_i', 'price_old'], commercial: ['price_c'] },
  graceMs: HOUR_MS,
  now: NOW,
};

const instant = fc.date({
  min: new Date('2025-01-01'),
  max: new Date('2027-01-01'),
  noInvalidDate: true,
});
const subscription: fc.Arbitrary<Subscription> = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom(
    'active',
    'trialing',
    'past_due',
    'unpaid',
    'paused',
    'incomplete',
    'new',
  ),
  priceIds: fc.array(fc.constantFrom('price_i', 'price_old', 'price_c', 'price_x'), {
    maxLength: 3,
  }),
  periodEndsAt: instant,
  endsAt: fc.option(instant),
  pastDueSince: fc.option(instant),
});
const subscriptions = fc.array(subscription, { maxLength: 5 });
const rank = (tier: (typeof ACCOUNT_TIERS)[number]) => ACCOUNT_TIERS.indexOf(tier);

const some: Subscription = {
  id: 'sub_1',
  status: 'active',
  priceIds: ['price_i'],
  periodEndsAt: NOW,
  endsAt: null,
  pastDueSince: null,
};

describe('the paid tier', () => {
  it('does not depend on the order of subscriptions', () => {
    fc.assert(
      fc.property(subscriptions, (all) => {
        expect(paidTier(all.toReversed(), TERMS)).toBe(paidTier(all, TERMS));
      }),
    );
  });

  it('is never made worse by one more', () => {
    fc.assert(
      fc.property(subscriptions, subscription, (all, one) => {
        const more = rank(paidTier([...all, one], TERMS));
        expect(more).toBe(Math.max(rank(paidTier(all, TERMS)), rank(paidTier([one], TERMS))));
      }),
    );
  });

  it('is never better than what was subscribed to', () => {
    fc.assert(
      fc.property(subscription, (one) => {
        const subscribed = subscribedTier(one, TERMS.prices);
        expect(['free', subscribed]).toContain(paidTier([one], TERMS));
      }),
    );
  });

  it.each([
    [HOUR_MS - 1, 'indie'],
    [HOUR_MS, 'free'],
  ])('of what is overdue for %d ms is %s', (ms, tier) => {
    const overdue = { ...some, status: 'past_due', pastDueSince: new Date(NOW.getTime() - ms) };
    expect(paidTier([overdue], TERMS)).toBe(tier);
  });

  it('of an active subscription does not ask when its period ends: Stripe says when it is over', () => {
    expect(paidTier([{ ...some, endsAt: new Date(0), periodEndsAt: new Date(0) }], TERMS)).toBe(
      'indie',
    );
  });
});

it('the best tier of none is free', () => {
  expect(bestTier([])).toBe('free');
  expect(bestTier(['indie', 'commercial', 'free'])).toBe('commercial');
});

it('a payment is overdue since that was first seen, until it is paid', () => {
  const before = new Date(0);
  expect(pastDueSince('past_due', null, NOW)).toBe(NOW);
  expect(pastDueSince('past_due', before, NOW)).toBe(before);
  expect(pastDueSince('active', before, NOW)).toBeNull();
});

it('the subscription that is shown pays the best tier; without one it is what must be settled', () => {
  const unpaid = { ...some, id: 'sub_2', status: 'unpaid', priceIds: ['price_c'] };
  const unfinished = {
    ...some,
    id: 'sub_3',
    status: 'incomplete',
    periodEndsAt: new Date('2027-01-01'),
  };
  expect(mainSubscription([unfinished, unpaid, some], TERMS)).toBe(some);
  expect(mainSubscription([unfinished, unpaid], TERMS)).toBe(unpaid);
  expect(mainSubscription([], TERMS)).toBeUndefined();
});

it('a first payment that failed does not stand in the way of another try', () => {
  const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];
  expect(statuses.filter((status) => standsInTheWay({ status }))).toEqual(statuses.slice(0, -1));
});

it.each([
  ['customer.subscription.updated', true],
  ['customer.subscription.paused', true],
  ['customer.deleted', true],
  ['checkout.session.completed', true],
  ['customer.updated', false],
  ['invoice.paid', false],
])('an event %s is ours: %s', (type, isOurs) => {
  expect(isOfSubscriptions(type)).toBe(isOurs);
});
