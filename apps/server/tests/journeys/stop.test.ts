import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApp } from '../test-app.ts';

const PATIENCE = { requestMs: 600, headersMs: 300, checkEveryMs: 50, mostUnanswered: 40 };
const HEAD = 'POST /ingest/server_b/nobody HTTP/1.1\r\nhost: x\r\n';

/** A client that begins a request and never ends it. */
const begin = (url: string, text: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  socket.on('error', () => {});
  socket.write(text);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)));
  return { socket, closed };
};

it('whoever never finishes is hung up on without a word, in the headers and in the body', async () => {
  const test = await startTestApp({ patience: PATIENCE });
  try {
    const slow = [
      '',
      HEAD,
      `${HEAD}content-length: 99\r\n\r\n{`,
      `${HEAD}transfer-encoding: chunked\r\n\r\n`,
    ];
    const senders = slow.map((text) => begin(test.url, text));
    // Bytes that trickle in do not extend the deadline.
    const trickle = setInterval(() => {
      for (const { socket } of senders.slice(1)) socket.write('a');
    }, 100);
    expect(await Promise.all(senders.map(({ closed }) => closed))).toEqual(slow.map(() => ''));
    clearInterval(trickle);
    const answer = await fetch(`${test.url}/ingest/server_b/nobody`, {
      method: 'POST',
      body: '{}',
    });
    expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}']);
  } finally {
    await test.close();
  }
});

it('many who say nothing are ended before time, and keep nobody else out', async () => {
  const test = await startTestApp({
    patience: { ...PATIENCE, requestMs: 60_000, headersMs: 60_000 },
  });
  try {
    const senders = Array.from({ length: 60 }, () => begin(test.url, HEAD));
    expect((await fetch(`${test.url}/healthz`)).status).toBe(200);
    expect(await Promise.all(senders.slice(0, 20).map(({ closed }) => closed))).toEqual(
      Array.from({ length: 20 }, () => ''),
    );
    expect(senders.filter(({ socket }) => !socket.destroyed)).not.toHaveLength(0);
    for (const { socket } of senders) socket.destroy();
  } finally {
    await test.close();
  }
});

it('a server stops at once beside a connection nobody asked anything over', async () => {
  const test = await startTestApp();
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  await once(socket, 'connect');
  // When this gets its response, the server has accepted the other connection too.
  await fetch(`${test.url}/healthz`);
  const since = performance.now();
  await test.close();
  await closed;
  expect(performance.now() - since).toBeLessThan(5_000);
});
