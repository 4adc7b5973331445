import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { banPaidUse } from '#slices/access/index.ts';
import { billing } from '#slices/access/billing/stripe.ts';
import { BillingApp, type Person } from '../billing-app.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let shop: BillingApp;
let person: Person;

beforeAll(async () => {
  shop = await BillingApp.start({ settings: { BASE_URL: 'https://anime.example.org' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  person = await shop.person();
  shop.stripe.taken.length = 0;
});

const checkout = (tier: string) => person.browser.post('/billing/checkout', { tier });
const sessions = () =>
  shop.stripe.sessions.filter((session) => session['client_reference_id'] === person.id);
const took = (path: string) =>
  shop.stripe.taken.filter((request) => request.method === 'POST' && request.path === path);

describe('checkout', () => {
  it('opens a page of Stripe for the price of the tier and makes the account a customer', async () => {
    const { status, body } = await checkout('commercial');
    expect([status, body]).toEqual([200, { url: sessions()[0]?.['url'] }]);
    expect(took('/v1/checkout/sessions')[0]?.params).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_commercial',
      'line_items[0][quantity]': '1',
      client_reference_id: person.id,
      success_url: 'https://anime.example.org/settings/plan?checkout=done',
      cancel_url: 'https://anime.example.org/settings/plan',
    });
    const [customer] = took('/v1/customers');
    expect(customer?.params).toMatchObject({ 'metadata[tsuzuki_user]': person.id });
    expect(customer?.params['email']).toMatch(/^person\d+@example\.org$/u);
  });

  it('leads back to the page that is open, and makes one customer only', async () => {
    const first = await checkout('indie');
    expect((await checkout('indie')).body).toEqual(first.body);
    expect(took('/v1/customers')).toHaveLength(1);
  });

  it('opens one page for clicks in the same moment', async () => {
    await checkout('indie');
    await checkout('commercial');
    const replies = await Promise.all(Array.from({ length: 5 }, () => checkout('indie')));
    expect(new Set(replies.map(({ body }) => body.url)).size).toBe(1);
    expect(sessions().filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('keeps one customer of an account that goes there twice at once the first time', async () => {
    await Promise.all([checkout('indie'), checkout('indie'), checkout('indie')]);
    const customers = [...shop.stripe.customers.values()];
    expect(customers.filter(({ metadata }) => metadata?.tsuzuki_user === person.id)).toHaveLength(
      1,
    );
  });

  it('closes the page for one tier when the other is chosen, so that nobody pays twice', async () => {
    await checkout('indie');
    await checkout('commercial');
    expect(sessions().map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'])(
    'is refused to who has a plan that is %s, even before any event told of it',
    async (status) => {
      const customer = await shop.customer(person);
      const plan = shop.stripe.subscribe(customer, 'price_indie', shop.later(30));
      plan['status'] = status;
      const refused = await checkout('commercial');
      expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
      plan['status'] = 'canceled';
      expect(await checkout('commercial')).toMatchObject({ status: 200 });
    },
  );

  it.each([{}, { tier: 'free' }, { tier: 'gold' }, { tier: ['indie'] }])(
    'names the tiers to who sends %j',
    async (input) => {
      const reply = await person.browser.post('/billing/checkout', input);
      expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
      expect(reply.body.detail).toContain('indie, commercial');
    },
  );

  it('says that it cannot be used while Stripe is away, and works again after', async () => {
    shop.stripe.failures = 1;
    expect(await checkout('indie')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await checkout('indie')).toMatchObject({ status: 200 });
  });

  it('makes a new customer when the old one was deleted at Stripe', async () => {
    const customer = await shop.customer(person);
    shop.stripe.customers.set(customer, { id: customer, deleted: true });
    expect(await checkout('indie')).toMatchObject({ status: 200 });
    expect(sessions().at(-1)?.['customer']).not.toBe(customer);
  });
});

describe('the portal', () => {
  it('opens for who bought something', async () => {
    const customer = await shop.customer(person);
    const { status, body } = await person.browser.post('/billing/portal');
    expect([status, body]).toEqual([200, { url: `https://billing.example/${customer}` }]);
    const [request] = took('/v1/billing_portal/sessions');
    expect(request?.params).toEqual({
      customer,
      return_url: 'https://anime.example.org/settings/plan',
    });
  });

  it('is refused to who did not', async () => {
    const reply = await person.browser.post('/billing/portal');
    expect(reply).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('who may', () => {
  const ROUTES = [
    ['GET', '/billing'],
    ['POST', '/billing/checkout'],
    ['POST', '/billing/portal'],
  ] as const;
  const ask = async (method: string, path: string, headers: Record<string, string>) => {
    const body = method === 'POST' ? '{"tier":"indie"}' : undefined;
    const all = { ...(body && { 'content-type': 'application/json' }), ...headers };
    return (await fetch(`${shop.test.url}${path}`, { method, headers: all, ...(body && { body }) }))
      .status;
  };

  it.each(ROUTES)('%s %s needs a session: no key and no token does', async (method, path) => {
    const { bearer } = await shop.test.user(`bearer${method}${path.replaceAll('/', '-')}`);
    for (const headers of [
      {},
      { cookie: `__Host-sid=${'x'.repeat(43)}` },
      { 'x-api-key': person.key },
      { authorization: `Bearer ${bearer}` },
    ]) {
      expect(await ask(method, path, headers as Record<string, string>)).toBe(401);
    }
    expect(shop.stripe.taken).toEqual([]);
  });

  it.each(ROUTES)('%s %s is refused to other sites', async (method, path) => {
    const cookie = person.browser.cookie() ?? '';
    const from = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await ask(method, path, from)).toBe(403);
    expect(shop.stripe.taken).toEqual([]);
  });

  it('a form is refused', async () => {
    const cookie = person.browser.cookie() ?? '';
    const form = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
    expect(await ask('POST', '/billing/portal', form)).toBe(415);
  });
});

it('an account opens ten pages at once and one more every half minute, so that Stripe does not refuse everybody', async () => {
  const strict = await BillingApp.start({
    settings: { TSUZUKI_LIMITS: 'on', TSUZUKI_LIMITS_STORE: 'memory' },
  });
  try {
    const buyer = await strict.person();
    const open = () => buyer.browser.post('/billing/checkout', { tier: 'indie' });
    for (let count = 0; count < 10; count += 1) expect(await open()).toMatchObject({ status: 200 });
    const taken = strict.stripe.taken.length;
    const refused = await open();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await buyer.browser.post('/billing/portal')).toMatchObject({ status: 429 });
    expect(strict.stripe.taken).toHaveLength(taken);
    const other = await strict.person();
    expect(await other.browser.get('/billing')).toMatchObject({ status: 200 });
    strict.test.clock.set(strict.later(30 / 86_400));
    expect(await open()).toMatchObject({ status: 200 });
  } finally {
    await strict.close();
  }
});

it('is refused where data of the catalogue keeps paid tiers out', async () => {
  const strict = await BillingApp.start();
  try {
    const buyer = await strict.person();
    const { app } = strict.test;
    await app.db.transaction().execute((tx) => banPaidUse(app, tx, 'MangaBaka'));
    const reply = await buyer.browser.post('/billing/checkout', { tier: 'indie' });
    expect(reply).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(reply.body.detail).toContain('MangaBaka');
    expect(strict.stripe.sessions).toEqual([]);
  } finally {
    await strict.close();
  }
});

describe('where nothing is sold', () => {
  let plain: TestApp;
  beforeAll(async () => {
    plain = await startTestApp();
  });
  afterAll(() => plain.close());

  it.each([
    ['GET', '/billing'],
    ['POST', '/billing/checkout'],
    ['POST', '/billing/portal'],
    ['POST', '/billing/stripe'],
  ])('%s %s says so', async (method, path) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${plain.url}${path}`, { method, headers });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'NOT_FOUND',
      detail: expect.stringContaining('hasn’t set up billing'),
    });
    expect(plain.app.get(billing)).toBeNull();
  });
});
