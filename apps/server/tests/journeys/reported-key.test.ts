import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCredential } from '#platform/credential.ts';
import { letterTo, lettersTo, signedInBrowser, type Browser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
let userId: string;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1', TSUZUKI_LIMITS: 'on' } });
  ({ id: userId } = await test.user('finder'));
  browser = await signedInBrowser(test, 'finder');
});
afterAll(() => test.close());

let addresses = 0;
const report = async (body: unknown, address?: string) => {
  addresses += 1;
  const response = await fetch(`${test.url}/security/leaked-key`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address ?? `203.0.113.${addresses}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { requestId: _, ...answer } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, answer, headers: response.headers };
};

const actions = async (): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('accounts.audit')
    .select('action')
    .where('user_id', '=', userId)
    .where('action', 'like', '%-reported')
    .execute();
  return rows.map(({ action }) => action);
};

const works = async (key: string): Promise<boolean> => {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': key,
      'x-forwarded-for': '203.0.113.250',
    },
    body: '{"query":"{ __typename }"}',
  });
  return response.status !== 401;
};

it('an API key that is reported is revoked, and its owner gets one letter', async () => {
  const { key } = (await browser.post('/account/keys', { name: 'ci' })).body;
  expect(await works(key)).toBe(true);
  expect((await report({ key })).status).toBe(202);
  await expect.poll(() => works(key)).toBe(false);
  const letter = await letterTo(test, 'finder@example.org', 'One of your API keys');
  expect(letter).toContain('"ci"');
  expect(letter).not.toContain(key);
  await report({ key });
  await expect.poll(() => actions()).toEqual(['key-reported']);
});

it('so is the address of a media server', async () => {
  const made = (await browser.post('/account/media-servers', { kind: 'server_a', name: 'tv' }))
    .body;
  await report({ key: made.token });
  await letterTo(test, 'finder@example.org', 'A webhook URL of yours was found in public');
  expect((await browser.get('/account/media-servers')).body.tokens).toEqual([]);
  expect(await actions()).toEqual(['key-reported', 'token-reported']);
});

it('so is the secret address of a feed', async () => {
  const { url } = (await browser.post('/account/feeds/atom')).body;
  await report({ key: /svc_[a-z]+_\w+/u.exec(url)?.[0] });
  await letterTo(test, 'finder@example.org', 'A secret address of yours was found in public');
  expect((await browser.get('/account/feeds')).body.feeds).toEqual([]);
  expect(await actions()).toEqual(['key-reported', 'token-reported', 'feed-reported']);
});

it('the answer does not tell whether a key works', async () => {
  const { key } = (await browser.post('/account/keys', {})).body;
  const answers = [
    await report({ key }),
    await report({ key: makeCredential('svc_live_') }),
    await report({ key: makeCredential('svc_hook_') }),
    await report({ key: `${key.slice(0, -1)}!` }),
    await report({ key: 'hello' }),
  ].map(({ status, answer }) => ({ status, answer }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(202);
  await expect.poll(() => works(key)).toBe(false);
});

it.each([
  {},
  [],
  { key: 5 },
  { key: 'x'.repeat(300) },
  'no json',
  `{"key":"${'x'.repeat(70_000)}"}`,
])('nonsense is refused', async (body) => {
  const { status } = await report(body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

it('one address reports 30 at once and no more', async () => {
  const statuses = [];
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await report({ key: 'hello' }, '192.0.2.1')).status);
  }
  expect(statuses.slice(0, 30)).not.toContain(429);
  const last = await report({ key: 'hello' }, '192.0.2.1');
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('what is queued names a key by its hash alone', async () => {
  const { key } = (await browser.post('/account/keys', {})).body;
  await report({ key });
  const { rows } = await test.app.database.pool.query('select data::text as text from pgboss.job');
  expect(rows.some(({ text }) => text.includes(key.slice(9, -6)))).toBe(false);
  expect(rows.some(({ text }) => text.includes('sha256'))).toBe(true);
  expect(await lettersTo(test, 'nobody@example.org')).toEqual([]);
});
