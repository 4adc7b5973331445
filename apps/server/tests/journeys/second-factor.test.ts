import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt, wrongCodeAt } from '../authenticator-app.ts';
import {
  codeOf,
  letterTo,
  openBrowser,
  PASSWORD,
  signedInBrowser,
  type Browser,
} from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let name = '';
let userId = '';
let users = 0;

beforeAll(async () => {
  test = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  users += 1;
  name = `user-${users}`;
  ({ id: userId } = await test.user(name));
});

const MINUTE = 60_000;
const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));
/** The code of the next time step, because each is accepted once. */
const nextCode = (secret: string): string => {
  later(30_000);
  return codeAt(secret, test.clock.now());
};

const actions = async (): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('accounts.audit')
    .select('action')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action).filter((action) => action !== 'account-created');
};

interface Enrolled {
  browser: Browser;
  secret: string;
  recoveryCodes: string[];
}

/** A browser of a user who has just added an authenticator app. */
const enrolled = async (): Promise<Enrolled> => {
  const browser = await signedInBrowser(test, name);
  const { secret } = (await browser.post('/auth/totp/begin')).body;
  const enabled = await browser.post('/auth/totp/enable', { code: nextCode(secret) });
  expect(enabled.status).toBe(200);
  return { browser, secret, recoveryCodes: enabled.body.recoveryCodes };
};

/** A browser that gave the right password and is asked for a second factor. */
const pending = async (): Promise<Browser> => {
  const browser = openBrowser(test);
  const { status, body } = await browser.post('/auth/sign-in', { login: name, password: PASSWORD });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { secondFactor: ['totp', 'recovery'] },
  });
  return browser;
};
const give = (browser: Browser, code: string) =>
  browser.post('/auth/sign-in/second-factor', { code });
const statusOf = async (browser: Browser): Promise<number> =>
  (await browser.get('/auth/session')).status;

describe('adding an authenticator app', () => {
  it('shows the secret as text, address and picture, and gives ten recovery codes once', async () => {
    const browser = await signedInBrowser(test, name);
    const other = await signedInBrowser(test, name);
    const before = browser.cookie();
    const { body } = await browser.post('/auth/totp/begin');
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(new URL(body.otpauthUrl).searchParams.get('secret')).toBe(body.secret);
    expect((await browser.get('/auth/factors')).body.totp).toBeNull();

    const enabled = await browser.post('/auth/totp/enable', { code: nextCode(body.secret) });
    expect(new Set(enabled.body.recoveryCodes).size).toBe(10);
    const { totp, recoveryCodesLeft, passkeys } = (await browser.get('/auth/factors')).body;
    expect(totp.enabledAt).toBe(test.clock.now().toISOString());
    expect([recoveryCodesLeft, passkeys]).toEqual([10, []]);
    expect(browser.cookie()).not.toBe(before);
    expect(await statusOf(openBrowser(test, before))).toBe(401);
    expect(await statusOf(other)).toBe(401);
    expect(await actions()).toEqual(['signed-in', 'signed-in', 'totp-enabled']);
  });

  it('needs a fresh proof, a right code, and none that is there already', async () => {
    const browser = await signedInBrowser(test, name);
    later(10 * MINUTE);
    const stale = await browser.post('/auth/totp/begin');
    expect(stale).toMatchObject({ status: 403, body: { code: 'CONFIRMATION_REQUIRED' } });
    await browser.post('/auth/confirm', { password: PASSWORD });
    expect((await browser.post('/auth/totp/enable', { code: '123456' })).status).toBe(409);
    const { secret } = (await browser.post('/auth/totp/begin')).body;
    const code = wrongCodeAt(secret, test.clock.now());
    expect((await browser.post('/auth/totp/enable', { code })).status).toBe(400);
    expect((await browser.get('/auth/factors')).body.totp).toBeNull();
    await signedInBrowser(test, name);
    await browser.post('/auth/totp/enable', { code: nextCode(secret) });
    expect((await browser.post('/auth/totp/begin')).status).toBe(409);
    expect((await browser.post('/auth/totp/enable', { code: nextCode(secret) })).status).toBe(409);
  });

  it('forgets the secret of an attempt that was begun anew', async () => {
    const browser = await signedInBrowser(test, name);
    const first = (await browser.post('/auth/totp/begin')).body.secret;
    const second = (await browser.post('/auth/totp/begin')).body.secret;
    const old = await browser.post('/auth/totp/enable', { code: nextCode(first) });
    expect(old.status).toBe(400);
    const now = codeAt(second, test.clock.now());
    expect((await browser.post('/auth/totp/enable', { code: now })).status).toBe(200);
  });

  it('keeps its secret sealed to the row of its owner', async () => {
    const { secret, recoveryCodes } = await enrolled();
    const { pool } = test.app.database;
    const dump = await pool.query(
      `select t::text || (select string_agg(c::text, '') from accounts.recovery_code c) as all
       from accounts.totp t where user_id = $1`,
      [userId],
    );
    for (const plain of [secret, ...recoveryCodes]) {
      expect(dump.rows[0].all).not.toContain(plain);
      expect(dump.rows[0].all).not.toContain(Buffer.from(plain).toString('hex'));
    }
    const { id: thief } = await test.user(`${name}-b`);
    await pool.query(
      `insert into accounts.totp (user_id, secret_sealed, created_at, enabled_at)
       select $2, secret_sealed, created_at, enabled_at from accounts.totp where user_id = $1`,
      [userId, thief],
    );
    const browser = openBrowser(test);
    await browser.post('/auth/sign-in', { login: `${name}-b`, password: PASSWORD });
    expect((await give(browser, nextCode(secret))).status).toBe(500);
    expect(await statusOf(browser)).toBe(401);
  });
});

