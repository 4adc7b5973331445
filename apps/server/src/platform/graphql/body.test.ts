import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBody } from './body.ts';

const MOST_BYTES = 100_000;

let received = 0;

const read = (request: IncomingMessage): Promise<string | undefined> =>
  new Promise((resolve) => {
    readBody(request, MOST_BYTES, (body) => {
      received += 1;
      resolve(body);
    });
  });

/** Answers with the length and the end of a body; under `/late` it looks at it when all of it has arrived. */
const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.url === '/late') await pause(50);
  const body = await read(request);
  response.setHeader('connection', 'close');
  response.end(body === undefined ? 'too large' : `${body.length} ${body.slice(-3)}`);
};
const server = createServer((request, response) => void answer(request, response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Sends a request in pieces, each a packet of its own, and gives the body of the answer. */
const ask = async (path: string, headers: string, pieces: readonly (string | Buffer)[]) => {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  for (const piece of pieces) {
    await pause(5);
    socket.write(piece);
  }
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  await once(socket, 'close');
  return received.split('\r\n\r\n')[1];
};

const whole = (text: string) => `Content-Length: ${Buffer.byteLength(text)}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const LONG = 'x'.repeat(90_000);

it.each(['/', '/late'])('reads a body however it comes, at %s', async (path) => {
  const snow = Buffer.from('a雪');
  expect(await ask(path, whole('abc'), ['abc'])).toBe('3 abc');
  expect(await ask(path, whole('abc'), ['a', 'b', 'c'])).toBe('3 abc');
  expect(await ask(path, whole('a雪'), [snow.subarray(0, 2), snow.subarray(2)])).toBe('2 a雪');
  expect(await ask(path, whole(''), [])).toBe('0 ');
  expect(await ask(path, '', [])).toBe('0 ');
  expect(await ask(path, CHUNKED, [chunk('ab') + chunk('c'), '0\r\n\r\n'])).toBe('3 abc');
  expect(await ask(path, CHUNKED, ['0\r\n\r\n'])).toBe('0 ');
  expect(await ask(path, whole(LONG), [LONG.slice(1), 'x'])).toBe('90000 xxx');
});

it.each(['/', '/late'])('gives up a body that is too large, at %s', async (path) => {
  expect(await ask(path, `Content-Length: ${MOST_BYTES + 1}\r\n`, [])).toBe('too large');
  const chunks = [LONG, LONG].map(chunk);
  expect(await ask(path, CHUNKED, chunks)).toBe('too large');
  expect(await ask(path, CHUNKED, [chunks.join('') + '0\r\n\r\n'])).toBe('too large');
});

it('gives a body once, also where something else listens to the connection', async () => {
  const listen = (socket: Socket) => void socket.on('data', () => {});
  server.on('connection', listen);
  received = 0;
  expect(await ask('/', whole('abc'), ['abc'])).toBe('3 abc');
  expect(await ask('/', whole('abc'), ['a', 'bc'])).toBe('3 abc');
  expect(received).toBe(2);
  server.off('connection', listen);
});

it('leaves out the mark of the byte order that some programs put before a text, once', async () => {
  expect(await ask('/', whole('\uFEFFabc'), ['\uFEFFabc'])).toBe('3 abc');
  expect(await ask('/', whole('\uFEFF\uFEFFabc'), ['\uFEFF\uFEFFabc'])).toBe('4 abc');
});
