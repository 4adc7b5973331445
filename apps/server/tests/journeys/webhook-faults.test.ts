import { readFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { sendWebhooks } from '../sending.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { makeEndpoint, releaseChapter, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver, type ReceiverAnswer } from '../webhook-receiver.ts';

let test: TestApp;
let mangaId: string;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings: TO_THIS_MACHINE });
  mangaId = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
});
afterAll(async () => {
  for (const close of closers) await close();
  await test.close();
});

const receiverThat = async (answer?: ReceiverAnswer): Promise<Receiver> => {
  const receiver = await startReceiver();
  if (answer) receiver.answer = answer;
  closers.push(receiver.close);
  return receiver;
};

/** An endpoint that gets events, although its receiver never answered a ping. */
const openEndpoint = async (userId: string, url: string): Promise<string> => {
  const { id } = await makeEndpoint(test, userId, { url, ratePerSecond: 50 });
  await sql`delete from webhooks.delivery where endpoint_id = ${id}`.execute(test.app.db);
  await sql`update webhooks.endpoint set state = 'ACTIVE' where id = ${id}`.execute(test.app.db);
  return id;
};

/** A receiver with a certificate that nobody should trust. */
const receiverWith = async (certificate: string): Promise<string> => {
  const read = (name: string) =>
    readFileSync(new URL(`../fixtures/tls/${certificate}.${name}`, import.meta.url));
  const server = createSecureServer({ key: read('key.pem'), cert: read('pem') }, (_req, response) =>
    response.writeHead(204).end(),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => void server.close());
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const drip: ReceiverAnswer = (_request, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('.'), 400);
  response.on('close', () => clearInterval(timer));
};
const endless: ReceiverAnswer = (_request, response) => {
  response.writeHead(200);
  const chunk = Buffer.alloc(65_536, 'x');
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};

