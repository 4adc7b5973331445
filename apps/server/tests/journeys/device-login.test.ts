import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setDisabled } from '#slices/accounts/index.ts';
import { tidyUp } from '#slices/accounts/jobs.ts';
import { letterTo, openBrowser, signedInBrowser, type Browser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
let name = '';
let userId = '';
let users = 0;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  users += 1;
  name = `watcher-${users}`;
  ({ id: userId } = await test.user(name));
  browser = await signedInBrowser(test, name);
});

/** What players made for Trakt send: JSON, and an id and a secret from there. */
const OWN = { client_id: 'd4161a7a106424551add171e5470112e', client_secret: 'theirs' };
const ask = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${test.url}/oauth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Kodi/21.0 (Linux; Android 12)',
      'x-forwarded-for': `198.51.100.${users}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text && JSON.parse(text), headers: answer.headers };
};
const begin = async () => (await ask('device/code', { client_id: OWN.client_id })).body;
const poll = (code: string) => ask('device/token', { code, ...OWN });
const later = (seconds: number) =>
  test.clock.set(new Date(test.clock.now().getTime() + seconds * 1_000));
const answer = (code: string, decision: 'allow' | 'deny' = 'allow', username = name) =>
  browser.post('/auth/device', { code, decision, username });
const connected = async () => {
  const { device_code, user_code } = await begin();
  expect((await answer(user_code)).status).toBe(200);
  return (await poll(device_code)).body;
};
const stop = (token: string) =>
  fetch(`${test.url}/scrobble/stop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ movie: { ids: { tmdb: 129 } }, progress: 10 }),
  });

