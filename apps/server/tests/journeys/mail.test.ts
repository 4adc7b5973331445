import { createServer, type AddressInfo, type Server } from 'node:net';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataSettings } from '#platform/data-dir.ts';
import { openBrowser, PASSWORD } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let smtp: Server;
let test: TestApp;
const received: string[] = [];
let failures = 1;

/** A mail server that temporarily refuses the first message and accepts the rest (RFC 5321). */
const startSmtp = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((socket) => {
      let message: string | undefined;
      socket.on('error', () => {});
      socket.write('220 test\r\n');
      socket.on('data', (data) => {
        if (message !== undefined) {
          message += String(data);
          if (!message.endsWith('\r\n.\r\n')) return;
          received.push(message);
          message = undefined;
          socket.write('250 taken\r\n');
          return;
        }
        const word = String(data).slice(0, 4).toUpperCase();
        if (word === 'MAIL' && failures > 0) {
          failures -= 1;
          socket.write('451 later\r\n');
        } else if (word === 'DATA') {
          message = '';
          socket.write('354 go on\r\n');
        } else if (word === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

beforeAll(async () => {
  smtp = await startSmtp();
  const { port } = smtp.address() as AddressInfo;
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Tsuzuki <anime@example.org>',
    BASE_URL: 'https://anime.example.org/',
  };
  test = await startTestApp({ settings });
});
afterAll(async () => {
  await test.close();
  smtp.close();
});

it('mail goes out by SMTP, again when the server was busy, and links to the public address', async () => {
  const input = { username: 'mika', email: 'mika@example.org', password: PASSWORD };
  expect((await openBrowser(test).post('/auth/sign-up', input)).status).toBe(202);
  await expect.poll(() => received.length).toBe(1);
  const [message = ''] = received;
  expect(message).toContain('From: Tsuzuki <anime@example.org>');
  expect(message).toContain('To: mika@example.org');
  expect(message).toContain('https://anime.example.org/verify?code=');
  expect(failures).toBe(0);
  const { dataDir } = test.app.settings.of(dataSettings);
  expect(await readdir(dataDir)).not.toContain('outbox');
});
