import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#platform/database/index.ts';
import { HOSTILE_ADDRESSES } from '#platform/outbound/fixtures/hostile-addresses.ts';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { replay, resend, sendTest } from '#slices/webhooks/delivery/replay.ts';
import { sendWebhooks } from '../sending.ts';
import { enqueuePing } from '#slices/webhooks/endpoint/commands/ping.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { giveTier, makeEndpoint, releaseChapter } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let victim: Receiver;
let port: string;
let userId: string;
let bearer: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  victim = await startReceiver();
  port = new URL(victim.url).port;
  ({ id: userId, bearer } = await test.user('mika'));
  await giveTier(test, userId, 'indie');
});
afterAll(async () => {
  await victim.close();
  await test.close();
});

const CREATE = `mutation ($url: String!) {
  createWebhookEndpoint(input: { url: $url, eventTypes: [CHAPTER_RELEASED] }) { secret }
}`;

it('no endpoint is created with an address of which that can be seen', async () => {
  const taken: string[] = [];
  for (const pattern of [
    ...HOSTILE_ADDRESSES,
    'file:///etc/passwd',
    'ftp://93.184.215.14/',
    'javascript:alert(1)',
    'hooks.example.org',
    'http://hooks.example.org/',
    '',
  ]) {
    const { data } = await test.ask(CREATE, {
      variables: { url: pattern.replace('PORT', port) },
      bearer,
    });
    if (data?.createWebhookEndpoint) taken.push(pattern);
  }
  expect(taken).toEqual([]);
  const { rows } = await sql`select 1 as one from webhooks.endpoint`.execute(test.app.db);
  expect(rows).toEqual([]);
});

it('no endpoint is moved to such an address', async () => {
  const { id } = await makeEndpoint(test, userId, { url: 'https://hooks.example.org/' });
  const moved: string[] = [];
  const CHANGE = `mutation ($id: ID!, $url: String!) {
    updateWebhookEndpoint(id: $id, input: { url: $url }) { url } }`;
  for (const pattern of HOSTILE_ADDRESSES) {
    const variables = { id, url: pattern.replace('PORT', port) };
    const { data } = await test.ask(CHANGE, { variables, bearer });
    if (data?.updateWebhookEndpoint) moved.push(pattern);
  }
  expect(moved).toEqual([]);
  const { rows } = await sql`select url from webhooks.endpoint`.execute(test.app.db);
  expect(rows).toEqual([{ url: 'https://hooks.example.org/' }]);
  await sql`delete from webhooks.endpoint`.execute(test.app.db);
});

it(
  'nothing is sent there by a ping, a test, an event, a resend or a replay',
  { timeout: 200_000 },
  async () => {
    const mangaId =
      [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
    const { id } = await makeEndpoint(test, userId, {
      url: 'https://hooks.example.org/',
      ratePerSecond: 50,
    });
    await sql`update webhooks.endpoint set state = 'ACTIVE'`.execute(test.app.db);
    await sql`delete from webhooks.delivery`.execute(test.app.db);
    const since = test.clock.now();
    const found: Record<string, unknown> = {};
    const trials = new Set<string>();
    const tx = <Result>(work: (tx: Tx) => Promise<Result>) =>
      test.app.db.transaction().execute(work);
    for (const pattern of HOSTILE_ADDRESSES) {
      // On a fast machine the addresses together are more than an endpoint may be sent in a second.
      await sql`update webhooks.endpoint set url = ${pattern.replace('PORT', port)}, failures = 0, failing_since = null,
        rate_at = clock_timestamp() - interval '1 second'`.execute(test.app.db);
      await tx((each) => enqueuePing(test.app, each, id));
      await tx((each) => sendTest(test.app, each, { id, userId, type: 'chapter.released' }));
      await releaseChapter(test, mangaId);
      await sendWebhooks(test.app);
      const { rows } = await sql<{
        id: string;
        kind: string;
      }>`select id, kind from webhooks.delivery`.execute(test.app.db);
      const { rows: ended } = await sql<{
        state: string;
      }>`select state from webhooks.delivery where kind <> 'EVENT'`.execute(test.app.db);
      for (const { state } of ended) trials.add(state);
      const event = rows.find(({ kind }) => kind === 'EVENT')?.id ?? '';
      await tx((each) => resend(test.app, each, { id: event, userId }));
      await sendWebhooks(test.app);
      await tx((each) => replay(test.app, each, { id, userId, since }));
      await sendWebhooks(test.app);
      const { rows: tried } = await sql<{ kind: string; fault: string; tries: number }>`
      select kind, attempt.fault, count(*)::int as tries from webhooks.attempt join webhooks.delivery on delivery.id = delivery_id
      group by kind, attempt.fault order by kind`.execute(test.app.db);
      found[pattern] = tried;
      await sql`delete from webhooks.delivery`.execute(test.app.db);
    }
    const refused = [
      { kind: 'EVENT', fault: 'FORBIDDEN', tries: 3 },
      { kind: 'PING', fault: 'FORBIDDEN', tries: 1 },
      { kind: 'TEST', fault: 'FORBIDDEN', tries: 1 },
    ];
    expect(found).toEqual(
      Object.fromEntries(HOSTILE_ADDRESSES.map((pattern) => [pattern, refused])),
    );
    // Nobody waits for another try of a ping or a test.
    expect([...trials]).toEqual(['FAILED']);
    expect(victim.requests).toEqual([]);
  },
);
