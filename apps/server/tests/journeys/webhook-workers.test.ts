import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  claimInTurn,
  defineSender,
  deliver,
  FIRST_TARGET,
  settle,
} from '#platform/delivery/index.ts';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { webhookDeliveries } from '#slices/webhooks/delivery/deliveries.ts';
import { sendWebhooks } from '../sending.ts';
import { createApp, type Application } from '../../src/app.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { activeEndpoint, releaseChapter, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let other: Application;
let receiver: Receiver;
let userId: string;
let mangaId: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings: TO_THIS_MACHINE });
  other = await createApp(test.app.settings, { clock: test.clock });
  await other.start(['web']);
  mangaId = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(async () => {
  await sql`delete from webhooks.endpoint`.execute(test.app.db);
  receiver = await startReceiver();
  ({ id: userId } = await webhookOwner(test, `owner${(count += 1)}`));
});
afterEach(() => receiver.close());

const later = (ms: number): void => test.clock.set(new Date(test.clock.nowMs() + ms));
const ids = (): (string | undefined)[] =>
  receiver.requests.slice(1).map(({ headers }) => headers['webhook-id'] as string | undefined);

describe('a worker that dies between the request and its commit', () => {
  it('leaves a lease, after which another sends again, with the same id and bytes', async () => {
    await activeEndpoint(test, userId, { url: receiver.url });
    const { id } = await releaseChapter(test, mangaId);
    const {
      claimed: [claimed],
    } = await claimInTurn(test.app, webhookDeliveries, { limit: 1, cursor: FIRST_TARGET });
    const outcome = claimed && (await deliver(test.app, webhookDeliveries, claimed));
    expect(outcome?.state).toBe('DELIVERED');
    // It is dead now. While its lease lasts, nobody sends.
    await sendWebhooks(other);
    expect(ids()).toEqual([id]);
    later(61_000);
    await sendWebhooks(other);
    expect(ids()).toEqual([id, id]);
    const [, first, second] = receiver.requests;
    expect(second?.body).toBe(first?.body);
    // What the dead one would have written changes nothing any more, but the attempt is known.
    if (outcome) await settle(test.app, webhookDeliveries, [{ ...outcome, state: 'FAILED' }]);
    const { rows } =
      await sql`select state, leased_until, (select count(*)::int from webhooks.attempt) as attempts
      from webhooks.delivery where kind = 'EVENT'`.execute(test.app.db);
    expect(rows).toMatchObject([{ state: 'DELIVERED', leased_until: null }]);
    await sendWebhooks(test.app);
    expect(ids()).toEqual([id, id]);
  });
});

describe('many endpoints', () => {
  it('do not hide one for which something is due behind thousands that are tried again later', async () => {
    const { id: endpointId } = await activeEndpoint(test, userId, { url: receiver.url });
    const { id: eventId } = await releaseChapter(test, mangaId);
    await sql`
      with others as (
        insert into webhooks.endpoint select (jsonb_populate_record(endpoint, jsonb_build_object('id',
          lpad(to_hex(number), 8, '0') || '-0000-7000-8000-000000000000'))).* from webhooks.endpoint, generate_series(1, 2100) as number
        where id = ${endpointId} returning id)
      insert into webhooks.delivery (id, endpoint_id, event_id, kind, type, state, created_at, expires_at, due_at)
      select gen_random_uuid(), others.id, event_id, kind, type, state, delivery.created_at, expires_at, due_at + interval '1 hour'
      from others cross join webhooks.delivery where event_id = ${eventId}`.execute(test.app.db);
    await sendWebhooks(test.app);
    expect(ids()).toEqual([eventId]);
  });
});

describe('a worker that waits', () => {
  it('is woken by the commit of another process, long before it would look by itself', async () => {
    await activeEndpoint(test, userId, { url: receiver.url });
    const waiting = defineSender(webhookDeliveries, 3_600_000).start(other);
    try {
      for (let index = 0; index < 3; index += 1) {
        const { id } = await releaseChapter(test, mangaId);
        await expect.poll(ids, { timeout: 10_000 }).toContain(id);
      }
    } finally {
      await waiting.stop();
    }
  });
});

describe('two workers', () => {
  it(
    'send each delivery once, at most four at a time to one endpoint',
    { timeout: 60_000 },
    async () => {
      const running = new Map<string, number>();
      let most = 0;
      receiver.answer = ({ path }, response) => {
        const now = (running.get(path) ?? 0) + 1;
        running.set(path, now);
        most = Math.max(most, now);
        setTimeout(() => {
          running.set(path, (running.get(path) ?? 1) - 1);
          response.writeHead(204).end();
        }, 20);
      };
      for (const path of ['a', 'b', 'c', 'd', 'e'])
        await activeEndpoint(test, userId, { url: `${receiver.url}/${path}`, ratePerSecond: 50 });
      receiver.requests.length = 0;
      for (let index = 0; index < 30; index += 1) await releaseChapter(test, mangaId);
      await Promise.all([sendWebhooks(test.app), sendWebhooks(other), sendWebhooks(other)]);
      const sent = receiver.requests.map(
        ({ path, headers }) => `${path} ${String(headers['webhook-id'])}`,
      );
      expect(sent).toHaveLength(150);
      expect(new Set(sent).size).toBe(150);
      expect(most).toBeLessThanOrEqual(4);
    },
  );

  it('keep the rate of an endpoint together', { timeout: 60_000 }, async () => {
    await activeEndpoint(test, userId, { url: receiver.url, ratePerSecond: 5 });
    for (let index = 0; index < 12; index += 1) await releaseChapter(test, mangaId);
    const since = performance.now();
    while (ids().length < 12) {
      await Promise.all([sendWebhooks(test.app), sendWebhooks(other)]);
      await delay(20);
    }
    // Five at once, and seven more at five a second.
    expect(performance.now() - since).toBeGreaterThan(1_100);
    expect(ids()).toHaveLength(12);
  });
});

describe('a closed account', () => {
  it('gets nothing, and what waited when it is opened again', async () => {
    await activeEndpoint(test, userId, { url: receiver.url });
    const { id } = await releaseChapter(test, mangaId);
    const close = (isDisabled: boolean) =>
      sql`update accounts."user" set disabled_at = ${isDisabled ? test.clock.now() : null} where id = ${userId}`.execute(
        test.app.db,
      );
    await close(true);
    await delay(300);
    await sendWebhooks(other);
    expect(ids()).toEqual([]);
    await close(false);
    await delay(300);
    later(11 * 60_000);
    await sendWebhooks(other);
    expect(ids()).toEqual([id]);
  });
});

describe('the tier of the owner', () => {
  it('is looked at before each request', async () => {
    const { id } = await activeEndpoint(test, userId, { url: receiver.url });
    await releaseChapter(test, mangaId);
    await sql`update access.subscription set granted_tier = 'free' where user_id = ${userId}`.execute(
      test.app.db,
    );
    await delay(300);
    await sendWebhooks(other);
    expect(ids()).toEqual([]);
    const { rows } = await sql`select state from webhooks.endpoint where id = ${id}`.execute(
      test.app.db,
    );
    expect(rows).toEqual([{ state: 'TIER_PAUSED' }]);
  });
});