describe('a player', () => {
  it('is given two codes, told to wait, and let in once its person said yes', async () => {
    const begun = await begin();
    expect(begun).toEqual({
      device_code: expect.stringMatching(/^svc_device_\w{42}$/u),
      user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/u),
      verification_url: expect.stringMatching(/\/activate$/u),
      verification_uri: begun.verification_url,
      expires_in: 600,
      interval: 5,
    });
    expect(await poll(begun.device_code)).toMatchObject({
      status: 400,
      body: { error: 'authorization_pending' },
    });
    const found = await browser.post('/auth/device/find', { code: begun.user_code.toLowerCase() });
    expect(found).toMatchObject({
      status: 200,
      body: { userAgent: expect.stringContaining('Kodi'), network: '198.51.100.0/24' },
    });
    expect(await answer(begun.user_code)).toMatchObject({ body: { isAllowed: true } });
    later(5);
    const { status, body } = await poll(begun.device_code);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        access_token: expect.any(String),
        refresh_token: expect.stringMatching(/^svc_refresh_/u),
        token_type: 'Bearer',
        expires_in: 600,
        scope: 'read:public read:list write:list',
        created_at: expect.any(Number),
      },
    });
    expect((await stop(body.access_token)).status).toBe(201);
    later(5);
    expect((await poll(begun.device_code)).status).toBe(409);
    const letter = await letterTo(
      test,
      `${name}@example.org`,
      'An app was connected to your account',
    );
    expect(letter).toContain('Player or add-on');
  });

  it('is told what else can become of its code', async () => {
    expect((await poll('svc_device_nonsense')).status).toBe(404);
    const [asksTooOften, denied, expired] = [await begin(), await begin(), await begin()];
    await poll(asksTooOften.device_code);
    const tooSoon = await poll(asksTooOften.device_code);
    expect(tooSoon).toMatchObject({ status: 429, body: { error: 'slow_down' } });
    expect(tooSoon.headers.get('retry-after')).toBe('5');
    await answer(denied.user_code, 'deny');
    expect(await poll(denied.device_code)).toMatchObject({
      status: 418,
      body: { error: 'access_denied' },
    });
    later(600);
    expect(await poll(expired.device_code)).toMatchObject({
      status: 410,
      body: { error: 'expired_token' },
    });
    expect((await answer(expired.user_code)).status).toBe(404);
    later(25 * 3_600);
    await tidyUp.run(test.app, {});
    expect((await poll(expired.device_code)).status).toBe(404);
  });

  it('leaves neither of its codes in the database', async () => {
    const { device_code, user_code } = await begin();
    const { rows } = await test.app.database.pool.query(
      'select login::text as row from accounts.device_login login',
    );
    const kept = rows.map(({ row }: { row: string }) => row).join();
    const plain = [device_code, user_code, user_code.replace('-', '')];
    for (const code of [...plain, ...plain.map((text) => Buffer.from(text).toString('hex'))]) {
      expect(kept).not.toContain(code);
    }
  });

  it('may send forms too, and must name a client', async () => {
    const form = await fetch(`${test.url}/oauth/device/code`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'kodi' }),
    });
    expect(form.status).toBe(200);
    expect((await ask('device/code', {})).status).toBe(400);
    expect((await ask('device/code', [])).status).toBe(400);
    expect((await ask('device/token', { client_id: 'kodi' })).status).toBe(400);
  });

  it('refreshes its tokens, and signs itself out', async () => {
    const first = await connected();
    const refresh = (refresh_token: string) =>
      ask('token', {
        refresh_token,
        ...OWN,
        redirect_uri: 'urn:ietf:wg:oauth:2.0:oob',
        grant_type: 'refresh_token',
      });
    later(700);
    expect((await stop(first.access_token)).status).toBe(401);
    const { status, body: second } = await refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(second.scope).toBe(first.scope);
    expect((await stop(second.access_token)).status).toBe(201);
    expect((await ask('revoke', { token: second.access_token, ...OWN })).status).toBe(200);
    expect((await stop(second.access_token)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  it('may do what players need, and nothing else', async () => {
    const { access_token: bearer } = await connected();
    const { data } = await test.ask('{ viewer { username } }', { bearer });
    expect(data.viewer.username).toBe(name);
    const changed = await test.ask(
      'mutation { updatePreferences(input: { timeZone: "Asia/Tokyo" }) { __typename } }',
      { bearer },
    );
    expect(changed.errors?.length).toBeGreaterThan(0);
    expect((await browser.get('/auth/grants')).body.grants).toHaveLength(1);
    const alone = await fetch(`${test.url}/auth/grants`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(alone.status).toBe(401);
  });
});

describe('the person', () => {
  it('sees the player among what acts for them, and shuts it out at once', async () => {
    const { access_token } = await connected();
    const { grants } = (await browser.get('/auth/grants')).body;
    expect(grants).toMatchObject([
      { clientName: 'Player or add-on', userAgent: expect.stringContaining('Kodi') },
    ]);
    expect((await browser.delete(`/auth/grants/${grants[0].id}`)).status).toBe(204);
    expect((await stop(access_token)).status).toBe(401);
  });

  it('must be signed in, and be who the page said', async () => {
    const { user_code } = await begin();
    const nobody = openBrowser(test);
    expect((await nobody.post('/auth/device/find', { code: user_code })).status).toBe(401);
    expect((await answer(user_code, 'allow', 'somebody-else')).status).toBe(409);
    expect((await answer(user_code)).status).toBe(200);
    expect((await answer(user_code)).status).toBe(404);
  });

  it('cannot guess: twenty wrong codes in a quarter of an hour, right ones uncounted', async () => {
    const { user_code } = await begin();
    for (let i = 0; i < 25; i += 1) {
      expect((await browser.post('/auth/device/find', { code: user_code })).status).toBe(200);
    }
    const guesses: number[] = [];
    for (let i = 0; i < 21; i += 1) {
      guesses.push((await browser.post('/auth/device/find', { code: 'BBBB-BBBB' })).status);
    }
    expect(guesses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    expect((await answer(user_code)).status).toBe(429);
  });

  it('takes back a yes by being disabled before the player asks', async () => {
    const { device_code, user_code } = await begin();
    await answer(user_code);
    await test.app.db
      .transaction()
      .execute((tx) => setDisabled(test.app, tx, { userId, isDisabled: true }));
    expect((await poll(device_code)).status).toBe(404);
  });

  it('of one network asks for sixty codes an hour', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) {
      statuses.push((await ask('device/code', { client_id: 'kodi' }, headers)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
