import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { TEST_SECRET } from '../databases.ts';
import { sendWebhooks } from '../sending.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { activeEndpoint, releaseChapter, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';
import { createProgram, type Program, type Server } from './program.ts';

let home: TestApp;
let program: Program;
let server: Server;
let receiver: Receiver;

beforeAll(async () => {
  home = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    settings: TO_THIS_MACHINE,
    now: new Date().toISOString(),
  });
  receiver = await startReceiver();
  const settings = { DATABASE_URL: home.databaseUrl, TSUZUKI_SECRET: TEST_SECRET };
  program = await createProgram({ ...settings, ...TO_THIS_MACHINE });
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await program.remove();
  await receiver.close();
  await home.close();
});

it('a worker that is killed between a request and its commit leaves it to another, with the same id and bytes', async () => {
  const { id: userId } = await webhookOwner(home, 'mika');
  await activeEndpoint(home, userId, { url: receiver.url });
  server = await program.serve();
  receiver.requests.length = 0;
  // The request is there, and whoever sent it can record nothing any more.
  receiver.answer = () => void server.child.kill('SIGKILL');
  const mangaId = [...home.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
  const { id } = await releaseChapter(home, mangaId);
  await server.ended;
  expect(receiver.requests).toHaveLength(1);
  const rows = async () =>
    (
      await sql`select state, tries, (select count(*)::int from webhooks.attempt where delivery_id = delivery.id) as attempts
        from webhooks.delivery where kind = 'EVENT'`.execute(home.app.db)
    ).rows;
  expect(await rows()).toEqual([{ state: 'WAITING', tries: 0, attempts: 0 }]);

  receiver.answer = (_request, response) => response.writeHead(204).end();
  await sendWebhooks(home.app);
  expect(receiver.requests).toHaveLength(1);
  home.clock.set(new Date(Date.now() + 61_000));
  await sendWebhooks(home.app);
  const [first, second, ...others] = receiver.requests;
  expect(others).toEqual([]);
  expect([first?.headers['webhook-id'], second?.headers['webhook-id']]).toEqual([id, id]);
  expect(second?.body).toBe(first?.body);
  expect(await rows()).toEqual([{ state: 'DELIVERED', tries: 1, attempts: 1 }]);
}, 240_000);
