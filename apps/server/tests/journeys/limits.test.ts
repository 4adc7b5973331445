import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey, setTier, TIERS, usageOfKey, type AccountTier } from '#slices/access/index.ts';
import { keyUse } from '#slices/access/key/use.ts';
import { limiter } from '#slices/access/limiter/limiter.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const NOON = Date.parse('2026-01-15T12:00:00Z');
const SETTINGS = { TSUZUKI_LIMITS: 'on', TSUZUKI_LIMITS_STORE: 'memory' };

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ settings: { ...SETTINGS, TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => test.close());

const at = (ms: number): void => test.clock.set(new Date(ms));

interface Asking {
  from?: string;
  headers?: Record<string, string>;
  query?: string;
  url?: string;
}

const ask = ({ from, headers = {}, query = '{ __typename }', url = test.url }: Asking) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    body: JSON.stringify({ query }),
  });

const statusOf = async (asking: Asking): Promise<number> => {
  const response = await ask(asking);
  await response.text();
  return response.status;
};

let accounts = 0;
const account = async (tier: AccountTier) => {
  const { id, bearer } = await test.user(`user${(accounts += 1)}`);
  const make = () =>
    test.app.db.transaction().execute((tx) => createKey(test.app, tx, { userId: id }));
  await test.app.db.transaction().execute((tx) => setTier(test.app, tx, { userId: id, tier }));
  const { id: keyId, key } = await make();
  return { id, bearer, keyId, headers: { 'x-api-key': key }, make };
};

/** Sends requests until the first denial, and waits the interval each time. @returns how many passed */
const passedOfDay = async (
  asking: Asking,
  intervalMs: number,
  most: number,
  since = NOON,
): Promise<number> => {
  for (let count = 0; count < most; count += 1) {
    at(since + count * intervalMs);
    if ((await statusOf(asking)) !== 200) return count;
  }
  return most;
};

/** Uses up so many requests of an account, one every 3 seconds. */
const drawMany = (userId: string, tier: AccountTier, count: number): void => {
  const { quotas, draw } = test.app.get(limiter);
  for (let drawn = 0; drawn < count; drawn += 1) {
    at(NOON + drawn * 3_000);
    void draw(`account:${userId}`, quotas.tiers[tier]);
  }
};

describe('anonymous callers', () => {
  it('have 1 request per 3 seconds', async () => {
    const from = '198.51.100.1';
    const statuses = [];
    for (const ms of [0, 0, 2_999, 3_000, 3_001, 6_000]) {
      at(NOON + ms);
      statuses.push(await statusOf({ from }));
    }
    expect(statuses).toEqual([200, 429, 429, 200, 429, 200]);
  });

  it('pay for a batch, which is refused whole, as for one request', async () => {
    at(NOON);
    const batch = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.41' },
      body: JSON.stringify(Array.from({ length: 20 }, () => ({ query: '{ __typename }' }))),
    });
    expect(batch.status).toBe(400);
    expect(batch.headers.get('ratelimit')).toContain('"daily";r=499');
  });

  it('are told what a request costs, and what remains', async () => {
    at(NOON);
    const response = await ask({
      from: '198.51.100.42',
      query: '{ rateLimit { cost costLimit remaining tier } tiers { costLimit pageSize } }',
    });
    expect(await response.json()).toEqual({
      data: {
        rateLimit: { cost: 5, costLimit: 2_000, remaining: 0, tier: 'ANONYMOUS' },
        tiers: [
          { costLimit: 2_000, pageSize: 50 },
          { costLimit: 5_000, pageSize: 50 },
          { costLimit: 20_000, pageSize: 100 },
          { costLimit: 20_000, pageSize: 100 },
        ],
      },
      extensions: { cost: { requested: 5, limit: 2_000 } },
    });
  });

  it('have 500 requests a day, which begins at 00:00 UTC', async () => {
    const from = '198.51.100.2';
    expect(await passedOfDay({ from }, 3_000, 510)).toBe(500);
    const response = await ask({ from });
    expect(response.headers.get('ratelimit')).toBe(
      `"burst";r=1;t=3, "daily";r=0;t=${43_200 - 1_500}`,
    );
    expect(response.headers.get('retry-after')).toBe(String(43_200 - 1_500));
    expect(await response.json()).toMatchObject({
      errors: [
        {
          extensions: { code: 'RATE_LIMITED', violatedPolicies: ['daily'], retryAfter: 41_700 },
        },
      ],
    });
    const midnight = Date.parse('2026-01-16T00:00:00Z');
    at(midnight - 1);
    expect(await statusOf({ from })).toBe(429);
    at(midnight);
    expect(await statusOf({ from })).toBe(200);
  });

  it('are told apart by address, IPv6 by /64', async () => {
    at(NOON);
    const statuses = [];
    for (const from of [
      '2001:db8:1:1::1',
      '2001:db8:1:1:ffff::2',
      '2001:0db8:0001:0001::3',
      '2001:db8:1:2::1',
      '198.51.100.3',
      '::ffff:198.51.100.3',
      '198.51.100.4',
    ]) {
      statuses.push(await statusOf({ from }));
    }
    expect(statuses).toEqual([200, 429, 429, 200, 200, 429, 200]);
  });

  it('cannot choose their address: a proxy is believed about the hop before it alone', async () => {
    at(NOON);
    const from = (spoofed: string) => `${spoofed}, 198.51.100.5`;
    expect(await statusOf({ from: from('203.0.113.1') })).toBe(200);
    expect(await statusOf({ from: from('203.0.113.2') })).toBe(429);
    const open = await startTestApp({ settings: SETTINGS });
    expect(await statusOf({ url: open.url, from: '203.0.113.3' })).toBe(200);
    expect(await statusOf({ url: open.url, from: '203.0.113.4' })).toBe(429);
    await open.close();
  });
});

