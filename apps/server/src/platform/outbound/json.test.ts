import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { steps } from '#platform/backoff.ts';
import { fixedClock } from '#platform/clock.ts';
import { parseAllowList } from './allow-list.ts';
import { createJsonAsker, type JsonAsking } from './json.ts';
import { createOutbound } from './outbound.ts';

const outbound = createOutbound(parseAllowList(''));
const clock = fixedClock('2026-01-15T12:00:00Z');

interface Asked {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
  at: number;
}
let asked: Asked[] = [];
let answer: RequestListener;
let address: string;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, headers } = request;
    const body = Buffer.concat(chunks).toString();
    asked.push({ method, headers, body, at: performance.now() });
    answer(request, response);
  });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await outbound.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (_request, response) => response.end('{"a":1}');
});

const asker = (asking: Partial<JsonAsking> = {}) =>
  createJsonAsker({ outbound, clock, setBy: 'operator', ...asking });

/** Responds with these statuses in turn, then with 200. */
const answerWith = (...faults: readonly [status: number, retryAfter?: string][]): void => {
  const left = [...faults];
  answer = (_request, response) => {
    const [status, retryAfter] = left.shift() ?? [200];
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    response.end('{"a":1}');
  };
};

describe('a question', () => {
  it.each(['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const)('goes out as %s', async (method) => {
    const { status, json } = await asker()({ address, method });
    expect([status, json, asked[0]?.method]).toEqual([200, { a: 1 }, method]);
  });

  it('with a body is a POST of JSON, and has the headers of all and its own', async () => {
    const ask = asker({ headers: { authorization: 'Bearer one' } });
    await ask({ address, body: { b: [2] }, headers: { 'x-own': 'yes' } });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      body: '{"b":[2]}',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: 'Bearer one',
        'x-own': 'yes',
      },
    });
  });

  it('gets any answer; what is no JSON is undefined', async () => {
    answer = (_request, response) => response.writeHead(404).end('<html>');
    expect(await asker()({ address })).toMatchObject({ status: 404, json: undefined });
  });

  it('ends at the deadline, at the size cap, and when it is called off', async () => {
    answer = (_request, response) => response.end(JSON.stringify('a'.repeat(2_000)));
    const tooLarge = asker({ mostBytes: 1_000 })({ address });
    await expect(tooLarge).rejects.toMatchObject({ reason: 'too_large' });
    answer = () => {};
    const tooSlow = asker({ deadlineMs: 100 })({ address });
    await expect(tooSlow).rejects.toMatchObject({ reason: 'too_slow' });
    const stopping = new AbortController();
    const stopped = asker({ signal: stopping.signal })({ address });
    await expect.poll(() => asked.length).toBe(3);
    stopping.abort();
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a question that meets a 429 or a 5xx', () => {
  it.each([429, 500, 503])('is asked again after a %i', async (status) => {
    answerWith([status], [status]);
    expect(await asker({ retries: steps([1, 1, 1]) })({ address })).toMatchObject({ status: 200 });
    expect(asked).toHaveLength(3);
  });

  it('is given up after the last try, and answered with what was last seen', async () => {
    answerWith([503], [503], [429, '7']);
    const last = await asker({ retries: steps([1, 1]) })({ address });
    expect(last).toMatchObject({ status: 429, retryAfterSeconds: 7 });
    expect(asked).toHaveLength(3);
  });

  it('is asked once where nothing says when to try again; other statuses are never asked again', async () => {
    answerWith([503]);
    expect((await asker()({ address })).status).toBe(503);
    answerWith([404]);
    expect((await asker({ retries: steps([1]) })({ address })).status).toBe(404);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['seconds', '0.2'],
    ['a date', 'Thu, 15 Jan 2026 12:00:01 GMT'],
  ])('waits as long as Retry-After says in %s', async (_form, retryAfter) => {
    answerWith([429, retryAfter]);
    await asker({ retries: steps([1]) })({ address });
    expect(asked[1]!.at - asked[0]!.at).toBeGreaterThan(150);
  });

  it('stops waiting when it is called off', async () => {
    answerWith([429, '60']);
    const stopping = new AbortController();
    const stopped = asker({ retries: steps([1]), signal: stopping.signal })({ address });
    await expect.poll(() => asked.length).toBe(1);
    stopping.abort();
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('questions keep the pace, beyond as many as may go at once', async () => {
  const ask = asker({ pace: { everyMs: 100, burst: 3 } });
  const begin = performance.now();
  await Promise.all(Array.from({ length: 5 }, () => ask({ address })));
  const times = asked.map(({ at }) => at - begin).sort((a, b) => a - b);
  expect(times[3]).toBeGreaterThan(90);
  expect(times[4]).toBeGreaterThan(190);
});
