import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vocabulary } from '../../src/slices.ts';
import { openBrowser, PASSWORD, signedInBrowser, type Browser, type Reply } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
let userId: string;
let users = 0;

beforeAll(async () => {
  test = await startTestApp({
    settings: { TRUSTED_PROXIES: '127.0.0.1', TSUZUKI_LIMITS: 'on', TSUZUKI_BURST_FREE: '100' },
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  users += 1;
  ({ id: userId } = await test.user(`user-${users}`));
  browser = await signedInBrowser(test, `user-${users}`);
});

const ELEVEN_MINUTES = 11 * 60_000;
const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));

const askWith = (apiKey: string, query = '{ viewer { username } }') =>
  fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ query }),
  });

const actions = async (): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('accounts.audit')
    .select('action')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action).slice(2);
};

const withoutRequest = ({ status, body }: Reply) => ({ status, ...body, requestId: '' });
const NOBODYS = '018f0000-0000-7000-8000-000000000000';

describe('an API key', () => {
  it('is made, used, listed, rotated and revoked, each with one row of the audit', async () => {
    const made = await browser.post('/account/keys', {
      name: ' script ',
      scopes: ['read:list', 'read:public'],
      expiresAt: '90d',
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        key: expect.stringMatching(/^svc_live_[0-9A-Za-z]{42}$/u),
        name: 'script',
        scopes: ['read:public', 'read:list'],
        expiresAt: new Date(test.clock.now().getTime() + 90 * 86_400_000).toISOString(),
      },
    });
    const { id, key } = made.body;
    expect((await askWith(key)).status).toBe(200);

    const { keys } = (await browser.get('/account/keys')).body;
    expect(keys).toMatchObject([
      { id, display: key.slice(0, 13), state: 'active', replacedBy: null },
    ]);
    expect(JSON.stringify(keys)).not.toContain(key);

    const rotated = await browser.post(`/account/keys/${id}/rotate`, { overlap: '1h' });
    expect(rotated).toMatchObject({ status: 201, body: { name: 'script' } });
    expect((await askWith(key)).status).toBe(200);
    expect((await askWith(rotated.body.key)).status).toBe(200);

    expect((await browser.delete(`/account/keys/${id}`)).status).toBe(204);
    expect((await browser.delete(`/account/keys/${id}`)).status).toBe(204);
    expect((await askWith(key)).status).toBe(401);
    expect((await askWith(rotated.body.key)).status).toBe(200);
    expect(await actions()).toEqual(['key-created', 'key-rotated', 'key-revoked']);
  });

  it('needs a password given in the last ten minutes to be made or rotated, not to be revoked', async () => {
    const { id } = (await browser.post('/account/keys', {})).body;
    later(ELEVEN_MINUTES);
    const refused = { status: 403, body: { code: 'CONFIRMATION_REQUIRED' } };
    expect(await browser.post('/account/keys', {})).toMatchObject(refused);
    expect(await browser.post(`/account/keys/${id}/rotate`, {})).toMatchObject(refused);
    expect((await browser.delete(`/account/keys/${id}`)).status).toBe(204);
    await browser.post('/auth/confirm', { password: PASSWORD });
    expect((await browser.post('/account/keys', {})).status).toBe(201);
  });

  it('is one of five at most', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => browser.post('/account/keys', {})),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(all.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', detail: expect.stringContaining('at most 5 keys') },
    });
  });

  it('is not made for an account that is to be deleted', async () => {
    await browser.post('/auth/delete-account');
    const back = await signedInBrowser(test, `user-${users}`);
    expect(await back.post('/account/keys', {})).toMatchObject({ status: 403 });
    expect(await back.post('/account/media-servers', { kind: 'server_a' })).toMatchObject({
      status: 403,
    });
  });

  it.each([
    [{ name: '' }, ['name']],
    [{ name: 'x'.repeat(101), scopes: [] }, ['name', 'scopes']],
    [{ scopes: ['admin'] }, ['scopes.0']],
    [{ expiresAt: 'soon' }, ['expiresAt']],
    [{ expiresAt: '2001-01-01' }, ['expiresAt']],
    [{ expiresAt: 5 }, ['expiresAt']],
    [[], ['body']],
  ])('of %j is refused, naming %j', async (input, fields) => {
    const { status, body } = await browser.post('/account/keys', input);
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 400,
      code: 'BAD_USER_INPUT',
      fields,
    });
    expect((await browser.get('/account/keys')).body.keys).toEqual([]);
  });

  it('of somebody else answers like one that does not exist, and stays as it was', async () => {
    const { id, key } = (await browser.post('/account/keys', {})).body;
    await test.user(`other-${users}`);
    const other = await signedInBrowser(test, `other-${users}`);
    const ask = async (keyId: string) =>
      [
        await other.delete(`/account/keys/${keyId}`),
        await other.post(`/account/keys/${keyId}/rotate`),
        await other.get(`/account/keys/${keyId}/usage`),
      ].map(withoutRequest);
    const theirs = await ask(id);
    expect(theirs).toEqual(await ask(NOBODYS));
    expect(theirs).toEqual(await ask('no-id'));
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await askWith(key)).status).toBe(200);
  });

  it('shows its use by the hour, and the account its day against the cap', async () => {
    const { id, key } = (await browser.post('/account/keys', {})).body;
    for (const query of ['{ __typename }', '{ __typename }', '{ nothing }'])
      await askWith(key, query);
    const { hours } = (await browser.get(`/account/keys/${id}/usage?hours=48`)).body;
    expect(hours).toMatchObject([{ requests: 3, denials: 0, errors: 1 }]);
    const usage = await browser.get('/account/usage');
    expect(usage.body).toMatchObject({
      tier: 'free',
      dailyCap: 2_000,
      usedToday: 3,
      remainingToday: 1_997,
      keys: { requests: 3, denials: 0, errors: 1 },
    });
    const midnight = `${test.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`;
    expect(Date.parse(usage.body.resetsAt) - Date.parse(midnight)).toBe(86_400_000);
    expect((await browser.get(`/account/keys/${id}/usage?hours=0`)).status).toBe(400);
    expect((await browser.get('/account/plan')).body).toMatchObject({
      tier: 'free',
      title: 'Free API key',
      rate: { requests: 1, seconds: 2 },
      usedToday: 3,
      hasWebhooks: false,
    });
  });
});

