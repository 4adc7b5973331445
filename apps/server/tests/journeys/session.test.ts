import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, letterTo, lettersTo, openBrowser, PASSWORD, signedInBrowser } from '../browser.ts';
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

const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const actions = async (): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('accounts.audit')
    .select('action')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action).filter((action) => action !== 'account-created');
};

describe('a session', () => {
  it('is a cookie for this host alone, whose hash is all that is kept', async () => {
    const answer = await openBrowser(test).post('/auth/sign-in', {
      login: name,
      password: PASSWORD,
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=7776000; Path=\/; Secure; HttpOnly; SameSite=Lax$/u,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { rows } = await test.app.database.pool.query(
      `select s::text as row from accounts.session s where user_id = $1`,
      [userId],
    );
    expect(rows).toHaveLength(1);
    const token = /=(?<token>[\w-]{43})/u.exec(cookie)?.groups?.['token'] ?? 'none';
    expect(rows[0].row).not.toContain(token);
    expect(rows[0].row).not.toContain(Buffer.from(token).toString('hex'));
    expect(rows[0].row).toContain('198.51.');
    expect(rows[0].row).toContain('.0/24');
  });

  it('is new at every sign-in, and the one before ends', async () => {
    const browser = await signedInBrowser(test, name);
    const first = browser.cookie();
    await browser.post('/auth/sign-in', { login: name, password: PASSWORD });
    expect(browser.cookie()).not.toBe(first);
    expect((await openBrowser(test, first).get('/auth/session')).status).toBe(401);
    expect((await browser.get('/auth/session')).body.user.username).toBe(name);
  });

  it('does not take over one that a stranger planted', async () => {
    const planted = `__Host-sid=${'a'.repeat(43)}`;
    const browser = openBrowser(test, planted);
    await browser.post('/auth/sign-in', { login: name, password: PASSWORD });
    expect(browser.cookie()).not.toBe(planted);
  });

  it('ends after 14 days without use, and after 90 days of use', async () => {
    const idle = await signedInBrowser(test, name);
    const used = await signedInBrowser(test, name);
    for (let day = 10; day < 90; day += 10) {
      later(10 * DAY);
      expect((await used.get('/auth/session')).status).toBe(200);
    }
    expect((await idle.get('/auth/session')).status).toBe(401);
    later(10 * DAY);
    expect((await used.get('/auth/session')).status).toBe(401);
  });

  it('can be listed, and revoked one by one or all others at once', async () => {
    const [here, there, elsewhere] = [
      await signedInBrowser(test, name),
      await signedInBrowser(test, name),
      await signedInBrowser(test, name),
    ];
    const { body } = await here.get('/auth/sessions');
    expect(body.sessions).toHaveLength(3);
    expect(body.sessions[0]).toMatchObject({ userAgent: 'Test Browser' });
    const thereId = (await there.get('/auth/session')).body.session.id;
    expect((await here.delete(`/auth/sessions/${thereId}`)).status).toBe(204);
    expect((await there.get('/auth/session')).status).toBe(401);
    expect((await here.delete(`/auth/sessions/${thereId}`)).status).toBe(404);
    expect((await here.post('/auth/sessions/revoke-others')).body).toEqual({ revoked: 1 });
    expect((await elsewhere.get('/auth/session')).status).toBe(401);
    expect((await here.get('/auth/session')).status).toBe(200);
  });

  it('of somebody else answers like one that does not exist', async () => {
    const victim = await signedInBrowser(test, name);
    const { id } = (await victim.get('/auth/session')).body.session;
    await test.user(`${name}-b`);
    const other = await signedInBrowser(test, `${name}-b`);
    const strip = ({ status, body }: { status: number; body: any }) => ({
      status,
      body: { ...body, requestId: '' },
    });
    const real = await other.delete(`/auth/sessions/${id}`);
    const none = await other.delete('/auth/sessions/018f0000-0000-7000-8000-000000000000');
    expect(strip(real)).toEqual(strip(none));
    expect((await victim.get('/auth/session')).status).toBe(200);
  });
});

describe('a password', () => {
  it('is changed with the old one; other browsers are signed out and this one gets a new cookie', async () => {
    const browser = await signedInBrowser(test, name);
    const other = await signedInBrowser(test, name);
    const before = browser.cookie();
    const wrong = { current: 'not my password', password: 'another password' };
    expect((await browser.post('/auth/change-password', wrong)).status).toBe(401);
    const right = { current: PASSWORD, password: 'another password' };
    expect((await browser.post('/auth/change-password', right)).status).toBe(200);
    expect(browser.cookie()).not.toBe(before);
    expect((await openBrowser(test, before).get('/auth/session')).status).toBe(401);
    expect((await other.get('/auth/session')).status).toBe(401);
    expect((await browser.get('/auth/session')).status).toBe(200);
    await letterTo(test, `${name}@example.org`, 'Your password was changed');
  });

  it('is reset by a mailed link, once; every session ends', async () => {
    const browser = await signedInBrowser(test, name);
    const stranger = openBrowser(test);
    const known = await stranger.post('/auth/forgot-password', { email: `${name}@example.org` });
    const unknown = await stranger.post('/auth/forgot-password', { email: 'no-one@example.org' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const code = codeOf(await letterTo(test, `${name}@example.org`, 'Reset your password'));
    const uses = await Promise.all([
      stranger.post('/auth/reset-password', { code, password: 'a brand new password' }),
      stranger.post('/auth/reset-password', { code, password: 'a brand new password' }),
    ]);
    expect(uses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    expect((await browser.get('/auth/session')).status).toBe(401);
    const old = { login: name, password: PASSWORD };
    expect((await stranger.post('/auth/sign-in', old)).status).toBe(401);
    const fresh = { login: name, password: 'a brand new password' };
    expect((await stranger.post('/auth/sign-in', fresh)).status).toBe(200);
    expect(await lettersTo(test, 'no-one@example.org')).toEqual([]);
    expect(await actions()).toEqual(['signed-in', 'password-reset', 'signed-in']);
  });

  it('reset links end after an hour', async () => {
    const stranger = openBrowser(test);
    await stranger.post('/auth/forgot-password', { email: `${name}@example.org` });
    const code = codeOf(await letterTo(test, `${name}@example.org`, 'Reset your password'));
    later(60 * MINUTE);
    const late = await stranger.post('/auth/reset-password', { code, password: 'a new password' });
    expect(late.status).toBe(400);
  });
});

describe('what is sensitive', () => {
  it('needs a password given in the last ten minutes', async () => {
    const browser = await signedInBrowser(test, name);
    later(10 * MINUTE);
    for (const path of ['/auth/change-email', '/auth/delete-account']) {
      const answer = await browser.post(path, { email: 'new@example.org' });
      expect(answer).toMatchObject({ status: 403, body: { code: 'CONFIRMATION_REQUIRED' } });
    }
    expect((await browser.get('/auth/export')).status).toBe(403);
    expect((await browser.post('/auth/confirm', { password: 'wrong' })).status).toBe(401);
    expect((await browser.post('/auth/confirm', { password: PASSWORD })).status).toBe(200);
    expect((await browser.get('/auth/export')).status).toBe(200);
  });

  it('such as another address, which is verified first and told to the old one', async () => {
    const browser = await signedInBrowser(test, name);
    const email = `${name}-new@example.org`;
    expect((await browser.post('/auth/change-email', { email })).status).toBe(202);
    expect((await browser.get('/auth/session')).body.user.email).toBe(`${name}@example.org`);
    const code = codeOf(await letterTo(test, email, 'Confirm your new email address'));
    expect((await openBrowser(test).post('/auth/confirm-email', { code })).status).toBe(200);
    expect((await browser.get('/auth/session')).body.user.email).toBe(email);
    await letterTo(test, `${name}@example.org`, 'Your email address was changed');
    expect((await openBrowser(test).post('/auth/confirm-email', { code })).status).toBe(400);
    expect(await actions()).toEqual(['signed-in', 'email-change-asked', 'email-changed']);
  });

  it('an address of another account cannot be taken', async () => {
    await test.user(`${name}-b`);
    const browser = await signedInBrowser(test, name);
    const email = `${name}-B@example.org`;
    expect((await browser.post('/auth/change-email', { email })).status).toBe(202);
    const code = codeOf(await letterTo(test, email, 'Confirm your new email address'));
    expect((await browser.post('/auth/confirm-email', { code })).status).toBe(409);
  });
});

describe('requests of other sites', () => {
  const cases: [string, Record<string, string>, number][] = [
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
    ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['JSON by another name', { 'content-type': 'application/jsonp' }, 415],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no origin at all', { origin: 'null' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour of ours', { 'sec-fetch-site': 'same-site' }, 403],
  ];

  it.each(cases)('as %s are refused and change nothing', async (_what, headers, status) => {
    const browser = await signedInBrowser(test, name);
    const answer = await browser.post('/auth/sign-out', {}, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect((await browser.get('/auth/session')).status).toBe(200);
  });

  it('a cookie never speaks on /graphql', async () => {
    const browser = await signedInBrowser(test, name);
    const { body } = await browser.post('/graphql', { query: '{ viewer { username } }' });
    expect(body).toMatchObject({ data: { viewer: null } });
  });
});

describe('the audit', () => {
  it('has one row for each action and cannot be rewritten', async () => {
    const browser = await signedInBrowser(test, name);
    await browser.post('/auth/confirm', { password: PASSWORD });
    await browser.get('/auth/export');
    await browser.post('/auth/sessions/revoke-others');
    await browser.post('/auth/sign-out');
    expect(await actions()).toEqual([
      'signed-in',
      'confirmed',
      'exported',
      'other-sessions-revoked',
      'signed-out',
    ]);
    const { pool } = test.app.database;
    for (const change of [
      `update accounts.audit set action = 'nothing'`,
      'delete from accounts.audit',
      'truncate accounts.audit',
    ]) {
      await expect(pool.query(change)).rejects.toThrow('append-only');
    }
  });
});
