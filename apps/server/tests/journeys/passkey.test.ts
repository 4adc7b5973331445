import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setDisabled } from '#slices/accounts/index.ts';
import { createAuthenticator, type Authenticator, type Misbehaviour } from '../authenticator.ts';
import { codeAt } from '../authenticator-app.ts';
import { openBrowser, PASSWORD, signedInBrowser, type Browser, type Reply } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const ORIGIN = 'https://tsuzuki.example';

let test: TestApp;
let name = '';
let userId = '';
let users = 0;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1', BASE_URL: ORIGIN } });
});
afterAll(() => test.close());
beforeEach(async () => {
  users += 1;
  name = `user-${users}`;
  ({ id: userId } = await test.user(name));
});

const MINUTE = 60_000;
const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));

const add = async (
  browser: Browser,
  authenticator: Authenticator,
  { title = 'Key', ...wrong }: Misbehaviour & { title?: string } = {},
): Promise<Reply> => {
  const options = await browser.post('/auth/passkeys/begin');
  if (options.status !== 200) return options;
  const response = authenticator.register(options.body, wrong);
  return browser.post('/auth/passkeys/finish', { name: title, response });
};

const use = async (
  authenticator: Authenticator,
  wrong: Misbehaviour = {},
  browser = openBrowser(test),
) => {
  const { body: options } = await browser.post('/auth/passkey-sign-in/begin');
  const response = authenticator.authenticate(options, wrong);
  return browser.post('/auth/passkey-sign-in/finish', { response });
};

const confirm = async (
  browser: Browser,
  authenticator: Authenticator,
  wrong: Misbehaviour = {},
) => {
  const { body: options } = await browser.post('/auth/confirm/passkey/begin');
  const response = authenticator.authenticate(options, wrong);
  return browser.post('/auth/confirm/passkey/finish', { response });
};

/** A user who is signed in with a passkey. */
const holder = async (counts = true) => {
  const browser = await signedInBrowser(test, name);
  const authenticator = createAuthenticator(ORIGIN, counts);
  const { status, body } = await add(browser, authenticator);
  expect(status).toBe(201);
  return { browser, authenticator, id: body.id as string };
};

const strip = ({ status, body }: Reply) => ({ status, body: { ...body, requestId: '' } });
const actions = async (): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('accounts.audit')
    .select('action')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action).filter((action) => action !== 'account-created');
};

