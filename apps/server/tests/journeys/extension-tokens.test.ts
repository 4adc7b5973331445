import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OWN_CLIENT } from '#slices/access/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { testSettings } from '../databases.ts';
import {
  codeForm,
  consent,
  EXTENSION_SETTINGS,
  newVerifier,
  postForm,
  queryOf,
  refresh,
  signInExtension,
} from '../extension.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
let name = '';
let userId = '';
let users = 0;
/** Another process of the same instance. */
let second: Application;
let secondUrl = '';
let folder: string;

beforeAll(async () => {
  test = await startTestApp({ settings: EXTENSION_SETTINGS });
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
  second = await createApp(testSettings(test.databaseUrl, folder, EXTENSION_SETTINGS), {
    clock: test.clock,
  });
  secondUrl = await (await second.start(['web'])).listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await second.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  users += 1;
  name = `reader-${users}`;
  ({ id: userId } = await test.user(name));
  browser = await signedInBrowser(test, name);
});

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const later = (ms: number) => test.clock.set(new Date(test.clock.now().getTime() + ms));
const viewer = async (bearer: string) =>
  (await test.ask('{ viewer { username } }', { bearer })).status;
const viewerAtSecond = async (bearer: string) => {
  const response = await fetch(`${secondUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ query: '{ viewer { username } }' }),
  });
  return response.status;
};
const signIn = () => signInExtension(test, browser, name);
const newCode = async () => {
  const verifier = newVerifier();
  const code = await consent(browser, { username: name, query: queryOf(verifier) });
  return { code, verifier };
};
const exchange = (form: Record<string, string | undefined>) => postForm(test, '/oauth/token', form);
const INVALID_GRANT = { status: 400, body: { error: 'invalid_grant' } };

describe('a code', () => {
  it('is exchanged for tokens that speak for the person, by our own policy', async () => {
    const { code, verifier } = await newCode();
    const { status, body, headers } = await exchange(codeForm(code, verifier));
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 600 });
    expect(body.refresh_token).toMatch(/^svc_refresh_[0-9A-Za-z]{42}$/u);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.getSetCookie()).toEqual([]);
    const { sid, client, sub } = decodeJwt(body.access_token);
    expect({ client, sub }).toEqual({ client: 'extension', sub: userId });
    const { grants } = (await browser.get('/auth/grants')).body;
    expect(grants).toMatchObject([
      { id: sid, clientName: 'Tsuzuki browser extension', userAgent: 'Test Extension' },
    ]);
    expect(sid).not.toBe((await browser.get('/auth/session')).body.session.id);
    expect(await viewer(body.access_token)).toBe(200);
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ['without a verifier', { code_verifier: undefined }, 'invalid_request'],
    ['with an empty verifier', { code_verifier: '' }, 'invalid_request'],
    ['with a short verifier', { code_verifier: 'a'.repeat(42) }, 'invalid_request'],
    ['with a long verifier', { code_verifier: 'a'.repeat(129) }, 'invalid_request'],
    ['with a verifier of other letters', { code_verifier: 'ä'.repeat(50) }, 'invalid_request'],
    ['with another verifier', { code_verifier: newVerifier() }, 'invalid_grant'],
    ['without its address', { redirect_uri: undefined }, 'invalid_request'],
    ['with another address', { redirect_uri: 'https://evil.example/' }, 'invalid_grant'],
    ['as another client', { client_id: 'tsuzuki-development' }, 'invalid_grant'],
    ['without a client', { client_id: undefined }, 'invalid_request'],
    ['as an unknown client', { client_id: 'somebody' }, 'invalid_client'],
    ['with a secret', { client_secret: 'hunter2' }, 'invalid_client'],
    ['as no grant type', { grant_type: undefined }, 'invalid_request'],
    ['as a password', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('%s is refused', async (_what, change, error) => {
    const { code, verifier } = await newCode();
    const answer = await exchange({ ...codeForm(code, verifier), ...change });
    expect(answer.body.error).toBe(error);
    expect(answer.status).toBe(error === 'invalid_client' ? 401 : 400);
    expect((await browser.get('/auth/grants')).body.grants).toEqual([]);
  });

  it('that was presented wrongly is used up', async () => {
    const { code, verifier } = await newCode();
    expect(await exchange(codeForm(code, newVerifier()))).toMatchObject(INVALID_GRANT);
    expect(await exchange(codeForm(code, verifier))).toMatchObject(INVALID_GRANT);
  });

  it('works for a minute', async () => {
    const [inTime, late] = [await newCode(), await newCode()];
    later(60 * SECOND - 1);
    expect((await exchange(codeForm(inTime.code, inTime.verifier))).status).toBe(200);
    later(1);
    expect(await exchange(codeForm(late.code, late.verifier))).toMatchObject(INVALID_GRANT);
  });

  it('is worth nothing once the browser that allowed it has signed out', async () => {
    const { code, verifier } = await newCode();
    await browser.post('/auth/sign-out');
    expect(await exchange(codeForm(code, verifier))).toMatchObject(INVALID_GRANT);
  });

  it('that comes twice ends what it began, and its owner hears of it', async () => {
    const { code, verifier } = await newCode();
    const { body } = await exchange(codeForm(code, verifier));
    expect(await viewer(body.access_token)).toBe(200);
    expect(await exchange(codeForm(code, verifier))).toMatchObject(INVALID_GRANT);
    expect(await viewer(body.access_token)).toBe(401);
    expect(await refresh(test, body.refresh_token)).toMatchObject(INVALID_GRANT);
  });

  it('that comes twice at once begins nothing that lasts', async () => {
    const { code, verifier } = await newCode();
    const answers = await Promise.all([1, 2].map(() => exchange(codeForm(code, verifier))));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    const lucky = answers.find(({ status }) => status === 200);
    expect(await viewer(lucky?.body.access_token)).toBe(401);
    expect((await browser.get('/auth/grants')).body.grants).toEqual([]);
  });
});

describe('a refresh token', () => {
  it('is exchanged for the next; the grant stays the same', async () => {
    const first = await signIn();
    const { status, body: next } = await refresh(test, first.refresh_token);
    expect(status).toBe(200);
    expect(next.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(next.access_token)['sid']).toBe(decodeJwt(first.access_token)['sid']);
    expect(await viewer(next.access_token)).toBe(200);
  });

  it('used twice at once brings both the same successor', async () => {
    const first = await signIn();
    const answers = await Promise.all([1, 2, 3].map(() => refresh(test, first.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const successors = new Set(answers.map(({ body }) => body.refresh_token));
    expect(successors.size).toBe(1);
    const { rows } = await test.app.database.pool.query(
      `select count(*)::int as n from accounts.refresh_token t
        join accounts.client_grant g on g.id = t.grant_id where g.user_id = $1`,
      [userId],
    );
    expect(rows[0].n).toBe(2);
    later(29 * SECOND);
    expect((await refresh(test, first.refresh_token)).body.refresh_token).toBe([...successors][0]);
  });

  it.each([
    ['half a minute later', async () => later(30 * SECOND)],
    ['after its successor was used', (next: string) => refresh(test, next)],
  ])('used again %s ends the whole family, and its owner hears of it', async (_what, meanwhile) => {
    const first = await signIn();
    const { body: next } = await refresh(test, first.refresh_token);
    await meanwhile(next.refresh_token);
    expect(await viewer(next.access_token)).toBe(200);
    expect(await viewerAtSecond(next.access_token)).toBe(200);
    expect(await refresh(test, first.refresh_token)).toMatchObject(INVALID_GRANT);
    expect(await viewer(next.access_token)).toBe(401);
    await expect.poll(() => viewerAtSecond(next.access_token), { interval: 5 }).toBe(401);
    expect(await refresh(test, next.refresh_token)).toMatchObject(INVALID_GRANT);
    expect((await browser.get('/auth/grants')).body.grants).toEqual([]);
  });

  it('of one family does not touch another', async () => {
    const [stolen, other] = [await signIn(), await signIn()];
    await refresh(test, stolen.refresh_token);
    later(30 * SECOND);
    await refresh(test, stolen.refresh_token);
    expect((await refresh(test, other.refresh_token)).status).toBe(200);
  });

  it('ends after 30 days without use, and after 180 days of use', async () => {
    const idle = await signIn();
    let used = await signIn();
    for (let day = 0; day < 174; day += 29) {
      later(29 * DAY);
      const answer = await refresh(test, used.refresh_token);
      expect(answer.status).toBe(200);
      used = answer.body;
    }
    expect(await refresh(test, idle.refresh_token)).toMatchObject(INVALID_GRANT);
    later(6 * DAY);
    expect(await refresh(test, used.refresh_token)).toMatchObject(INVALID_GRANT);
    browser = await signedInBrowser(test, name);
    expect((await browser.get('/auth/grants')).body.grants).toEqual([]);
  });

  it.each<[string, () => Record<string, string>]>([
    ['as another client', () => ({ client_id: 'tsuzuki-development' })],
    ['with another letter', () => ({ refresh_token: 'svc_refresh_'.padEnd(54, '0') })],
    ['that is an API key', () => ({ refresh_token: 'svc_live_'.padEnd(51, '0') })],
  ])('%s is refused, and the real one still works', async (_what, change) => {
    const { refresh_token: token } = await signIn();
    expect(await refresh(test, token, change())).toMatchObject(INVALID_GRANT);
    expect((await refresh(test, token)).status).toBe(200);
  });
});

it('an access token of the extension draws from our own policy', async () => {
  const limited = await startTestApp({ settings: { ...EXTENSION_SETTINGS, TSUZUKI_LIMITS: 'on' } });
  try {
    await limited.user('mika');
    const mika = await signedInBrowser(limited, 'mika');
    const { access_token: ofExtension } = await signInExtension(limited, mika, 'mika');
    const { accessToken: ofWeb } = (await mika.post('/auth/token')).body;
    const policyOf = async (bearer: string) => {
      const response = await fetch(`${limited.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query: '{ viewer { username } }' }),
      });
      expect(await response.json()).toMatchObject({ data: { viewer: { username: 'mika' } } });
      return response.headers.get('ratelimit-policy');
    };
    expect(await policyOf(ofWeb)).toContain(`q=${OWN_CLIENT.burst}`);
    expect(await policyOf(ofExtension)).toBe(await policyOf(ofWeb));
  } finally {
    await limited.close();
  }
});

