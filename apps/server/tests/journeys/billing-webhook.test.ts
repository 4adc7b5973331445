import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcileBilling } from '#slices/access/billing/jobs.ts';
import { forgetOldUse } from '#slices/access/jobs.ts';
import { BillingApp, type Person } from '../billing-app.ts';
import { signatureOf } from '../stripe-stand-in.ts';

/** Without workers: the tests themselves process the events. */
let shop: BillingApp;
let person: Person;
let customer: string;

const NOON = '2026-01-15T12:00:00Z';

beforeAll(async () => {
  shop = await BillingApp.start({ roles: ['web'], now: NOON });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.test.clock.set(NOON);
  person = await shop.person();
  customer = await shop.customer(person);
  await shop.test.app.database.pool.query('delete from access.stripe_event');
  await shop.test.app.database.pool.query('delete from pgboss.job');
});

const rows = async (query: string): Promise<any[]> =>
  (await shop.test.app.database.pool.query(query)).rows;
const events = () => rows('select * from access.stripe_event order by id');
const jobs = () => rows(`select data from pgboss.job where name = 'access.process-stripe-event'`);

const created = (more?: object) => {
  const subscription = shop.stripe.subscribe(customer, 'price_indie', shop.later(30));
  return shop.stripe.event('customer.subscription.created', subscription, more);
};

describe('an event', () => {
  it('is kept with its job before the 200, and changes the tier when it is processed', async () => {
    const event = created();
    expect(await shop.deliver(event)).toMatchObject({ status: 200, body: { received: true } });
    expect(await events()).toMatchObject([{ id: event['id'], processed_at: null }]);
    expect(await jobs()).toEqual([{ data: { eventId: event['id'] } }]);
    expect(await shop.tier(person)).toBe('FREE');
    await shop.process(event['id']);
    expect(await shop.tier(person)).toBe('INDIE');
    expect(await events()).toMatchObject([{ processed_at: new Date(NOON) }]);
  });

  it('that comes again is kept and queued once, and processed once', async () => {
    const event = created();
    const replies = await Promise.all([event, event, event].map((each) => shop.deliver(each)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([(await events()).length, (await jobs()).length]).toEqual([1, 1]);
    await shop.process(event['id']);
    shop.stripe.taken.length = 0;
    await shop.deliver(event);
    await shop.process(event['id']);
    expect([(await jobs()).length, shop.stripe.taken]).toEqual([1, []]);
  });

  it('of many about one customer: the first that is processed settles those that came before', async () => {
    const first = created();
    const second = shop.stripe.event('customer.subscription.updated', first['data'].object);
    await shop.deliver(first);
    await shop.deliver(second);
    await shop.process(second['id']);
    shop.stripe.taken.length = 0;
    await shop.process(first['id']);
    expect(shop.stripe.taken).toEqual([]);
    expect(await shop.tier(person)).toBe('INDIE');
  });

  it('of another kind is answered and left out', async () => {
    const others = [
      shop.stripe.event('invoice.created', { id: 'in_1', customer }),
      shop.stripe.event('checkout.session.completed', { id: 'cs_1', customer: null }),
      shop.stripe.event('customer.updated', { id: customer }),
    ];
    for (const event of others) expect(await shop.deliver(event)).toMatchObject({ status: 200 });
    expect([await events(), await jobs()]).toEqual([[], []]);
  });

  it('about a customer that is not ours is answered and told to the log', async () => {
    const event = created();
    event['data'].object.customer = 'cus_somebodyElse';
    expect(await shop.deliver(event)).toMatchObject({ status: 200 });
    const warn = vi.spyOn(shop.test.app.log, 'warn');
    await shop.process(event['id']);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ customer: 'cus_somebodyElse' }),
      expect.stringContaining('not ours'),
    );
    expect(await events()).toMatchObject([{ processed_at: new Date(NOON) }]);
    expect(await shop.tier(person)).toBe('FREE');
  });
});

