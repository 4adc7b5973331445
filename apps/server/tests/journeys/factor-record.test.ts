import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetFactors, userByName } from '#slices/accounts/index.ts';
import { createAuthenticator } from '../authenticator.ts';
import { codeAt, wrongCodeAt } from '../authenticator-app.ts';
import { lettersTo, openBrowser, PASSWORD, signedInBrowser, type Browser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { unzip } from '../unzip.ts';

const ORIGIN = 'https://tsuzuki.example';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1', BASE_URL: ORIGIN } });
});
afterAll(() => test.close());

const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));
const nextCode = (secret: string): string => {
  later(30_000);
  return codeAt(secret, test.clock.now());
};

const enrol = async (browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const { secret } = (await browser.post('/auth/totp/begin')).body;
  const { body } = await browser.post('/auth/totp/enable', { code: nextCode(secret) });
  return { secret, recoveryCodes: body.recoveryCodes };
};

const addPasskey = async (browser: Browser) => {
  const authenticator = createAuthenticator(ORIGIN);
  const { body } = await browser.post('/auth/passkeys/begin');
  const response = authenticator.register(body);
  const { body: added } = await browser.post('/auth/passkeys/finish', { name: 'Key', response });
  return { authenticator, id: added.id as string };
};

const secondStep = async (name: string, code: string): Promise<number> => {
  const browser = openBrowser(test);
  await browser.post('/auth/sign-in', { login: name, password: PASSWORD });
  return (await browser.post('/auth/sign-in/second-factor', { code })).status;
};

const actionsOf = async (userId: string): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('accounts.audit')
    .select('action')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action).slice(1);
};

const subjectsTo = async (address: string): Promise<string[]> => {
  const letters = await lettersTo(test, address);
  const subjects = letters.map(
    (letter) => /Subject: (?<subject>.*)\r/u.exec(letter)?.groups?.['subject'] ?? '',
  );
  return subjects.sort();
};

it('whatever happens to a factor is written down once, and told to the owner', async () => {
  const { id } = await test.user('careful');
  const browser = await signedInBrowser(test, 'careful');
  const { secret, recoveryCodes } = await enrol(browser);
  await browser.post('/auth/recovery-codes');
  const renewed = (await browser.post('/auth/recovery-codes')).body.recoveryCodes;
  expect(await secondStep('careful', recoveryCodes[0] ?? '')).toBe(401);
  expect(await secondStep('careful', renewed[0])).toBe(200);
  const passkey = await addPasskey(browser);
  for (const signCount of [5, 4]) {
    const { body: options } = await browser.post('/auth/confirm/passkey/begin');
    const response = passkey.authenticator.authenticate(options, { signCount });
    await browser.post('/auth/confirm/passkey/finish', { response });
  }
  await browser.delete(`/auth/passkeys/${passkey.id}`);
  for (let guess = 0; guess < 20; guess += 1) {
    await secondStep('careful', wrongCodeAt(secret, test.clock.now()));
  }
  await browser.post('/auth/totp/disable');
  expect(await actionsOf(id)).toEqual([
    'signed-in',
    'totp-enabled',
    'recovery-codes-renewed',
    'recovery-codes-renewed',
    'recovery-code-used',
    'signed-in',
    'passkey-added',
    'confirmed',
    'passkey-refused',
    'passkey-removed',
    'second-factor-locked',
    'totp-disabled',
  ]);
  await expect
    .poll(() => subjectsTo('careful@example.org'), { interval: 200 })
    .toEqual([
      'A passkey was added',
      'A passkey was refused',
      'A passkey was removed',
      'A recovery code was used',
      'An authenticator app was added',
      'The authenticator app was removed',
      'Too many wrong codes',
      'You have new recovery codes',
      'You have new recovery codes',
    ]);
});

it('the export says which factors there are and none of their secrets; erasure takes them along', async () => {
  const { id } = await test.user('mover');
  const browser = await signedInBrowser(test, 'mover');
  const { secret, recoveryCodes } = await enrol(browser);
  const { authenticator } = await addPasskey(browser);
  await browser.post('/auth/confirm/passkey/begin');
  const response = await fetch(`${test.url}/auth/export`, {
    headers: { cookie: browser.cookie() ?? '' },
  });
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  const read = (name: string) => JSON.parse(files.get(`accounts/${name}.json`) ?? 'null');
  expect(read('totp')).toMatchObject([{ user_id: id, enabled_at: expect.any(String) }]);
  expect(read('recovery_code')).toHaveLength(10);
  expect(read('passkey')).toMatchObject([{ name: 'Key', sign_count: 1, is_backed_up: false }]);
  const all = [...files.values()].join('');
  for (const plain of [secret, ...recoveryCodes, authenticator.id])
    expect(all).not.toContain(plain);
  expect(all).not.toMatch(/secret|credential|public_key|hash/u);

  await test.app.db.deleteFrom('accounts.user').where('id', '=', id).execute();
  for (const table of ['totp', 'recovery_code', 'passkey', 'challenge'] as const) {
    const rows = await test.app.db
      .selectFrom(`accounts.${table}`)
      .select('user_id')
      .where('user_id', '=', id)
      .execute();
    expect({ table, rows }).toEqual({ table, rows: [] });
  }
});

it('an operator lets somebody in who lost everything, and signs them out everywhere', async () => {
  const { id } = await test.user('locked');
  const browser = await signedInBrowser(test, 'locked');
  await enrol(browser);
  await addPasskey(browser);
  const found = await userByName(test.app.db, 'Locked');
  const removed = await test.app.db
    .transaction()
    .execute((tx) => resetFactors(test.app, tx, found));
  expect(removed).toEqual({ totp: true, passkeys: 1 });
  expect((await browser.get('/auth/session')).status).toBe(401);
  const again = await signedInBrowser(test, 'locked');
  expect((await again.get('/auth/factors')).body).toEqual({
    totp: null,
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  expect((await actionsOf(id)).slice(-2)).toEqual(['factors-reset', 'signed-in']);
});