it('the form for a new key offers every scope, "My list" first and chosen', async () => {
  const response = await fetch(`${test.url}/settings/keys`, {
    headers: { cookie: browser.cookie() ?? '' },
  });
  const boxes = (await response.text()).match(/<input[^>]+name="scopes"[^>]*>/gu) ?? [];
  const offered = boxes.map((box) => [
    /value="(?<scope>[^"]+)"/u.exec(box)?.groups?.['scope'],
    /\schecked/u.test(box),
  ]);
  const names = offered.map(([scope]) => String(scope));
  expect(names.toSorted()).toEqual([...vocabulary.scopes].toSorted());
  expect(offered[0]).toEqual(['read:list', true]);
  expect(offered.filter(([, isChosen]) => isChosen)).toHaveLength(2);
});

describe('the address of a media server', () => {
  it('is made, named, listed and deleted, each with one row of the audit', async () => {
    const made = await browser.post('/account/media-servers', { kind: 'server_b', name: 'shelf' });
    expect(made).toMatchObject({
      status: 201,
      body: { kind: 'server_b', token: expect.stringMatching(/^svc_hook_[0-9A-Za-z]{42}$/u) },
    });
    const { id, token, url } = made.body;
    expect(url).toBe(`http://localhost:3000/ingest/server_b/${token}`);
    expect(await browser.patch(`/account/media-servers/${id}`, { name: 'attic' })).toMatchObject({
      status: 200,
    });
    const { tokens } = (await browser.get('/account/media-servers')).body;
    expect(tokens).toMatchObject([{ id, kind: 'server_b', name: 'attic', lastSeenAt: null }]);
    expect(JSON.stringify(tokens)).not.toContain(token);
    expect((await browser.delete(`/account/media-servers/${id}`)).status).toBe(204);
    expect((await browser.delete(`/account/media-servers/${id}`)).status).toBe(404);
    expect(await actions()).toEqual(['token-created', 'token-renamed', 'token-deleted']);
  });

  it('needs a password given in the last ten minutes', async () => {
    const { id } = (await browser.post('/account/media-servers', { kind: 'server_a' })).body;
    later(ELEVEN_MINUTES);
    for (const path of ['/account/media-servers', `/account/media-servers/${id}/rotate`])
      expect(await browser.post(path, { kind: 'server_a' })).toMatchObject({
        status: 403,
        body: { code: 'CONFIRMATION_REQUIRED' },
      });
  });

  it('is one of twenty at most', async () => {
    const all = await Promise.all(
      Array.from({ length: 23 }, () =>
        browser.post('/account/media-servers', { kind: 'server_a' }),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('of somebody else answers like one that does not exist', async () => {
    const { id } = (await browser.post('/account/media-servers', { kind: 'server_a' })).body;
    await test.user(`other-${users}`);
    const other = await signedInBrowser(test, `other-${users}`);
    const ask = async (tokenId: string) =>
      [
        await other.delete(`/account/media-servers/${tokenId}`),
        await other.patch(`/account/media-servers/${tokenId}`, { name: 'mine' }),
        await other.post(`/account/media-servers/${tokenId}/rotate`),
      ].map(withoutRequest);
    const theirs = await ask(id);
    expect(theirs).toEqual(await ask(NOBODYS));
    expect(theirs).toEqual(await ask('no-id'));
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await browser.get('/account/media-servers')).body.tokens).toHaveLength(1);
  });

  it.each([{}, { kind: 'server_c' }, { kind: 'server_a', name: '' }])(
    'of %j is refused',
    async (input) => {
      expect(await browser.post('/account/media-servers', input)).toMatchObject({ status: 400 });
    },
  );
});

it('neither a key nor an access token manages keys, addresses or accounts', async () => {
  const { id, key } = (
    await browser.post('/account/keys', {
      scopes: ['read:public', 'read:list', 'write:list', 'webhooks:manage'],
    })
  ).body;
  await test.app.db
    .updateTable('accounts.user')
    .set({ role: 'admin' })
    .where('id', '=', userId)
    .execute();
  const { accessToken } = (await browser.post('/auth/token')).body;
  const before = await actions();
  const requests: [string, string][] = [
    ['GET', '/account/keys'],
    ['POST', '/account/keys'],
    ['POST', `/account/keys/${id}/rotate`],
    ['DELETE', `/account/keys/${id}`],
    ['GET', `/account/keys/${id}/usage`],
    ['GET', '/account/usage'],
    ['GET', '/account/plan'],
    ['GET', '/account/media-servers'],
    ['POST', '/account/media-servers'],
    ['PATCH', `/account/media-servers/${id}`],
    ['DELETE', `/account/media-servers/${id}`],
    ['GET', '/admin/users'],
    ['POST', `/admin/users/${id}/tier`],
    ['POST', `/admin/users/${id}/role`],
    ['POST', `/admin/users/${id}/disable`],
    ['POST', `/admin/users/${id}/enable`],
    ['GET', '/admin/invites'],
    ['POST', '/admin/invites'],
    ['DELETE', `/admin/invites/${id}`],
  ];
  const credentials = [{ 'x-api-key': key }, { authorization: `Bearer ${accessToken}` }];
  for (const [method, path] of requests) {
    for (const credential of credentials) {
      const { status } = await fetch(`${test.url}${path}`, {
        method,
        headers: { ...credential, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      });
      expect({ method, path, status }).toEqual({ method, path, status: 401 });
    }
  }
  expect(await actions()).toEqual(before);
});

it('nothing is to be had here without a session', async () => {
  const stranger = openBrowser(test);
  expect((await stranger.get('/account/keys')).status).toBe(401);
  expect((await stranger.post('/account/keys', {})).status).toBe(401);
});