describe('signing in with an authenticator app', () => {
  it('is asked for after a reset of the password too', async () => {
    const { secret } = await enrolled();
    const browser = openBrowser(test);
    await browser.post('/auth/forgot-password', { email: `${name}@example.org` });
    const code = codeOf(await letterTo(test, `${name}@example.org`, 'Reset your password'));
    const password = 'a brand new password';
    expect((await browser.post('/auth/reset-password', { code, password })).status).toBe(200);
    const { body } = await browser.post('/auth/sign-in', { login: name, password });
    expect(body).toEqual({ secondFactor: ['totp', 'recovery'] });
    expect((await give(browser, nextCode(secret))).status).toBe(200);
  });

  it('needs the password and a code, and begins a new session', async () => {
    const { secret } = await enrolled();
    const browser = await pending();
    expect(browser.cookie()).toBeUndefined();
    expect(await statusOf(browser)).toBe(401);
    expect((await browser.post('/auth/token')).status).toBe(401);
    expect((await give(browser, wrongCodeAt(secret, test.clock.now()))).status).toBe(401);
    const answer = await give(browser, ` ${nextCode(secret).replace(/^.../u, '$& ')} `);
    expect(answer).toMatchObject({ status: 200, body: { user: { username: name } } });
    expect(answer.headers.getSetCookie()[1]).toMatch(/^__Host-pending=; Max-Age=0; .*HttpOnly/u);
    expect(await statusOf(browser)).toBe(200);
  });

  it('takes a code once, also of two uses at once', async () => {
    const { secret } = await enrolled();
    const used = await pending();
    expect((await give(used, codeAt(secret, test.clock.now()))).status).toBe(401);
    const code = nextCode(secret);
    const browsers = await Promise.all([pending(), pending(), pending()]);
    const answers = await Promise.all(browsers.map((browser) => give(browser, code)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401, 401]);
    const again = await give(await pending(), code);
    expect(again).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    later(30_000);
    expect((await give(await pending(), code)).status).toBe(401);
  });

  it('takes no code of a step before the last accepted one', async () => {
    const { secret } = await enrolled();
    later(5 * MINUTE);
    const before = codeAt(secret, new Date(test.clock.now().getTime() - 30_000));
    const now = codeAt(secret, test.clock.now());
    expect((await give(await pending(), now)).status).toBe(200);
    expect((await give(await pending(), before)).status).toBe(401);
  });

  it('is pending for ten minutes, once, and only for what it is for', async () => {
    const { secret } = await enrolled();
    const late = await pending();
    later(10 * MINUTE);
    expect((await give(late, nextCode(secret))).status).toBe(401);
    const browser = await pending();
    const planted = await openBrowser(test).post('/auth/sign-in', {
      login: name,
      password: PASSWORD,
    });
    const token =
      /__Host-pending=(?<token>[\w-]{43}); Max-Age=600; Path=\/; Secure; HttpOnly/u.exec(
        planted.headers.getSetCookie()[0] ?? '',
      )?.groups?.['token'];
    expect(await statusOf(openBrowser(test, `__Host-sid=${token}`))).toBe(401);
    const code = nextCode(secret);
    const twice = await Promise.all([give(browser, code), give(browser, code)]);
    expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    expect((await give(openBrowser(test), nextCode(secret))).status).toBe(401);
  });

  it('cannot be finished once the password is another', async () => {
    const { browser, secret } = await enrolled();
    const guesser = await pending();
    const change = { current: PASSWORD, password: 'another password' };
    expect((await browser.post('/auth/change-password', change)).status).toBe(200);
    expect((await give(guesser, nextCode(secret))).status).toBe(401);
  });

  it('shows nothing of a second factor before the password is right', async () => {
    await enrolled();
    const strip = ({ status, body, headers }: Awaited<ReturnType<Browser['post']>>) => ({
      status,
      body: { ...body, requestId: '' },
      headers: [...headers.keys()].sort(),
    });
    const wrong = (login: string) =>
      openBrowser(test).post('/auth/sign-in', { login, password: 'not my password' });
    expect(strip(await wrong(name))).toEqual(strip(await wrong('nobody-at-all')));
  });
});

