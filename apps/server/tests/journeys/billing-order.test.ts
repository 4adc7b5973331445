import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BillingApp } from '../billing-app.ts';

let shop: BillingApp;

beforeAll(async () => {
  shop = await BillingApp.start({ roles: ['web'] });
});
afterAll(() => shop.close());

const STATUSES = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled'] as const;
const PRICES = ['price_indie', 'price_indieOld', 'price_commercial', 'price_unknown'] as const;

/** A change at Stripe of one of up to three subscriptions, which creates an event. */
const change = fc.record({
  subscription: fc.nat({ max: 2 }),
  status: fc.constantFrom(...STATUSES),
  price: fc.constantFrom(...PRICES),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** What may happen between two changes: earlier events are delivered, repeated and in any order, some while Stripe fails. */
const deliveries = fc.array(fc.record({ event: fc.nat(), isFailing: fc.boolean() }), {
  maxLength: 3,
});
const history = fc.array(fc.tuple(change, deliveries), { minLength: 1, maxLength: 8 });

/** The tier by the specification of billing, from the final state at Stripe. */
const expectedTier = (subscriptions: Iterable<Change>): string => {
  const paying = [...subscriptions]
    .filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
    .map(({ price }) => price);
  if (paying.includes('price_commercial')) return 'COMMERCIAL';
  return paying.some((price) => price.startsWith('price_indie')) ? 'INDIE' : 'FREE';
};

/** Makes the change at Stripe. @returns its event */
const apply = (
  customer: string,
  known: Map<number, any>,
  { subscription, status, price }: Change,
) => {
  const isNew = !known.has(subscription);
  const stored = known.get(subscription) ?? shop.stripe.subscribe(customer, price, shop.later(30));
  known.set(subscription, stored);
  stored.status = status;
  stored.items.data[0].price.id = price;
  const type = isNew ? 'created' : status === 'canceled' ? 'deleted' : 'updated';
  return shop.stripe.event(`customer.subscription.${type}`, stored);
};

const deliverAndProcess = async (event: Record<string, any>): Promise<void> => {
  const { status } = await shop.deliver(event);
  expect(status).toBe(200);
  await shop.process(event['id']);
};

it('whatever the order, the number and the overlap of deliveries, the tier is that of the newest state', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.infiniteStream(fc.nat()), async (steps, order) => {
      const person = await shop.person();
      const customer = await shop.customer(person);
      const known = new Map<number, any>();
      const events: Record<string, any>[] = [];
      for (const [changed, between] of steps) {
        events.push(apply(customer, known, changed));
        for (const { event, isFailing } of between) {
          shop.stripe.failures = isFailing ? 1 : 0;
          await deliverAndProcess(events[event % events.length] ?? {}).catch(() => {});
          shop.stripe.failures = 0;
        }
      }
      const shuffled = events
        .map((event) => ({ event, place: order.next().value ?? 0 }))
        .toSorted((a, b) => a.place - b.place);
      // All events again, three at a time.
      for (let from = 0; from < shuffled.length; from += 3) {
        const together = shuffled.slice(from, from + 3);
        await Promise.all(together.map(({ event }) => deliverAndProcess(event)));
      }
      const last = new Map(steps.map(([changed]) => [changed.subscription, changed]));
      expect(await shop.tier(person)).toBe(expectedTier(last.values()));
    }),
    { numRuns: 30 },
  );
});

it('of two reads that overlap the one that began last is kept, although it ends first', async () => {
  const person = await shop.person();
  const customer = await shop.customer(person);
  const subscription = shop.stripe.subscribe(customer, 'price_indie', shop.later(30));
  const first = shop.stripe.event('customer.subscription.created', subscription);
  await shop.deliver(first);
  const slow = shop.stripe.holdNextList();
  const late = shop.process(first['id']);
  await slow.reached;
  subscription['status'] = 'canceled';
  const second = shop.stripe.event('customer.subscription.deleted', subscription);
  await deliverAndProcess(second);
  expect(await shop.tier(person)).toBe('FREE');
  slow.release();
  await late;
  expect(await shop.tier(person)).toBe('FREE');
});