describe('one credential in place of another', () => {
  it('is refused', async () => {
    const { code, verifier } = await newCode();
    const { access_token: access, refresh_token: token } = await signIn();
    for (const wrong of [code, access]) {
      expect(await refresh(test, wrong)).toMatchObject(INVALID_GRANT);
    }
    for (const wrong of [token, access]) {
      expect(await exchange(codeForm(wrong, verifier))).toMatchObject(INVALID_GRANT);
    }
    for (const wrong of [token, code]) expect(await viewer(wrong)).toBe(401);
    const asKey = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': token },
      body: JSON.stringify({ query: '{ viewer { username } }' }),
    });
    expect(asKey.status).toBe(401);
  });
});

describe('the token endpoint', () => {
  const post = (form: string, headers: Record<string, string> = {}) =>
    postForm(test, '/oauth/token', form, headers);

  it.each([
    ['a parameter twice', 'client_id=tsuzuki-extension&client_id=tsuzuki-extension', {}, 400],
    ['an unknown parameter twice', 'client_id=tsuzuki-extension&x=1&x=2', {}, 400],
    ['64 kB', `client_id=tsuzuki-extension&refresh_token=${'x'.repeat(65_536)}`, {}, 413],
    ['a parameter of 4 kB', `client_id=tsuzuki-extension&code=${'x'.repeat(4_096)}`, {}, 400],
    ['JSON', '{"grant_type":"refresh_token"}', { 'content-type': 'application/json' }, 415],
    ['nothing', '', {}, 400],
  ])('refuses %s', async (_what, form, headers, status) => {
    expect(await post(form, headers)).toMatchObject({ status, body: { error: 'invalid_request' } });
  });

  it('refuses a client that authenticates itself', async () => {
    const { refresh_token: token } = await signIn();
    const form = `grant_type=refresh_token&client_id=tsuzuki-extension&refresh_token=${token}`;
    const answer = await post(form, { authorization: 'Basic dHN1enVraTpz' });
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(answer.headers.get('www-authenticate')).toContain('Basic');
  });

  it('takes no notice of cookies, and answers any origin', async () => {
    const cookie = browser.cookie() ?? '';
    const origin = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';
    const form = 'grant_type=refresh_token&client_id=tsuzuki-extension&refresh_token=x';
    const answer = await post(form, { cookie, origin, 'sec-fetch-site': 'cross-site' });
    expect(answer).toMatchObject(INVALID_GRANT);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const preflight = await fetch(`${test.url}/oauth/token`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
  });

  it('asks the database nothing about noise, and only so much about the rest', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const form = (token: string) =>
      `grant_type=refresh_token&client_id=tsuzuki-extension&refresh_token=${token}`;
    const { refresh_token: token } = await signIn();
    const typo = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    for (let time = 0; time < 3; time += 1) await post(form(typo), headers);
    const attemptsOf = async () => {
      const { rows } = await test.app.database.pool.query(
        `select sum(points)::int as n from accounts.attempt where key like 'tokenByAddress%'`,
      );
      return rows[0].n ?? 0;
    };
    const before = await attemptsOf();
    await post(form(typo), headers);
    expect(await attemptsOf()).toBe(before);
    await post(form(token), headers);
    expect(await attemptsOf()).toBe(before + 1);
    await test.app.database.pool.query(
      `update accounts.attempt set points = 600 where key like 'tokenByAddress%'`,
    );
    const refused = await post(form(token), headers);
    expect(refused).toMatchObject({ status: 429, body: { error: 'temporarily_unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await test.app.database.pool.query('delete from accounts.attempt');
  });
});