describe('refused, and nothing kept:', () => {
  const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000);
  const signed = (seconds: number) => (body: string) => signatureOf(body, at(seconds));

  it.each<[string, (body: string) => string]>([
    ['no signature', () => ''],
    ['no form of one', () => 'nonsense'],
    ['no digest', () => `t=${Date.parse(NOON) / 1000}`],
    ['another secret', (body) => signatureOf(body, at(0), 'whsec_other')],
    ['the signature of another body', (body) => signatureOf(`${body} `, at(0))],
    [
      'the signature of the body alone under another time',
      (body) => signatureOf(body, at(-10)).replace(/^t=\d+/u, `t=${Date.parse(NOON) / 1000}`),
    ],
    ['the scheme of the test mode', (body) => signed(0)(body).replace('v1=', 'v0=')],
    ['a time before the tolerance', signed(-301)],
  ])('%s', async (_what, sign) => {
    const event = created();
    const reply = await shop.deliver(event, sign(JSON.stringify(event)));
    expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
    expect([await events(), await jobs()]).toEqual([[], []]);
  });

  it('an event of the live mode where the test mode is used', async () => {
    const reply = await shop.deliver(created({ livemode: true }));
    expect(reply).toMatchObject({ status: 400 });
    expect(reply.body.detail).toContain('test mode');
    expect(await events()).toEqual([]);
  });

  it.each(['[]', '"text"', '{"id":"evt_1"}', '{"object":"v2.core.event"}', '{'])(
    'a signed body that is no event: %s',
    async (body) => {
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, at(0)),
      };
      const url = `${shop.test.url}/billing/stripe`;
      const response = await fetch(url, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(await events()).toEqual([]);
    },
  );

  it('a body that is too large', async () => {
    const event = created({ padding: 'x'.repeat(600_000) });
    expect(await shop.deliver(event)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
    expect(await events()).toEqual([]);
  });
});

it('an event within the tolerance is taken, and one of two signatures is enough while the secret is rolled', async () => {
  const event = created();
  const body = JSON.stringify(event);
  const [time, digest] = signatureOf(body, new Date(Date.parse(NOON) - 299_000)).split(',');
  const header = `${time},v1=${'0'.repeat(64)},${digest}`;
  expect(await shop.deliver(event, header)).toMatchObject({ status: 200 });
});

describe('while Stripe is away', () => {
  it('an event waits, and is processed when it is tried again', async () => {
    const event = created();
    await shop.deliver(event);
    shop.stripe.failures = 1;
    await expect(shop.process(event['id'])).rejects.toThrow('isn’t available right now');
    expect(await events()).toMatchObject([{ processed_at: null }]);
    await shop.process(event['id']);
    expect(await shop.tier(person)).toBe('INDIE');
  });

  it('an event the queue gave up is taken up by the next reconciliation', async () => {
    const event = created();
    await shop.deliver(event);
    await reconcileBilling.run(shop.test.app, {});
    expect(await shop.tier(person)).toBe('FREE');
    shop.test.clock.set(shop.later(1 / 24));
    await reconcileBilling.run(shop.test.app, {});
    expect(await shop.tier(person)).toBe('INDIE');
    expect((await events())[0].processed_at).not.toBeNull();
  });
});

it('a worker of another process finishes what one that died had answered', async () => {
  await shop.deliver(created());
  await shop.beside({}, async (worker) => {
    await worker.start(['worker']);
    await expect.poll(() => shop.tier(person)).toBe('INDIE');
  });
});

it('processed events are forgotten after two months, those that wait are not', async () => {
  const [done, waiting] = [created(), created()];
  await shop.deliver(done);
  await shop.process(done['id']);
  await shop.deliver(waiting);
  shop.test.clock.set(shop.later(61));
  await forgetOldUse.run(shop.test.app, {});
  expect((await events()).map(({ id }) => id)).toEqual([waiting['id']]);
});