describe('accounts', () => {
  it('of the free tier have 1 request per 2 seconds and 2,000 a day, whatever number of keys', async () => {
    const { headers, make } = await account('free');
    const second = { 'x-api-key': (await make()).key };
    at(NOON);
    const first = await ask({ headers });
    expect(first.headers.get('ratelimit-policy')).toBe('"burst";q=1;w=2, "daily";q=2000;w=86400');
    expect(await statusOf({ headers: second })).toBe(429);
    at(NOON + 1_999);
    expect(await statusOf({ headers: second })).toBe(429);
    at(NOON + 2_000);
    expect(await statusOf({ headers: second })).toBe(200);
    const other = await account('free');
    drawMany(other.id, 'free', 1_950);
    expect(await passedOfDay({ headers: other.headers }, 2_000, 60, NOON + 2 * 3_600_000)).toBe(50);
  });

  it.each(['indie', 'commercial'] as const)(
    'of the %s tier have 1 request per second and no cap',
    async (tier) => {
      const { id, headers } = await account(tier);
      expect(await passedOfDay({ headers }, 1_000, 10)).toBe(10);
      expect(await statusOf({ headers })).toBe(429);
      drawMany(id, tier, 3_000);
      at(NOON + 3 * 3_600_000);
      expect(await statusOf({ headers })).toBe(200);
      at(NOON + 10 * 3_600_000);
      const { headers: answered } = await ask({ headers });
      expect(answered.get('ratelimit-policy')).toBe('"burst";q=1;w=1');
    },
  );

  it('that change their tier have its limits from then on', async () => {
    const { id, headers } = await account('free');
    drawMany(id, 'free', 2_000);
    const later = NOON + 5 * 3_600_000;
    at(later);
    expect(await statusOf({ headers })).toBe(429);
    await test.app.db
      .transaction()
      .execute((tx) => setTier(test.app, tx, { userId: id, tier: 'indie' }));
    expect(await statusOf({ headers })).toBe(200);
    at(later + 1_000);
    expect(await statusOf({ headers })).toBe(200);
  });

  it('signed in with a bearer token have 120 requests a minute, 30 at once, apart from their keys', async () => {
    at(NOON);
    const { bearer, headers } = await account('free');
    const own = { authorization: `Bearer ${bearer}` };
    expect(await statusOf({ headers })).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => statusOf({ headers: own })),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    at(NOON + 500);
    expect(await statusOf({ headers: own })).toBe(200);
    expect(await statusOf({ headers: own })).toBe(429);
  });

  it('see denials and errors in the usage of the key', async () => {
    const { keyId, headers } = await account('free');
    at(NOON);
    for (let count = 0; count < 3; count += 1) await statusOf({ headers });
    at(NOON + 2_000);
    await statusOf({ headers, query: '{ nonsense }' });
    await test.app.get(keyUse).use.flush();
    const [hour] = await usageOfKey(test.app.db, keyId, new Date(0));
    expect(hour).toMatchObject({ requests: 4, denials: 2, errors: 1 });
  });
});

