import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { claimEvents } from '#slices/webhooks/delivery/claim.ts';
import { deliver } from '#slices/webhooks/delivery/deliver.ts';
import { settle } from '#slices/webhooks/delivery/settle.ts';
import { sendWebhooks } from '#slices/webhooks/delivery/worker.ts';
import { createApp, type Application } from '../../src/app.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { activeEndpoint, releaseChapter, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

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
    const [claimed] = await claimEvents(test.app, { limit: 1, cursor: FIRST });
    const outcome = claimed && (await deliver(test.app, claimed, new AbortController().signal));
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
    if (outcome) await settle(test.app, [{ ...outcome, state: 'FAILED' }]);
    const { rows } =
      await sql`select state, leased_until, (select count(*)::int from webhooks.attempt) as attempts
      from webhooks.delivery where kind = 'EVENT'`.execute(test.app.db);
    expect(rows).toMatchObject([{ state: 'DELIVERED', leased_until: null }]);
    await sendWebhooks(test.app);
    expect(ids()).toEqual([id, id]);
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