describe('wrong codes', () => {
  it('end after twenty, from wherever they come, for the right one too', async () => {
    const { browser: owner, secret, recoveryCodes } = await enrolled();
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess += 1) {
      const wrong = guess % 2 === 0 ? wrongCodeAt(secret, test.clock.now()) : '0000-0000-0000-0000';
      statuses.push((await give(await pending(), wrong)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
    const locked = await give(await pending(), nextCode(secret));
    expect(locked).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(locked.body.detail).toBe('Too many wrong codes. Try again in 6 hours.');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect((await give(await pending(), recoveryCodes[0] ?? '')).status).toBe(429);
    expect((await owner.post('/auth/confirm', { code: nextCode(secret) })).status).toBe(429);
    expect((await actions()).filter((action) => action === 'second-factor-locked')).toHaveLength(1);
    expect(await statusOf(owner)).toBe(200);
  });

  it('at once get no more guesses than one by one, and right ones cost none', async () => {
    const { secret } = await enrolled();
    for (let round = 0; round < 3; round += 1) {
      expect((await give(await pending(), nextCode(secret))).status).toBe(200);
    }
    const browsers = await Promise.all(Array.from({ length: 8 }, pending));
    const wrong = wrongCodeAt(secret, test.clock.now());
    const answers = await Promise.all(
      browsers.flatMap((browser) => Array.from({ length: 4 }, () => give(browser, wrong))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  });
});

describe('a recovery code', () => {
  it('works once, of two uses at once for one of them', async () => {
    const { recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect((await give(await pending(), first.toUpperCase().replaceAll('-', ' '))).status).toBe(
      200,
    );
    expect((await give(await pending(), first)).status).toBe(401);
    const browsers = await Promise.all([pending(), pending(), pending(), pending()]);
    const answers = await Promise.all(browsers.map((browser) => give(browser, second)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    expect((await actions()).filter((action) => action === 'recovery-code-used')).toHaveLength(2);
  });

  it('of one person is none of another', async () => {
    const { recoveryCodes } = await enrolled();
    name = `${name}-b`;
    await test.user(name);
    await enrolled();
    expect((await give(await pending(), recoveryCodes[0] ?? '')).status).toBe(401);
  });

  it('is void once there are new ones', async () => {
    const { browser, recoveryCodes } = await enrolled();
    const renewed = await Promise.all([
      browser.post('/auth/recovery-codes'),
      browser.post('/auth/recovery-codes'),
    ]);
    expect(renewed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await browser.get('/auth/factors')).body.recoveryCodesLeft).toBe(10);
    expect((await give(await pending(), recoveryCodes[0] ?? '')).status).toBe(401);
    const works = [];
    for (const { body } of renewed) {
      works.push((await give(await pending(), body.recoveryCodes[0])).status);
    }
    expect(works.sort((a, b) => a - b)).toEqual([200, 401]);
  });

  it('needs an app it stands in for', async () => {
    const browser = await signedInBrowser(test, name);
    expect((await browser.post('/auth/recovery-codes')).status).toBe(409);
  });
});

describe('confirming and removing', () => {
  it('a code of the app confirms, once, and a recovery code does not', async () => {
    const { browser, secret, recoveryCodes } = await enrolled();
    later(11 * MINUTE);
    expect((await browser.post('/auth/recovery-codes')).status).toBe(403);
    const code = nextCode(secret);
    expect((await browser.post('/auth/confirm', { code: recoveryCodes[0] })).status).toBe(401);
    expect((await browser.post('/auth/confirm', { code })).status).toBe(200);
    expect((await browser.post('/auth/recovery-codes')).status).toBe(200);
    expect((await browser.post('/auth/confirm', { code })).status).toBe(401);
    expect((await browser.post('/auth/confirm', {})).status).toBe(400);
  });

  it('removing the app needs a fresh proof and a factor; codes end with it', async () => {
    const { browser, secret } = await enrolled();
    const other = await pending();
    await give(other, nextCode(secret));
    later(11 * MINUTE);
    const code = nextCode(secret);
    expect((await browser.post('/auth/totp/disable', { code })).status).toBe(403);
    await browser.post('/auth/confirm', { password: PASSWORD });
    expect((await browser.post('/auth/totp/disable')).status).toBe(400);
    const wrong = wrongCodeAt(secret, test.clock.now());
    expect((await browser.post('/auth/totp/disable', { code: wrong })).status).toBe(401);
    expect((await browser.post('/auth/totp/disable', { code })).status).toBe(200);
    expect(await statusOf(other)).toBe(401);
    expect((await browser.get('/auth/factors')).body).toEqual({
      totp: null,
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    await signedInBrowser(test, name);
    expect((await browser.post('/auth/totp/disable', { code })).status).toBe(409);
  });

  it('a lost telephone is replaced with a recovery code', async () => {
    const { recoveryCodes } = await enrolled();
    const browser = await pending();
    await give(browser, recoveryCodes[0] ?? '');
    const gone = await browser.post('/auth/totp/disable', { code: recoveryCodes[1] });
    expect(gone.status).toBe(200);
    await signedInBrowser(test, name);
  });
});