describe('every answer', () => {
  it('says what the table of tiers says, in both forms of the headers, in the query, and to browsers', async () => {
    at(NOON);
    const from = '198.51.100.10';
    const query =
      '{ rateLimit { tier policies { name quota windowSeconds remaining resetSeconds resetsAt } } }';
    const response = await ask({ from, query, headers: { origin: 'https://elsewhere.example' } });
    const { rate, dailyCap } = TIERS.anonymous;
    const header = (name: string) => response.headers.get(name);
    expect(header('ratelimit-policy')).toBe(
      `"burst";q=${rate.requests};w=${rate.seconds}, "daily";q=${dailyCap};w=86400`,
    );
    expect(header('ratelimit')).toBe('"burst";r=0;t=3, "daily";r=499;t=43200');
    expect(header('x-ratelimit-limit')).toBe('1');
    expect(header('x-ratelimit-remaining')).toBe('0');
    expect(header('x-ratelimit-reset')).toBe(String(NOON / 1000 + 3));
    expect(header('retry-after')).toBeNull();
    for (const name of ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-RateLimit-Reset']) {
      expect(header('access-control-expose-headers')).toContain(name);
    }
    expect(((await response.json()) as any).data.rateLimit).toEqual({
      tier: 'ANONYMOUS',
      policies: [
        {
          name: 'burst',
          quota: 1,
          windowSeconds: 3,
          remaining: 0,
          resetSeconds: 3,
          resetsAt: '2026-01-15T12:00:03.000Z',
        },
        {
          name: 'daily',
          quota: 500,
          windowSeconds: 86_400,
          remaining: 499,
          resetSeconds: 43_200,
          resetsAt: '2026-01-16T00:00:00.000Z',
        },
      ],
    });
    at(NOON + 100_813);
    const inBetween: any = await (await ask({ from, query })).json();
    const resets = inBetween.data.rateLimit.policies.map(({ resetsAt }: any) => resetsAt);
    expect(resets).toEqual(['2026-01-15T12:01:44.000Z', '2026-01-16T00:00:00.000Z']);
    const denied = await ask({ from });
    expect(denied.status).toBe(429);
    expect(denied.headers.get('access-control-allow-origin')).toBe('*');
    expect(denied.headers.get('retry-after')).toBe('3');
    expect(denied.headers.get('content-type')).toContain('json');
  });

  it('to a faulty request counts and carries the figures too', async () => {
    at(NOON);
    for (const [index, body] of ['nonsense', '[{},{}]', '{"query":"{"}'].entries()) {
      const from = `198.51.100.${20 + index}`;
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      const response = await fetch(`${test.url}/graphql`, { method: 'POST', headers, body });
      expect(response.headers.get('ratelimit')).toContain('"daily";r=499');
    }
  });
});