describe('adding a passkey', () => {
  it('asks for a discoverable one that verifies its user, for the host of the public address', async () => {
    const { browser, authenticator } = await holder();
    const { body } = await browser.post('/auth/passkeys/begin');
    expect(body).toMatchObject({
      rp: { id: 'tsuzuki.example', name: 'Tsuzuki' },
      user: { name, id: Buffer.from(userId).toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    });
    expect(body.challenge).toMatch(/^[\w-]{43}$/u);
  });

  it('needs a fresh proof, and signs other browsers out', async () => {
    const browser = await signedInBrowser(test, name);
    const other = await signedInBrowser(test, name);
    const before = browser.cookie();
    later(10 * MINUTE);
    expect((await browser.post('/auth/passkeys/begin')).status).toBe(403);
    await browser.post('/auth/confirm', { password: PASSWORD });
    expect((await add(browser, createAuthenticator(ORIGIN), { title: ' 手元の鍵 ' })).status).toBe(
      201,
    );
    expect((await other.get('/auth/session')).status).toBe(401);
    expect((await openBrowser(test, before).get('/auth/session')).status).toBe(401);
    const { passkeys } = (await browser.get('/auth/factors')).body;
    expect(passkeys).toMatchObject([{ name: '手元の鍵', lastUsedAt: null }]);
    expect((await actions()).at(-1)).toBe('passkey-added');
  });

  const refused: [string, Misbehaviour][] = [
    ['from another origin', { origin: 'https://evil.example' }],
    ['from a neighbouring origin', { origin: 'http://tsuzuki.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of an authenticator that verified nobody', { isVerified: false }],
    ['of a challenge we did not give', { challenge: 'a'.repeat(43) }],
    ['from a frame of another site', { crossOrigin: true }],
    ['that is the use of one', { type: 'webauthn.get' }],
  ];
  it.each(refused)('refuses one %s', async (_what, wrong) => {
    const browser = await signedInBrowser(test, name);
    const answer = await add(browser, createAuthenticator(ORIGIN), wrong);
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await browser.get('/auth/factors')).body.passkeys).toEqual([]);
  });

  it('takes a challenge once, for five minutes, from the session it was given to', async () => {
    const browser = await signedInBrowser(test, name);
    const authenticator = createAuthenticator(ORIGIN);
    const finish = (who: Browser, response: object) =>
      who.post('/auth/passkeys/finish', { name: 'Key', response });
    const begin = async () => (await browser.post('/auth/passkeys/begin')).body;

    const other = await signedInBrowser(test, name);
    expect((await finish(other, authenticator.register(await begin()))).status).toBe(401);
    const late = authenticator.register(await begin());
    later(5 * MINUTE);
    expect((await finish(browser, late)).status).toBe(401);
    const options = await begin();
    const failed = authenticator.register(options, { origin: 'https://evil.example' });
    expect((await finish(browser, failed)).status).toBe(401);
    expect((await finish(browser, authenticator.register(options))).status).toBe(401);
    const response = authenticator.register(await begin());
    const twice = await Promise.all([finish(browser, response), finish(browser, response)]);
    expect(twice.filter(({ status }) => status === 201)).toHaveLength(1);
    const again = await add(browser, authenticator);
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('ends at ten, also of two at once', async () => {
    const browser = await signedInBrowser(test, name);
    for (let key = 0; key < 9; key += 1) {
      expect((await add(browser, createAuthenticator(ORIGIN))).status).toBe(201);
    }
    const responses = [];
    for (let key = 0; key < 3; key += 1) {
      const { body } = await browser.post('/auth/passkeys/begin');
      responses.push(createAuthenticator(ORIGIN).register(body));
    }
    await Promise.all(
      responses.map((response) => browser.post('/auth/passkeys/finish', { name: 'K', response })),
    );
    expect((await browser.get('/auth/factors')).body.passkeys).toHaveLength(10);
    expect((await browser.post('/auth/passkeys/begin')).status).toBe(409);
  });

  it('refuses what is no response without a fault of ours', async () => {
    const browser = await signedInBrowser(test, name);
    const { body } = await browser.post('/auth/passkeys/begin');
    const good: any = createAuthenticator(ORIGIN).register(body);
    for (const response of [
      {},
      { ...good, id: '../..' },
      { ...good, response: { ...good.response, attestationObject: 'x'.repeat(40_000) } },
      { ...good, response: { ...good.response, clientDataJSON: 'bm9wZQ' } },
      { ...good, response: { ...good.response, attestationObject: 'bm9wZQ' } },
    ]) {
      const { status } = await browser.post('/auth/passkeys/finish', { name: 'Key', response });
      expect([400, 401]).toContain(status);
    }
  });
});

describe('signing in with a passkey', () => {
  it('needs no name and no password, and counts for two factors', async () => {
    const { browser: owner, authenticator } = await holder();
    const { secret } = (await owner.post('/auth/totp/begin')).body;
    await owner.post('/auth/totp/enable', { code: codeAt(secret, test.clock.now()) });
    const asked = openBrowser(test);
    const { body } = await asked.post('/auth/sign-in', { login: name, password: PASSWORD });
    expect(body.secondFactor).toEqual(['totp', 'recovery', 'passkey']);

    const begin = await asked.post('/auth/passkey-sign-in/begin');
    expect(begin.body).toMatchObject({ rpId: 'tsuzuki.example', userVerification: 'required' });
    expect(begin.body.allowCredentials ?? []).toEqual([]);
    const answer = await use(authenticator, {}, asked);
    expect(answer).toMatchObject({ status: 200, body: { user: { username: name } } });
    expect(answer.headers.getSetCookie().join()).toContain('__Host-pending=; Max-Age=0');
    expect((await asked.get('/auth/session')).status).toBe(200);
    const [passkey] = (await asked.get('/auth/factors')).body.passkeys;
    expect(passkey.lastUsedAt).toBe(test.clock.now().toISOString());
    expect((await asked.post('/auth/totp/disable')).status).toBe(200);
  });

  const refused: [string, Misbehaviour][] = [
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of an authenticator that verified nobody', { isVerified: false }],
    ['of a challenge we did not give', { challenge: 'b'.repeat(43) }],
    ['from a frame of another site', { crossOrigin: true }],
    ['that is the making of one', { type: 'webauthn.create' }],
    [
      'that says it is somebody else’s',
      { userHandle: Buffer.from(randomUUID()).toString('base64url') },
    ],
    ['that says nothing of its owner', { userHandle: null }],
    ['that nobody has', { credentialId: 'c'.repeat(43) }],
  ];
  it.each(refused)('refuses one %s, and says no more', async (_what, wrong) => {
    const { authenticator } = await holder();
    const browser = openBrowser(test);
    const answer = await use(authenticator, wrong, browser);
    expect(strip(answer)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(answer.body.detail).toBe(
      `That passkey was not accepted. Open this service at ${ORIGIN} and try once more.`,
    );
    expect(browser.cookie()).toBeUndefined();
  });

  it('refuses the id of another person’s passkey', async () => {
    const victim = await holder();
    name = `${name}-b`;
    ({ id: userId } = await test.user(name));
    const { authenticator } = await holder();
    const stolen = { credentialId: victim.authenticator.id };
    expect((await use(authenticator, stolen)).status).toBe(401);
  });

  it('takes a challenge once, for five minutes, for one purpose', async () => {
    const { authenticator, browser } = await holder(false);
    const stranger = openBrowser(test);
    const finish = (response: object) =>
      stranger.post('/auth/passkey-sign-in/finish', { response });
    const begin = async () => (await stranger.post('/auth/passkey-sign-in/begin')).body;
    const late = authenticator.authenticate(await begin());
    later(5 * MINUTE);
    expect((await finish(late)).status).toBe(401);
    const response = authenticator.authenticate(await begin());
    const twice = await Promise.all([finish(response), finish(response), finish(response)]);
    expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await finish(response)).status).toBe(401);
    const { body: confirmation } = await browser.post('/auth/confirm/passkey/begin');
    expect((await finish(authenticator.authenticate(confirmation))).status).toBe(401);
  });

  it('refuses a passkey that counts backwards', async () => {
    const { authenticator } = await holder();
    expect((await use(authenticator, { signCount: 10 })).status).toBe(200);
    for (const signCount of [10, 9, 0]) {
      expect((await use(authenticator, { signCount })).status).toBe(401);
    }
    expect((await actions()).filter((action) => action === 'passkey-refused')).toHaveLength(3);
    expect((await use(authenticator, { signCount: 11 })).status).toBe(200);
  });

  it('is not for who is disabled', async () => {
    const { authenticator } = await holder();
    await test.app.db
      .transaction()
      .execute((tx) => setDisabled(test.app, tx, { userId, isDisabled: true }));
    expect((await use(authenticator)).status).toBe(403);
  });
});

describe('confirming with a passkey', () => {
  it('counts for ten minutes', async () => {
    const { browser, authenticator } = await holder();
    later(11 * MINUTE);
    expect((await browser.post('/auth/passkeys/begin')).status).toBe(403);
    const { body } = await browser.post('/auth/confirm/passkey/begin');
    expect(body.allowCredentials).toMatchObject([{ id: authenticator.id }]);
    expect((await confirm(browser, authenticator)).status).toBe(200);
    expect((await browser.post('/auth/passkeys/begin')).status).toBe(200);
  });

  it('is for the owner of the passkey and the session that asked', async () => {
    const { browser, authenticator } = await holder(false);
    const same = await signedInBrowser(test, name);
    const { body } = await browser.post('/auth/confirm/passkey/begin');
    const response = authenticator.authenticate(body);
    expect((await same.post('/auth/confirm/passkey/finish', { response })).status).toBe(401);
    name = `${name}-b`;
    await test.user(name);
    const other = await holder(false);
    later(11 * MINUTE);
    expect((await confirm(other.browser, authenticator)).status).toBe(401);
    expect((await other.browser.post('/auth/passkeys/begin')).status).toBe(403);
  });
});

describe('passkeys of an account', () => {
  it('are renamed and removed by their owner alone', async () => {
    const { browser, authenticator, id } = await holder();
    const none = randomUUID();
    const victim = name;
    await test.user(`${name}-b`);
    const other = await signedInBrowser(test, `${victim}-b`);
    for (const [real, absent] of [
      [
        await other.patch(`/auth/passkeys/${id}`, { name: 'mine' }),
        await other.patch(`/auth/passkeys/${none}`, { name: 'mine' }),
      ],
      [await other.delete(`/auth/passkeys/${id}`), await other.delete(`/auth/passkeys/${none}`)],
    ] as const) {
      expect(real.status).toBe(404);
      expect(strip(real)).toEqual(strip(absent));
    }
    expect((await browser.patch(`/auth/passkeys/${id}`, { name: '' })).status).toBe(400);
    expect((await browser.patch(`/auth/passkeys/${id}`, { name: 'Blue key' })).body).toEqual({
      id,
      name: 'Blue key',
    });
    const second = await signedInBrowser(test, name);
    const before = browser.cookie();
    expect((await browser.delete(`/auth/passkeys/${id}`)).status).toBe(204);
    expect(browser.cookie()).not.toBe(before);
    expect((await second.get('/auth/session')).status).toBe(401);
    expect((await use(authenticator)).status).toBe(401);
    expect((await actions()).slice(-3)).toEqual([
      'passkey-renamed',
      'signed-in',
      'passkey-removed',
    ]);
  });

  it('cannot be removed without a fresh proof', async () => {
    const { browser, id } = await holder();
    later(11 * MINUTE);
    expect((await browser.delete(`/auth/passkeys/${id}`)).status).toBe(403);
  });
});
