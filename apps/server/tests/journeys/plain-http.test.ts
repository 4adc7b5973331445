import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    settings: { TRUSTED_PROXIES: '127.0.0.1', BASE_URL: 'https://tsuzuki.example' },
  });
  await test.user('mika');
});
afterAll(() => test.close());

const ask = async (path: string, headers: Record<string, string>, body?: string) => {
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request(`${test.url}${path}`, { method, headers, agent: false });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, html: await text(response) };
};

const TITLE = 'You can’t sign in over this connection';

it.each<[string, Record<string, string>, boolean]>([
  ['plain HTTP on a name of the network', { host: 'nas.lan:3000' }, true],
  ['plain HTTP on an address of the network', { host: '192.168.1.20:3000' }, true],
  ['this machine', { host: 'localhost:3000' }, false],
  ['HTTPS, as a trusted proxy says', { host: 'nas.lan', 'x-forwarded-proto': 'https' }, false],
  ['HTTPS nobody told of', { host: 'nas.lan', 'sec-fetch-site': 'none' }, false],
  ['the configured address', { host: 'tsuzuki.example' }, false],
])('the sign-in page over %s', async (_what, headers, isTold) => {
  for (const path of ['/sign-in', '/sign-up', '/set-up']) {
    const { status, html } = await ask(path, headers);
    expect({ path, status, isTold: html.includes(TITLE) }).toEqual({ path, status: 200, isTold });
  }
});

it('says it in Japanese too', async () => {
  const { html } = await ask('/sign-in', { host: 'nas.lan', 'accept-language': 'ja' });
  expect(html).toContain('この接続ではログインできません');
});

it('a form that is sent all the same is refused with what to do, and signs nobody in', async () => {
  const body = new URLSearchParams({ login: 'mika', password: PASSWORD }).toString();
  const type = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const plain = { ...type, host: 'nas.lan:3000', origin: 'http://nas.lan:3000' };
  const refused = await ask('/sign-in', plain, body);
  expect(refused.status).toBe(400);
  // Only once: above the form, and not in its refusal as well.
  expect(refused.html.split('https:// address')).toHaveLength(2);
  expect(refused.headers['set-cookie']).toBeUndefined();
  const secure = { ...type, host: 'nas.lan', origin: 'https://nas.lan' };
  const signedIn = await ask('/sign-in', { ...secure, 'sec-fetch-site': 'same-origin' }, body);
  expect(signedIn.status).toBe(303);
  expect(String(signedIn.headers['set-cookie'])).toContain('__Host-sid');
});

it('browsers that come by HTTPS are told to come by nothing else, on every route', async () => {
  const said = async (path: string, headers: Record<string, string>) =>
    (await ask(path, headers)).headers['strict-transport-security'];
  for (const path of [
    '/',
    '/healthz',
    '/graphql?query={__typename}',
    '/auth/session',
    '/nowhere',
  ]) {
    expect(await said(path, { host: 'tsuzuki.example' })).toBe('max-age=15552000');
    const told = { host: 'nas.lan', 'x-forwarded-proto': 'https' };
    expect(await said(path, told)).toBe('max-age=15552000');
    expect(await said(path, { host: 'nas.lan' })).toBeUndefined();
    expect(await said(path, { host: 'nas.lan', 'x-forwarded-proto': 'http' })).toBeUndefined();
  }
});

it('of HTTPS a stranger is not believed', async () => {
  const other = await startTestApp({ roles: ['web'] });
  try {
    const { headers } = await fetch(`${other.url}/healthz`, {
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(headers.get('strict-transport-security')).toBeNull();
  } finally {
    await other.close();
  }
});
