import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setDisabled } from '#slices/accounts/index.ts';
import { tidyUp } from '#slices/accounts/jobs.ts';
import { letterTo, lettersTo, openBrowser, PASSWORD, signedInBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import {
  codeForm,
  consent,
  EXTENSION_SETTINGS,
  newVerifier,
  postForm,
  queryOf,
  refresh,
  signInExtension,
  type Tokens,
} from '../extension.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
let name = '';
let userId = '';
let users = 0;
let tokens: Tokens;

beforeAll(async () => {
  test = await startTestApp({ settings: EXTENSION_SETTINGS });
});
afterAll(() => test.close());
beforeEach(async () => {
  users += 1;
  name = `viewer-${users}`;
  ({ id: userId } = await test.user(name));
  browser = await signedInBrowser(test, name);
  tokens = await signInExtension(test, browser, name);
});

const DAY = 24 * 60 * 60_000;
const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));
const mailbox = () => `${name}@example.org`;
const viewer = async (bearer: string) =>
  (await test.ask('{ viewer { username } }', { bearer })).status;
const grants = async () => (await browser.get('/auth/grants')).body.grants;
const sid = () => String(decodeJwt(tokens.access_token)['sid']);
const count = async (table: string): Promise<number> => {
  const { rows } = await test.app.database.pool.query(
    `select count(*)::int as n from accounts.${table}`,
  );
  return rows[0].n;
};
const actions = async (): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('accounts.audit')
    .select('action')
    .where('user_id', '=', userId)
    .where('action', 'like', 'grant-%')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

const expectEnded = async (): Promise<void> => {
  expect(await viewer(tokens.access_token)).toBe(401);
  const answer = await refresh(test, tokens.refresh_token);
  expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
};