describe('what is not counted', () => {
  const from = '198.51.100.30';

  it('are preflights, the explorer and its files, and the web app', async () => {
    at(NOON);
    const headers = { 'x-forwarded-for': from };
    for (let count = 0; count < 3; count += 1) {
      const preflight = await fetch(`${test.url}/graphql`, { method: 'OPTIONS', headers });
      expect(preflight.status).toBe(204);
      const page = await fetch(`${test.url}/graphql`, {
        headers: { ...headers, accept: 'text/html' },
      });
      expect(page.status).toBe(200);
      const asset = /src="([^"]+)"/u.exec(await page.text())?.[1] ?? '';
      for (const url of [`${test.url}${asset}`, test.url]) {
        const response = await fetch(url, { headers });
        await response.arrayBuffer();
        expect(response.status).toBe(200);
      }
    }
    expect(await statusOf({ from })).toBe(200);
  });

  it('are refused credentials: they have 30 a minute of their own', async () => {
    at(NOON);
    const bad = { from: '198.51.100.31', headers: { 'x-api-key': 'svc_live_nonsense' } };
    const first = await ask(bad);
    expect(first.status).toBe(401);
    expect(first.headers.get('ratelimit')).toBe('"refused";r=29;t=2');
    for (let count = 1; count < 30; count += 1) expect(await statusOf(bad)).toBe(401);
    const denied = await ask(bad);
    expect(denied.status).toBe(429);
    expect(await denied.json()).toMatchObject({
      errors: [{ extensions: { violatedPolicies: ['refused'], retryAfter: 2 } }],
    });
    expect(await statusOf({ from: '198.51.100.31' })).toBe(200);
    const { headers } = await account('free');
    expect(await statusOf({ from: '198.51.100.31', headers })).toBe(200);
  });
});

it('requests at the same moment never pass more than the limits', async () => {
  at(NOON);
  const { headers } = await account('indie');
  const statuses = await Promise.all(Array.from({ length: 60 }, () => statusOf({ headers })));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

it('a burst that an instance sets is granted, shown and told by the query tiers', async () => {
  const open = await startTestApp({ settings: { ...SETTINGS, TSUZUKI_BURST_ANONYMOUS: '3' } });
  const response = await ask({ url: open.url, query: '{ tiers { burst } }' });
  expect(response.headers.get('ratelimit-policy')).toBe('"burst";q=3;w=9, "daily";q=500;w=86400');
  expect(response.headers.get('x-ratelimit-remaining')).toBe('2');
  expect(((await response.json()) as any).data.tiers.map(({ burst }: any) => burst)).toEqual([
    3, 1, 1, 1,
  ]);
  expect(await statusOf({ url: open.url })).toBe(200);
  expect(await statusOf({ url: open.url })).toBe(200);
  expect(await statusOf({ url: open.url })).toBe(429);
  await open.close();
});

describe('limits that are off', () => {
  it('lift rates and caps, never what a tier may read', async () => {
    const open = await startTestApp({ template: 'shelf', settings: { TSUZUKI_LIMITS: 'off' } });
    const query =
      '{ rateLimit { policies { name } } searchAnime(query: "frieren", first: 1) { nodes { streamingLinks { url } } } }';
    for (let count = 0; count < 5; count += 1) {
      const response = await ask({ url: open.url, query });
      expect(response.headers.get('ratelimit')).toBeNull();
      const { data, errors } = (await response.json()) as any;
      expect(data.rateLimit.policies).toEqual([]);
      expect(data.searchAnime.nodes[0].streamingLinks).toBeNull();
      expect(errors[0].extensions.code).toBe('TIER_REQUIRED');
    }
    await open.close();
  });
});

it('the store of an instance on a PostgreSQL server is that server, as it has other processes', async () => {
  const open = await startTestApp({ settings: { TSUZUKI_LIMITS: 'on' } });
  expect(await statusOf({ url: open.url })).toBe(200);
  const denied = await ask({ url: open.url });
  expect(denied.status).toBe(429);
  expect(denied.headers.get('retry-after')).toBe('3');
  const rows = await open.app.db.selectFrom('access.bucket').selectAll().execute();
  expect(rows).toMatchObject([{ bucket: 'address:127.0.0.1', used: 1 }]);
  await open.close();
});

it('the explorer answers its first click where limits are on', async () => {
  const open = await startTestApp({ roles: ['web'], settings: SETTINGS });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${open.url}/graphql`);
  const isAsked = (body: string | null) => body !== null && !body.includes('__schema');
  const clicked = page.waitForResponse((response) => isAsked(response.request().postData()));
  await page.getByRole('button', { name: 'Execute query' }).click();
  const answer = await clicked;
  expect({ status: answer.status(), rest: answer.headers()['ratelimit'] }).toEqual({
    status: 200,
    rest: expect.stringContaining('"daily";r=499'),
  });
  await browser.close();
  await open.close();
});
