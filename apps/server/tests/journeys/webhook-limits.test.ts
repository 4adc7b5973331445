import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimTrials } from '#platform/delivery/claim-trials.ts';
import { claimInTurn, deliver, FIRST_TARGET } from '#platform/delivery/index.ts';
import { createSettler } from '#platform/delivery/settler.ts';
import { mangaCatalogue } from '#slices/catalog/index.ts';
import { accountFor } from '#slices/access/index.ts';
import { admit } from '#slices/webhooks/delivery/admit.ts';
import { webhookDeliveries } from '#slices/webhooks/delivery/deliveries.ts';
import { enqueuePing } from '#slices/webhooks/endpoint/commands/ping.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { activeEndpoint, releaseChapter, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let receiver: Receiver;
let owner: Awaited<ReturnType<typeof webhookOwner>>;
let mangaId: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], settings: TO_THIS_MACHINE });
  receiver = await startReceiver();
  mangaId = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});
beforeEach(async () => {
  await sql`delete from webhooks.endpoint`.execute(test.app.db);
  owner = await webhookOwner(test, `owner${(count += 1)}`);
});

const active = (userId = owner.id, path = '') =>
  activeEndpoint(test, userId, { url: `${receiver.url}/${path}`, ratePerSecond: 50 });

/** Deliveries that a worker has now. */
const claimed = async () =>
  (await claimInTurn(test.app, webhookDeliveries, { limit: 10, cursor: FIRST_TARGET })).claimed;

describe('an endpoint that is deleted while a request to it runs', () => {
  it('does not let events of others be sent again', async () => {
    const [gone, other] = [await active(owner.id, 'gone'), await active(owner.id, 'other')];
    await releaseChapter(test, mangaId);
    const held = await claimed();
    expect(held).toHaveLength(2);
    const outcomes = await Promise.all(
      held.map((one) => deliver(test.app, webhookDeliveries, one)),
    );
    const settler = createSettler(test.app, webhookDeliveries);
    const deletion = await test.app.database.pool.connect();
    await deletion.query('begin');
    await deletion.query('delete from webhooks.endpoint where id = $1', [gone.id]);
    const settled = Promise.all(outcomes.map((outcome) => settler.add(outcome)));
    // They are being written, and wait for the deletion.
    await delay(300);
    await deletion.query('commit');
    deletion.release();
    await settled;
    const { rows } = await sql`
      select endpoint_id, state, (select count(*)::int from webhooks.attempt where delivery_id = delivery.id) as attempts
      from webhooks.delivery where kind = 'EVENT'`.execute(test.app.db);
    expect(rows).toEqual([{ endpoint_id: other.id, state: 'DELIVERED', attempts: 1 }]);
  });
});

describe('pings and tests', () => {
  it('run two at a time for one owner, so that nobody else waits for those that hang', async () => {
    const other = await webhookOwner(test, `other${count}`);
    const ping = (id: string) =>
      test.app.db.transaction().execute((tx) => enqueuePing(test.app, tx, id));
    const own = [await active(owner.id, 'a'), await active(owner.id, 'b')];
    const theirs = await active(other.id);
    for (const { id } of [...own, ...own, ...own, theirs]) await ping(id);
    const owners = async () => {
      const trials = await claimTrials(test.app, webhookDeliveries, 16);
      return trials.map(({ endpoint }) => endpoint.userId).toSorted();
    };
    expect(await owners()).toEqual([owner.id, owner.id, other.id].toSorted());
    expect(await owners()).toEqual([]);
  });

  it('are counted whatever causes them', async () => {
    const { id } = await active();
    const ask = async (query: string) => {
      const { errors } = await test.ask(query, { bearer: owner.bearer });
      return errors?.[0]?.extensions['reason'] ?? null;
    };
    const settings = `url: "${receiver.url}/", eventTypes: [CHAPTER_RELEASED]`;
    const acts = [
      `mutation { createWebhookEndpoint(input: { ${settings} }) { secret } }`,
      `mutation { updateWebhookEndpoint(id: "${id}", input: { url: "${receiver.url}/N" }) { id } }`,
      `mutation { resumeWebhookEndpoint(id: "${id}") { id } }`,
      `mutation { pingWebhookEndpoint(id: "${id}") { id } }`,
    ];
    let used = 0;
    for (; used < 27; used += 3) {
      expect(await ask(acts[1]!.replace('/N', `/${used}`))).toBeNull();
      await ask(`mutation { pauseWebhookEndpoint(id: "${id}") { id } }`);
      expect(await ask(acts[2]!)).toBeNull();
      expect(await ask(acts[3]!)).toBeNull();
    }
    for (; used < 30; used += 1) expect(await ask(acts[0]!)).toBeNull();
    await ask(`mutation { pauseWebhookEndpoint(id: "${id}") { id } }`);
    const refused: unknown[] = [];
    for (const act of acts) refused.push(await ask(act));
    expect(refused).toEqual(acts.map(() => 'WEBHOOK_TRIALS_EXHAUSTED'));
    // What asks for no answer is not counted.
    expect(
      await ask(
        `mutation { updateWebhookEndpoint(id: "${id}", input: { onlyMyList: true }) { id } }`,
      ),
    ).toBeNull();
  });
});

describe('an endpoint at a new address', () => {
  it('does not answer for the failures of the one before', async () => {
    const { id } = await active();
    await sql`update webhooks.endpoint set failures = 9, failing_since = ${test.clock.now()}, warnings = 2,
      closed_until = ${new Date(test.clock.nowMs() + 3_600_000)}`.execute(test.app.db);
    const change = `mutation { updateWebhookEndpoint(id: "${id}", input: { url: "${receiver.url}/moved" }) { state } }`;
    expect((await test.ask(change, { bearer: owner.bearer })).errors).toBeUndefined();
    const { rows } =
      await sql`select failures, failing_since, warnings, closed_until from webhooks.endpoint`.execute(
        test.app.db,
      );
    expect(rows).toEqual([{ failures: 0, failing_since: null, warnings: 0, closed_until: null }]);
  });
});

describe('an account whose tier we knew otherwise half a minute ago', () => {
  it('keeps its endpoints', async () => {
    const { id } = await active();
    await releaseChapter(test, mangaId);
    const [held] = await claimed();
    const tierTo = (tier: string) =>
      sql`update access.subscription set granted_tier = ${tier} where user_id = ${owner.id}`.execute(
        test.app.db,
      );
    await tierTo('free');
    await delay(300);
    await expect.poll(async () => (await accountFor(test.app, owner.id))?.tier).toBe('free');
    await tierTo('indie');
    expect(held && (await admit(test.app, held))).toBe('send');
    const { rows } = await sql`select state from webhooks.endpoint where id = ${id}`.execute(
      test.app.db,
    );
    expect(rows).toEqual([{ state: 'ACTIVE' }]);
  });
});
