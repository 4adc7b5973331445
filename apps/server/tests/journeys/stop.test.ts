import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApp } from '../test-app.ts';

it('a server stops at once beside a connection nobody asked anything over', async () => {
  const test = await startTestApp();
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  await once(socket, 'connect');
  // Once this is answered the server has accepted the other as well.
  await fetch(`${test.url}/healthz`);
  const since = performance.now();
  await test.close();
  await closed;
  expect(performance.now() - since).toBeLessThan(5_000);
});