/** How receivers misbehave, and what the log says about it. */
const FAULTS: Record<string, { answer: ReceiverAnswer; says: object }> = {
  hangs: { answer: () => {}, says: { state: 'WAITING', status: null, fault: 'TOO_SLOW' } },
  drips: { answer: drip, says: { state: 'WAITING', status: 200, fault: 'TOO_SLOW' } },
  'sends a gigabyte': {
    answer: endless,
    says: { state: 'DELIVERED', status: 200, fault: 'TOO_LARGE' },
  },
  'sends what unpacks into a gigabyte': {
    answer: (_request, response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000))),
    says: { state: 'DELIVERED', status: 200, fault: null },
  },
  'closes before it answers': {
    answer: ({ raw }) => raw.socket.destroy(),
    says: { state: 'WAITING', status: null, fault: 'UNREACHABLE' },
  },
  'closes mid-answer': {
    answer: (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 50);
    },
    says: { state: 'WAITING', status: 200, fault: 'CUT_OFF' },
  },
  'answers with a page': {
    answer: (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome\u0000</h1>'),
    says: { state: 'DELIVERED', status: 200, fault: null },
  },
  'redirects to metadata': {
    answer: (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    says: { state: 'WAITING', status: 302, fault: 'REDIRECT' },
  },
  'is broken': {
    answer: (_request, response) => response.writeHead(500).end('oh no'),
    says: { state: 'WAITING', status: 500, fault: 'STATUS' },
  },
  'is busy': {
    answer: (_request, response) => response.writeHead(429, { 'retry-after': '600' }).end(),
    says: { state: 'WAITING', status: 429, fault: 'STATUS' },
  },
  'is gone': {
    answer: (_request, response) => response.writeHead(410).end(),
    says: { state: 'FAILED', status: 410, fault: 'STATUS' },
  },
};

const rowOf = async (id: string) => {
  const { rows } = await sql<{
    state: string;
    status: number | null;
    fault: string | null;
    body: string | null;
    due_at: Date | null;
    endpoint: string;
  }>`
    select delivery.state, delivery.status, delivery.fault, response_body as body, due_at, endpoint.state as endpoint
    from webhooks.delivery join webhooks.endpoint on endpoint.id = endpoint_id
      left join webhooks.attempt on delivery_id = delivery.id
    where endpoint_id = ${id}`.execute(test.app.db);
  return rows[0];
};

describe('receivers that misbehave', () => {
  it('are recorded with what they did, and hold nobody up', { timeout: 120_000 }, async () => {
    const { id: userId } = await webhookOwner(test, 'faulty');
    const { id: otherId } = await webhookOwner(test, 'faulty2');
    const { id: healthyId } = await webhookOwner(test, 'healthy');
    const { id: healthyToo } = await webhookOwner(test, 'healthy2');
    const endpoints = new Map<string, string>();
    const receivers = new Map<string, Receiver>();
    for (const [name, { answer }] of Object.entries(FAULTS)) {
      const receiver = await receiverThat(answer);
      receivers.set(name, receiver);
      const owner = endpoints.size < 8 ? userId : otherId;
      endpoints.set(name, await openEndpoint(owner, receiver.url));
    }
    // It speaks no TLS at all, and another port is closed.
    const plain = (receivers.get('is broken')?.url ?? '').replace('http:', 'https:');
    endpoints.set('bad TLS', await openEndpoint(otherId, plain));
    for (const name of ['self-signed', 'expired'])
      endpoints.set(name, await openEndpoint(otherId, await receiverWith(name)));
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    endpoints.set('nobody', await openEndpoint(otherId, `http://127.0.0.1:${port}`));
    const healthy = await receiverThat();
    for (let index = 0; index < 20; index += 1)
      await openEndpoint(index < 10 ? healthyId : healthyToo, `${healthy.url}/${index}`);

    const { deliveries } = await releaseChapter(test, mangaId);
    expect(deliveries).toBe(endpoints.size + 20);
    await releaseChapter(test, mangaId);
    const since = performance.now();
    const running = sendWebhooks(test.app);
    await expect.poll(() => healthy.requests.length, { timeout: 12_000 }).toBe(40);
    expect(performance.now() - since).toBeLessThan(12_000);
    await running;

    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [name, { says }] of Object.entries(FAULTS)) {
      found[name] = await rowOf(endpoints.get(name) ?? '');
      expected[name] = expect.objectContaining(says);
    }
    for (const name of ['bad TLS', 'self-signed', 'expired']) {
      found[name] = await rowOf(endpoints.get(name) ?? '');
      expected[name] = expect.objectContaining({ status: null, fault: 'TLS' });
    }
    found['nobody'] = await rowOf(endpoints.get('nobody') ?? '');
    expected['nobody'] = expect.objectContaining({ status: null, fault: 'UNREACHABLE' });
    expect(found).toEqual(expected);
    expect(found).toMatchObject({
      'answers with a page': { body: '<h1>Welcome</h1>', endpoint: 'ACTIVE' },
      'is gone': { endpoint: 'DISABLED' },
    });
    // Nobody was asked twice for one event, and a receiver that asks us to wait gets nothing else meanwhile.
    for (const [name, { requests }] of receivers)
      expect({ name, most: requests.length <= 2 }).toEqual({ name, most: true });
    expect(receivers.get('is busy')?.requests.length).toBeLessThanOrEqual(2);
  });

  it('are never tried for ever', { timeout: 200_000 }, async () => {
    const receiver = await receiverThat((_request, response) => response.writeHead(500).end());
    const { id: userId } = await webhookOwner(test, 'endless');
    await sql`delete from webhooks.endpoint`.execute(test.app.db);
    const id = await openEndpoint(userId, receiver.url);
    await releaseChapter(test, mangaId);
    for (let step = 0; step < 40; step += 1) {
      await sendWebhooks(test.app);
      const row = await rowOf(id);
      if (!row?.due_at) break;
      test.clock.set(row.due_at);
    }
    expect(await rowOf(id)).toMatchObject({ state: 'FAILED', due_at: null });
    expect(receiver.requests).toHaveLength(10);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(
      10,
    );
  });
});
