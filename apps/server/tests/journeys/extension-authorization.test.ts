import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, signedInBrowser, type Browser } from '../browser.ts';
import {
  CHROME_ID,
  challengeOf,
  consent,
  EXTENSION_SETTINGS,
  newVerifier,
  queryOf,
  REDIRECT,
} from '../extension.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let browser: Browser;
const verifier = newVerifier();

beforeAll(async () => {
  test = await startTestApp({ settings: EXTENSION_SETTINGS });
  await test.user('mika');
  browser = await signedInBrowser(test, 'mika');
});
afterAll(() => test.close());

const ask = (change: Record<string, string | undefined> = {}, more = '') =>
  browser.get(`/auth/authorization?${queryOf(verifier, change)}${more}`);

const codes = async (): Promise<number> => {
  const { rows } = await test.app.database.pool.query(
    'select count(*)::int as n from accounts.authorization_code',
  );
  return rows[0].n;
};

describe('a request for authorization', () => {
  it('says who asks, to whom the answer goes and who is signed in', async () => {
    expect((await ask()).body).toEqual({
      client: { id: 'tsuzuki-extension', name: 'Tsuzuki browser extension' },
      redirectOrigin: `https://${CHROME_ID}.chromiumapp.org`,
      username: 'mika',
    });
    const stranger = openBrowser(test);
    const { body } = await stranger.get(`/auth/authorization?${queryOf(verifier)}`);
    expect(body.username).toBeNull();
  });

  it.each([
    ['the extension in Chromium', 'tsuzuki-extension', REDIRECT],
    [
      'the extension in Firefox',
      'tsuzuki-extension',
      `https://${createHash('sha1').update('extension@tsuzuki.example').digest('hex')}.extensions.allizom.org/`,
    ],
    ['a program on the own machine', 'tsuzuki-development', 'http://127.0.0.1:49152/callback'],
    ['the same by IPv6', 'tsuzuki-development', 'http://[::1]:8080/callback'],
  ])('of %s is shown', async (_what, client_id, redirect_uri) => {
    expect((await ask({ client_id, redirect_uri })).status).toBe(200);
  });

  it.each([
    ['of another program', { client_id: 'somebody' }],
    ['of nobody', { client_id: undefined }],
    ['without an address', { redirect_uri: undefined }],
    ['to another site', { redirect_uri: 'https://evil.example/' }],
    ['to //evil', { redirect_uri: '//evil.example/' }],
    ['to /\\evil', { redirect_uri: '/\\evil.example/' }],
    ['to a path of ours', { redirect_uri: '/' }],
    ['to a sub-path', { redirect_uri: `${REDIRECT}more` }],
    ['to a parent by dots', { redirect_uri: `${REDIRECT}a/..` }],
    ['with a query', { redirect_uri: `${REDIRECT}?next=https://evil.example` }],
    ['with a fragment', { redirect_uri: `${REDIRECT}#` }],
    ['without the slash', { redirect_uri: REDIRECT.slice(0, -1) }],
    ['to another port', { redirect_uri: `https://${CHROME_ID}.chromiumapp.org:8443/` }],
    ['to the port by its number', { redirect_uri: `https://${CHROME_ID}.chromiumapp.org:443/` }],
    ['over plain HTTP', { redirect_uri: REDIRECT.replace('https', 'http') }],
    ['in capitals', { redirect_uri: REDIRECT.toUpperCase() }],
    ['to a name that begins alike', { redirect_uri: `${REDIRECT.slice(0, -1)}.evil.example/` }],
    [
      'with a user in front',
      { redirect_uri: `https://${CHROME_ID}.chromiumapp.org@evil.example/` },
    ],
    ['to another extension', { redirect_uri: `https://${'p'.repeat(32)}.chromiumapp.org/` }],
    ['to a script', { redirect_uri: 'javascript:alert(1)' }],
    ['to data', { redirect_uri: 'data:text/html,x' }],
    ['with a space in front', { redirect_uri: ` ${REDIRECT}` }],
    ['with a line feed', { redirect_uri: `${REDIRECT}\n` }],
    ['encoded twice', { redirect_uri: encodeURIComponent(REDIRECT) }],
    ['of the extension to the own machine', { redirect_uri: 'http://127.0.0.1:8080/callback' }],
    ['to localhost', loopback('http://localhost:8080/callback')],
    ['to another path of the machine', loopback('http://127.0.0.1:8080/other')],
    [
      'to a name that looks like the machine',
      loopback('http://127.0.0.1:80@evil.example/callback'),
    ],
    ['to a port that is none', loopback('http://127.0.0.1:99999/callback')],
    ['of the other client to the extension', { client_id: 'tsuzuki-development' }],
  ])('%s is told to the person, and nobody is sent anywhere', async (_what, change) => {
    for (const answer of [await ask(change), await answerYes(change)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
      expect(answer.body.redirectTo).toBeUndefined();
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  it.each(['client_id=tsuzuki-extension', `redirect_uri=${encodeURIComponent(REDIRECT)}`])(
    'that names its destination twice (%s) goes nowhere',
    async (again) => {
      expect((await ask({}, `&${again}`)).status).toBe(400);
    },
  );

  it.each([
    ['no response type', { response_type: undefined }, 'invalid_request'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['an answer in the fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['a scope', { scope: 'admin' }, 'invalid_scope'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['no method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a method in small letters', { code_challenge_method: 's256' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'a'.repeat(42) }, 'invalid_request'],
    ['a long challenge', { code_challenge: 'a'.repeat(44) }, 'invalid_request'],
    ['a challenge of other letters', { code_challenge: `${'a'.repeat(42)}=` }, 'invalid_request'],
    ['a state of 3 kB', { state: 's'.repeat(3_000) }, 'invalid_request'],
  ])('for %s is refused, which its sender hears', async (_what, change, error) => {
    const { status, body } = await ask(change);
    expect(status).toBe(200);
    expect(body.redirectTo.startsWith(`${REDIRECT}?error=${error}&`)).toBe(true);
    expect(new URL(body.redirectTo).searchParams.get('code')).toBeNull();
    expect((await answerYes(change)).body).toEqual(body);
  });

  it('that repeats a parameter is refused, which its sender hears', async () => {
    const { body } = await ask({}, `&code_challenge=${challengeOf(newVerifier())}`);
    expect(new URL(body.redirectTo).searchParams.get('error')).toBe('invalid_request');
  });
});

const answerYes = (change: Record<string, string | undefined> = {}) =>
  browser.post(`/auth/authorization?${queryOf(verifier, change)}`, {
    decision: 'allow',
    username: 'mika',
  });

function loopback(redirect_uri: string) {
  return { client_id: 'tsuzuki-development', redirect_uri };
}

describe('the answer', () => {
  it('yes brings a code, the state and who answers', async () => {
    const { body } = await answerYes();
    const url = new URL(body.redirectTo);
    expect(`${url.origin}${url.pathname}`).toBe(REDIRECT);
    expect(url.searchParams.get('code')).toMatch(/^svc_code_[0-9A-Za-z]{42}$/u);
    expect(url.searchParams.get('state')).toBe('a state');
    const { issuer } = (await metadata()) as any;
    expect(url.searchParams.get('iss')).toBe(issuer);
  });

  it('no says so, and makes no code', async () => {
    const before = await codes();
    const path = `/auth/authorization?${queryOf(verifier)}`;
    const { body } = await browser.post(path, { decision: 'deny' });
    const found = new URL(body.redirectTo).searchParams;
    expect(found.get('error')).toBe('access_denied');
    expect(found.get('state')).toBe('a state');
    expect(await codes()).toBe(before);
  });

  it('yes needs somebody who is signed in, and is the one the page showed', async () => {
    const path = `/auth/authorization?${queryOf(verifier)}`;
    const allow = { decision: 'allow', username: 'mika' };
    expect((await openBrowser(test).post(path, allow)).status).toBe(401);
    await test.user('another');
    const other = await signedInBrowser(test, 'another');
    expect(await other.post(path, allow)).toMatchObject({ status: 409 });
    expect((await browser.post(path, { decision: 'perhaps' })).status).toBe(400);
    expect((await browser.post(path, { decision: 'allow' })).status).toBe(400);
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('of another site (%j) is refused', async (headers, status) => {
    const before = await codes();
    const path = `/auth/authorization?${queryOf(verifier)}`;
    const answer = await browser.post(path, { decision: 'allow', username: 'mika' }, headers);
    expect(answer.status).toBe(status);
    expect(await codes()).toBe(before);
  });

  it('yes is given thirty times in a quarter of an hour', async () => {
    await test.user('tireless');
    const tireless = await signedInBrowser(test, 'tireless');
    const query = queryOf(verifier);
    for (let time = 0; time < 30; time += 1)
      await consent(tireless, { username: 'tireless', query });
    const path = `/auth/authorization?${query}`;
    const answer = await tireless.post(path, { decision: 'allow', username: 'tireless' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

const metadata = async (): Promise<unknown> => {
  const response = await fetch(`${test.url}/.well-known/oauth-authorization-server`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return response.json();
};

it('the server says what it can (RFC 8414)', async () => {
  const issuer = 'http://localhost:3000';
  expect(await metadata()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  });
});

it('without settings nobody is let in', async () => {
  const bare = await startTestApp({ roles: ['web'] });
  try {
    for (const change of [{}, loopback('http://127.0.0.1:8080/callback')]) {
      const query = queryOf(verifier, change);
      expect((await openBrowser(bare).get(`/auth/authorization?${query}`)).status).toBe(400);
    }
  } finally {
    await bare.close();
  }
});
