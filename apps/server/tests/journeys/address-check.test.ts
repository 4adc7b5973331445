import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInBrowser, type Browser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The proxy in front of the instance, at an address that is not the one on which the instance listens. */
let proxy: Server;
let test: TestApp;
let browser: Browser;
let answer: RequestListener;
const asked: { method: string | undefined; url: string | undefined; headers: object }[] = [];

const passOn: RequestListener = (incoming, outgoing) => {
  const { port } = new URL(test.url);
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  incoming.pipe(onward);
};

const baseUrlOf = (host: string) => `http://${host}:${(proxy.address() as AddressInfo).port}`;

beforeAll(async () => {
  proxy = createServer((incoming, outgoing) => {
    asked.push({ method: incoming.method, url: incoming.url, headers: incoming.headers });
    answer(incoming, outgoing);
  });
  proxy.listen(0);
  await once(proxy, 'listening');
  test = await startTestApp({
    template: 'shelf',
    settings: { BASE_URL: baseUrlOf(hostname()), TSUZUKI_OUTBOUND_ALLOW: hostname() },
  });
  await test.user('mika');
  browser = await signedInBrowser(test, 'mika');
});
afterAll(async () => {
  await test.close();
  proxy.closeAllConnections();
  proxy.close();
});

const check = (own: Browser = browser) => own.post('/account/media-servers/check-address', {});

describe('whether the public address of the instance leads to it', () => {
  it('is asked through the proxy in front of it, without any token', async () => {
    answer = passOn;
    const { url } = (await browser.post('/account/media-servers', { kind: 'server_a' })).body;
    expect(url).toContain(hostname());
    asked.length = 0;
    const { status, body } = await check();
    expect([status, body]).toEqual([
      200,
      { address: baseUrlOf(hostname()), reach: 'REACHABLE', status: null },
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/ingest' });
    expect(JSON.stringify(asked)).not.toContain('svc_hook_');
    expect(Object.keys(asked[0]?.headers ?? {})).not.toContain('cookie');
  });

  it.each<[string, RequestListener, string, number | null]>([
    [
      'a proxy that redirects',
      (_request, response) => response.writeHead(301, { location: 'https://a.example/' }).end(),
      'REDIRECTED',
      301,
    ],
    [
      'a proxy that asks for a password',
      (_request, response) => response.writeHead(401).end('Who are you?'),
      'OTHER_ANSWER',
      401,
    ],
    ['another program', (_request, response) => response.end('<html>'), 'OTHER_ANSWER', 200],
    ['a proxy that hangs up', ({ socket }) => void socket.destroy(), 'UNREACHABLE', null],
    [
      'an endless answer',
      (_request, response) => void response.end('x'.repeat(200_000)),
      'OTHER_ANSWER',
      null,
    ],
  ])('%s is told apart', async (_what, by, reach, status) => {
    answer = by;
    expect((await check()).body).toMatchObject({ reach, status });
  });

  it('is asked ten times in ten minutes at most, for people who are signed in', async () => {
    answer = passOn;
    await test.user('kai');
    const own = await signedInBrowser(test, 'kai');
    for (let time = 0; time < 10; time += 1) expect((await check(own)).status).toBe(200);
    asked.length = 0;
    const refused = await check(own);
    expect(refused.status).toBe(429);
    expect(asked).toEqual([]);
    const stranger = await fetch(`${test.url}/account/media-servers/check-address`, {
      method: 'POST',
    });
    expect(stranger.status).not.toBe(200);
    expect(asked).toEqual([]);
  });
});

it.each([
  ['http://localhost:3000', 'THIS_MACHINE'],
  ['http://192.168.1.5:3000', 'PRIVATE'],
  ['http://10.0.0.7', 'PRIVATE'],
  ['http://tsuzuki.invalid', 'UNKNOWN_NAME'],
])('%s, which is not asked, is %s', async (baseUrl, reach) => {
  const other = await startTestApp({ template: 'shelf', settings: { BASE_URL: baseUrl } });
  try {
    await other.user('mika');
    const own = await signedInBrowser(other, 'mika');
    expect((await check(own)).body).toEqual({ address: baseUrl, reach, status: null });
  } finally {
    await other.close();
  }
});
