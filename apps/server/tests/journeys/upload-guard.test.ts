import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { signedInBrowser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { webForms } from '../web-routes.ts';

const MB = 1024 * 1024;

let test: TestApp;
const begun: ClientRequest[] = [];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', settings: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterEach(() => {
  for (const sent of begun.splice(0)) sent.destroy();
});
afterAll(() => test.close());

interface Sent {
  path: string;
  method?: string;
  headers: Record<string, string>;
  bytes: number;
}

/** Begins a request and sends part of its body. */
const begin = ({ path, method = 'POST', headers, bytes }: Sent): ClientRequest => {
  const sent = request(`${test.url}${path}`, { method, headers, agent: false });
  sent.on('error', () => {});
  begun.push(sent);
  if (bytes > 0) sent.write(Buffer.alloc(bytes, 'a'));
  else sent.flushHeaders();
  return sent;
};

/** The status of the response to a request that is not complete yet. */
const statusOf = async (sent: ClientRequest): Promise<number | undefined> => {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
};

const own = (type: string) => ({
  'content-type': type,
  origin: new URL(test.url).origin,
  'sec-fetch-site': 'same-origin',
});

const TYPES = [
  'application/json',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
];

/** Media servers get one response, after the whole body, whoever they are. The memory of all their bodies is limited there. */
const ANSWERED_ALIKE = /^\/ingest/u;

const takingBodies = (): [string, string][] => {
  const listed = readFileSync(new URL('../sweeps/routes.txt', import.meta.url), 'utf8');
  const routes = listed
    .split('\n')
    .map((line) => line.split(' ') as [string, string])
    .filter(([method, path]) => method !== 'GET' && path && !ANSWERED_ALIKE.test(path))
    .map(([method, path]): [string, string] => [
      method,
      path.replace(/^\*$/u, '/about').replaceAll(/:\w+/gu, '018f0000-0000-7000-8000-000000000000'),
    ]);
  return [...routes, ...webForms().map((path): [string, string] => ['POST', path])];
};

it('no route waits for more than a small body of a stranger, whatever it says the body is', async () => {
  const waiting: object[] = [];
  expect(takingBodies().length).toBeGreaterThan(130);
  for (const type of TYPES) {
    await Promise.all(
      takingBodies().map(async ([method, path]) => {
        const headers = { ...own(type), 'transfer-encoding': 'chunked' };
        const sent = begin({ path, method, headers, bytes: 300_000 });
        const late = AbortSignal.timeout(30_000);
        const status = await Promise.race([
          statusOf(sent),
          once(late, 'abort').then(() => 'still waiting'),
        ]);
        sent.destroy();
        if (typeof status !== 'number' || status < 300 || status >= 500)
          waiting.push({ type, method, path, status });
      }),
    );
  }
  expect(waiting).toEqual([]);
});

describe('a list file', () => {
  let people = 0;
  /** A user with a session and a key, at their own address. */
  const somebody = async () => {
    people += 1;
    const name = `sender${people}`;
    const { id: userId } = await test.user(name);
    const cookie = (await signedInBrowser(test, name)).cookie() ?? '';
    const scopes = ['write:list'] as const;
    const { key } = await test.app.db
      .transaction()
      .execute((tx) => createKey(test.app, tx, { userId, name: 'k', scopes: [...scopes] }));
    const from = { 'x-forwarded-for': `203.0.113.${people}` };
    return {
      byForm: { ...own('multipart/form-data; boundary=x'), ...from, cookie },
      byKey: { 'content-type': 'text/xml', ...from, 'x-api-key': key },
    };
  };
  const FORM = '/account/list-imports';
  const KEYED = '/list-imports';
  const sending = (bytes: number) => ({ 'content-length': String(bytes) });
  it('of nobody is refused before a byte of it is read', async () => {
    const stranger = own('multipart/form-data; boundary=x');
    const sent = begin({ path: FORM, headers: { ...stranger, ...sending(45 * MB) }, bytes: 0 });
    expect(await statusOf(sent)).toBe(303);
    const forged = { ...stranger, ...sending(45 * MB), cookie: '__Host-sid=nonsense' };
    expect(await statusOf(begin({ path: FORM, headers: forged, bytes: 0 }))).toBe(303);
  });

  it('is the third of its account on the way, and is refused until one is done', async () => {
    const { byForm, byKey } = await somebody();
    const sent = [byForm, byKey, byForm].map((headers) => {
      const path = headers === byKey ? KEYED : FORM;
      return begin({ path, headers: { ...headers, ...sending(MB) }, bytes: 9 });
    });
    const answers = sent.map(async (each) => ({ each, status: await statusOf(each) }));
    const refused = await Promise.race(answers);
    expect(refused.status).toBe(429);
    sent.find((each) => each !== refused.each)?.destroy();
    const again = async () => {
      const headers = { ...byKey, ...sending(5) };
      return statusOf(begin({ path: KEYED, headers, bytes: 5 }));
    };
    await expect.poll(again).toBe(400);
  });

  it('finds no room while those of others fill the memory that files may take', async () => {
    const senders = await Promise.all([somebody(), somebody(), somebody()]);
    for (const { byForm } of senders) {
      begin({ path: FORM, headers: { ...byForm, ...sending(45 * MB) }, bytes: 9 });
    }
    // Only the refusal of a fourth shows that the three were admitted.
    const { byForm, byKey } = await somebody();
    const large = { ...byForm, ...sending(45 * MB) };
    const answer = async () => {
      const sent = begin({ path: FORM, headers: large, bytes: 0 });
      const status = await Promise.race([statusOf(sent), once(AbortSignal.timeout(500), 'abort')]);
      sent.destroy();
      return status;
    };
    await expect.poll(answer).toBe(503);
    // A small body is admitted.
    const small = { ...byKey, ...sending(5) };
    expect(await statusOf(begin({ path: KEYED, headers: small, bytes: 5 }))).toBe(400);
  });
});