describe('a grant', () => {
  it('is ended in the settings, at once', async () => {
    expect(await viewer(tokens.access_token)).toBe(200);
    const [grant] = await grants();
    expect(new Date(grant.endsAt).getTime()).toBe(test.clock.now().getTime() + 30 * DAY);
    expect((await browser.delete(`/auth/grants/${grant.id}`)).status).toBe(204);
    await expectEnded();
    expect(await grants()).toEqual([]);
    expect(await actions()).toEqual(['grant-allowed', 'grant-begun', 'grant-ended']);
    expect((await browser.get('/auth/session')).status).toBe(200);
  });

  it('of somebody else answers like one that does not exist', async () => {
    const [{ id }] = await grants();
    await test.user(`${name}-b`);
    const other = await signedInBrowser(test, `${name}-b`);
    const strip = ({ status, body }: { status: number; body: any }) => ({
      status,
      body: { ...body, requestId: '' },
    });
    const real = await other.delete(`/auth/grants/${id}`);
    const none = await other.delete('/auth/grants/018f0000-0000-7000-8000-000000000000');
    expect(real.status).toBe(404);
    expect(strip(real)).toEqual(strip(none));
    expect((await openBrowser(test).get('/auth/grants')).status).toBe(401);
    expect((await refresh(test, tokens.refresh_token)).status).toBe(200);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a change of the password',
      () => browser.post('/auth/change-password', { current: PASSWORD, password: 'another one' }),
    ],
    ['the deletion of the account', () => browser.post('/auth/delete-account')],
    [
      'disabling the account',
      () =>
        test.app.db
          .transaction()
          .execute((tx) => setDisabled(test.app, tx, { userId, isDisabled: true })),
    ],
  ])('ends with %s, and so do codes on their way', async (_what, end) => {
    const verifier = newVerifier();
    const code = await consent(browser, { username: name, query: queryOf(verifier) });
    await end();
    await expect.poll(() => viewer(tokens.access_token), { interval: 5 }).toBe(401);
    await expectEnded();
    const late = await postForm(test, '/oauth/token', codeForm(code, verifier));
    expect(late).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('outlives the browser session that allowed it', async () => {
    await browser.post('/auth/sign-out');
    expect(await viewer(tokens.access_token)).toBe(200);
    expect((await refresh(test, tokens.refresh_token)).status).toBe(200);
  });
});

describe('a program that signs out (RFC 7009)', () => {
  const revoke = (token: string | undefined, change: Record<string, string> = {}) =>
    postForm(test, '/oauth/revoke', { client_id: 'tsuzuki-extension', token, ...change });

  it.each(['refresh_token', 'access_token'] as const)('ends its grant by its %s', async (kind) => {
    const answer = await revoke(tokens[kind], { token_type_hint: 'refresh_token' });
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    await expectEnded();
    expect(await actions()).toEqual(['grant-allowed', 'grant-begun', 'grant-ended']);
    expect((await revoke(tokens[kind])).status).toBe(200);
  });

  it.each(['nonsense', 'svc_refresh_'.padEnd(54, '0'), 'a.b.c'])(
    'with a token that is not in force (%s) hears the same',
    async (token) => {
      expect((await revoke(token)).status).toBe(200);
    },
  );

  it('ends nothing by the tokens of others', async () => {
    await revoke(tokens.refresh_token, { client_id: 'tsuzuki-development' });
    const ofWeb = (await browser.post('/auth/token')).body.accessToken;
    await revoke(ofWeb);
    expect(await viewer(ofWeb)).toBe(200);
    expect(await viewer(tokens.access_token)).toBe(200);
    expect((await revoke(undefined)).status).toBe(400);
    expect((await revoke(tokens.refresh_token, { client_id: 'x' })).status).toBe(401);
  });
});

describe('the owner', () => {
  it('hears of a new browser once', async () => {
    const letter = await letterTo(test, mailbox(), 'An app was connected to your account');
    expect(letter).toContain('Test Extension');
    await signInExtension(test, browser, name);
    const verifier = newVerifier();
    const code = await consent(browser, { username: name, query: queryOf(verifier) });
    const headers = { 'user-agent': 'Another Browser' };
    await postForm(test, '/oauth/token', codeForm(code, verifier), headers);
    const letters = async () =>
      (await lettersTo(test, mailbox())).filter((each) => each.includes('An app was connected'));
    await expect.poll(async () => (await letters()).length).toBe(2);
    expect((await letters()).join()).toContain('Another Browser');
  });

  it('hears of a copy that was used', async () => {
    await refresh(test, tokens.refresh_token);
    later(30_000);
    await refresh(test, tokens.refresh_token);
    await refresh(test, tokens.refresh_token);
    await letterTo(test, mailbox(), 'We revoked access for an app');
    expect(await actions()).toEqual(['grant-allowed', 'grant-begun', 'grant-misused']);
  });
});

describe('what is kept', () => {
  it('are hashes: a dump shows no code and no token', async () => {
    const verifier = newVerifier();
    const code = await consent(browser, { username: name, query: queryOf(verifier) });
    const { body: next } = await refresh(test, tokens.refresh_token);
    const { rows } = await test.app.database.pool.query(
      `select t::text as row from accounts.client_grant t union all
        select t::text from accounts.refresh_token t union all
        select t::text from accounts.authorization_code t`,
    );
    const dump = rows.map(({ row }) => row).join('\n');
    for (const secret of [code, tokens.refresh_token, next.refresh_token, next.access_token]) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('goes with the account, after its owner could take it along', async () => {
    const exported = await browser.get('/auth/export');
    expect(exported.status).toBe(200);
    for (const table of ['client_grant', 'refresh_token', 'authorization_code']) {
      expect(exported.body).toContain(`accounts/${table}.json`);
    }
    await test.app.db.deleteFrom('accounts.user').where('id', '=', userId).execute();
    const { rows } = await test.app.database.pool.query(
      `select id from accounts.client_grant where user_id = $1 union all
        select user_id from accounts.authorization_code where user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([]);
  });

  it('is forgotten when it has ended by itself', async () => {
    await refresh(test, tokens.refresh_token);
    const verifier = newVerifier();
    await consent(browser, { username: name, query: queryOf(verifier) });
    const isKept = async () => {
      const { rows } = await test.app.database.pool.query(
        'select id from accounts.client_grant where id = $1',
        [sid()],
      );
      return rows.length === 1;
    };
    await tidyUp.run(test.app, {});
    expect(await isKept()).toBe(true);
    later(30 * DAY);
    await tidyUp.run(test.app, {});
    expect(await isKept()).toBe(false);
    for (const table of ['client_grant', 'refresh_token', 'authorization_code']) {
      expect(await count(table)).toBe(0);
    }
  });
});
