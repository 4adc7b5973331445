import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { MOST_WAITING } from '#platform/http/turn.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const PROXY = '127.0.0.9';
const MOST = 60;
const MOST_OF_ONE = 20;

let test: TestApp;
const sockets: Socket[] = [];

beforeAll(async () => {
  test = await startTestApp({
    roles: ['web'],
    settings: {
      MAX_CONNECTIONS: String(MOST),
      MAX_CONNECTIONS_PER_ADDRESS: String(MOST_OF_ONE),
      TRUSTED_PROXIES: PROXY,
    },
  });
});
afterEach(async () => {
  const closed = sockets.filter(({ closed: isClosed }) => !isClosed);
  await Promise.all(
    closed.map(async (socket) => {
      socket.destroy();
      await once(socket, 'close');
    }),
  );
  sockets.length = 0;
});
afterAll(() => test.close());

const HEALTH = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';

/** A connection that got one response and stays open. Its address is one of this machine's many. */
const answered = async (from: string, of = test): Promise<Socket> => {
  const { port } = new URL(of.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(HEALTH);
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return socket;
};

const statusFor = async (from: string): Promise<number | undefined> => {
  const asked = request(`${test.url}/healthz`, { localAddress: from, agent: false });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
};

const living = (among: readonly Socket[]): number =>
  among.filter((socket) => !socket.destroyed && !socket.readableEnded).length;

it('idle connections of one address lock nobody out, not even that address', async () => {
  const idle: Socket[] = [];
  for (let count = 0; count < 120; count += 1) idle.push(await answered('127.0.0.2'));
  expect(await statusFor('127.0.0.3')).toBe(200);
  expect(await statusFor('127.0.0.2')).toBe(200);
  await expect.poll(() => living(idle)).toBeLessThanOrEqual(MOST_OF_ONE);
  // The newest stay open.
  expect(living(idle.slice(-10))).toBe(10);
});

it('connections of many addresses make way for the next, the oldest first', async () => {
  const idle: Socket[] = [];
  for (let count = 0; count < 180; count += 1) {
    idle.push(await answered(`127.0.1.${1 + (count % 30)}`));
  }
  expect(await statusFor('127.0.0.3')).toBe(200);
  await expect.poll(() => living(idle)).toBeLessThanOrEqual(MOST);
  expect(living(idle.slice(0, 100))).toBe(0);
});

it('a connection that is being answered stays: the newest of its address makes way', async () => {
  const { bearer } = await test.user('mika');
  const busy = await Promise.all(
    Array.from({ length: MOST_OF_ONE }, async () => {
      const socket = await answered('127.0.0.2');
      // The rest of the request never comes.
      socket.write(
        `POST /graphql HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${bearer}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
      );
      return socket;
    }),
  );
  await expect.poll(async () => living([await answered('127.0.0.2')])).toBe(0);
  expect(living(busy)).toBe(MOST_OF_ONE);
  expect(await statusFor('127.0.0.3')).toBe(200);
});

it('a trusted proxy may have more connections than one address of others, and keeps them longer', async () => {
  const ofProxy: Socket[] = [];
  for (let count = 0; count < MOST_OF_ONE + 5; count += 1) ofProxy.push(await answered(PROXY));
  expect(living(ofProxy)).toBe(MOST_OF_ONE + 5);
  const { headers } = await fetch(`${test.url}/healthz`);
  expect(headers.get('keep-alive')).toMatch(/timeout=75\b/u);
});

it('a connection nobody uses is closed', async () => {
  const impatient = await startTestApp({ roles: ['web'], patience: { idleMs: 200 } });
  try {
    const socket = await answered('127.0.0.2', impatient);
    // Far sooner than the 72 seconds that a server waits by default, however busy the machine is.
    await once(socket, 'close', { signal: AbortSignal.timeout(30_000) });
  } finally {
    await impatient.close();
  }
});

it('requests sent ahead are answered in turn, on the API, on routes and on pages alike', async () => {
  const socket = await answered('127.0.0.2');
  const paths = ['/graphql?query={__typename}', '/healthz', '/about', '/nowhere', '/readyz'];
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  const asked = (path: string) =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\naccept: application/json\r\n\r\n`;
  socket.write([...paths, ...paths].map(asked).join(''));
  const statuses = () =>
    [...heard.matchAll(/HTTP\/1\.1 (?<status>\d+)/gu)].map(([, found]) => found);
  const expected = ['200', '200', '200', '404', '200'];
  await expect.poll(statuses).toEqual([...expected, ...expected]);
});

it('of requests sent ahead no more are answered than may wait, so that nobody fills a connection with them', async () => {
  const socket = await answered('127.0.0.2');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  socket.write(HEALTH.repeat(300));
  await once(socket, 'close');
  const count = heard.split('HTTP/1.1 200').length - 1;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(MOST_WAITING + 1);
});
