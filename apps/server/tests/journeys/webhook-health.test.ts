import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { OPERATOR } from '#slices/accounts/index.ts';
import { replay } from '#slices/webhooks/delivery/replay.ts';
import { tidyWebhooks } from '#slices/webhooks/delivery/tidy.ts';
import { sendWebhooks } from '../sending.ts';
import { resumeEndpoint } from '#slices/webhooks/endpoint/commands/change-endpoint.ts';
import { queuedLetters } from '../queued-mail.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { activeEndpoint, releaseChapter, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let receiver: Receiver;
let mangaId: string;
let userId: string;
let id: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings: TO_THIS_MACHINE });
  mangaId = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
  receiver = await startReceiver();
  ({ id: userId } = await webhookOwner(test, 'mika'));
  ({ id } = await activeEndpoint(test, userId, { url: receiver.url, ratePerSecond: 50 }));
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});

const later = (ms: number): void => test.clock.set(new Date(test.clock.nowMs() + ms));

const endpoint = async () => {
  const { rows } = await sql<{ state: string; failures: number; warnings: number }>`
    select state, failures, warnings from webhooks.endpoint where id = ${id}`.execute(test.app.db);
  return rows[0];
};

const letters = async (): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select kind from profiles.notice where user_id = ${userId} order by created_at, id`.execute(
    test.app.db,
  );
  return rows.map(({ kind }) => kind);
};

/** Sends what is due. The rate of the endpoint follows real time, so that takes several looks. */
const send = () =>
  expect
    .poll(
      async () => {
        await sendWebhooks(test.app);
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from webhooks.delivery
            join webhooks.endpoint on endpoint.id = endpoint_id and endpoint.state = 'ACTIVE'
          where due_at <= ${test.clock.now()}`.execute(test.app.db);
        return rows[0]?.count;
      },
      { interval: 20 },
    )
    .toBe(0);

const broken = (): void => {
  receiver.answer = (_request, response) => response.writeHead(503).end('down');
};
const whole = (): void => {
  receiver.answer = (_request, response) => response.writeHead(204).end();
};

it('an endpoint that was down for three days gets everything in one replay', async () => {
  const since = test.clock.now();
  broken();
  const ids: string[] = [];
  for (let hour = 0; hour < 72; hour += 3) {
    ids.push((await releaseChapter(test, mangaId)).id);
    await send();
    later(3 * HOUR_MS);
  }
  await send();
  expect(await endpoint()).toMatchObject({ state: 'ACTIVE', warnings: 2 });
  expect(await letters()).toEqual(['WEBHOOK_FAILING']);
  expect((await queuedLetters(test)).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'mika@example.org: Your webhook endpoint is failing',
    'mika@example.org: Your webhook endpoint is failing',
  ]);

  whole();
  receiver.requests.length = 0;
  const count = await test.app.db
    .transaction()
    .execute((tx) => replay(test.app, tx, { id, userId, since }));
  expect(count).toBe(ids.length);
  await send();
  expect(receiver.requests.map(({ headers }) => String(headers['webhook-id'])).toSorted()).toEqual(
    ids.toSorted(),
  );
  expect(await endpoint()).toMatchObject({ state: 'ACTIVE', failures: 0, warnings: 0 });
  await send();
  expect(receiver.requests).toHaveLength(ids.length);
});

it('one that fails for five days is disabled, misses nothing for good, and begins anew when it is resumed', async () => {
  broken();
  await sql`update accounts."user" set locale = 'ja' where id = ${userId}`.execute(test.app.db);
  const since = test.clock.now();
  for (let hour = 0; hour <= 126; hour += 6) {
    await releaseChapter(test, mangaId);
    await send();
    later(6 * HOUR_MS);
  }
  expect(await endpoint()).toMatchObject({ state: 'DISABLED' });
  expect(await letters()).toContain('WEBHOOK_DISABLED');
  const [mail] = (await queuedLetters(test)).slice(-1);
  expect(mail).toMatchObject({
    to: 'mika@example.org',
    language: 'ja',
    subject: 'Webhook の送信先を無効にしました',
    link: expect.stringContaining(`/settings/webhooks/${id}`),
  });
  expect(mail?.paragraphs[0]).toContain(receiver.url);
  receiver.requests.length = 0;
  const missed = await releaseChapter(test, mangaId);
  await send();
  expect(receiver.requests).toEqual([]);

  const owner = { id, userId, visitor: OPERATOR };
  await test.app.db.transaction().execute((tx) => resumeEndpoint(test.app, tx, owner));
  expect(await endpoint()).toMatchObject({ state: 'PENDING', failures: 0, warnings: 0 });
  await send();
  expect(await endpoint()).toMatchObject({ state: 'PENDING', failures: 0 });
  whole();
  later(HOUR_MS / 6);
  await send();
  expect(await endpoint()).toMatchObject({ state: 'ACTIVE', failures: 0 });
  await test.app.db.transaction().execute((tx) => replay(test.app, tx, { id, userId, since }));
  await send();
  const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
  expect(ids).toContain(missed.id);
  expect(await letters()).toEqual([]);
});

it('what is older than thirty days is forgotten', async () => {
  later(31 * 24 * HOUR_MS);
  await tidyWebhooks(test.app);
  const { rows } =
    await sql`select 1 as one from webhooks.delivery union all select 1 from webhooks.event
    union all select 1 from webhooks.attempt`.execute(test.app.db);
  expect(rows).toEqual([]);
});
