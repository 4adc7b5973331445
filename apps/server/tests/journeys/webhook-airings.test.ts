import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebhookEvent } from '@tsuzuki/contract/webhooks';
import type { App } from '#platform/app.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import { announceAirings, schedule } from '#slices/airing/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { sendWebhooks } from '../sending.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { activeEndpoint, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';
const WINDOW_MS = 30 * MINUTE_MS;
const DAY = { fromMs: Date.parse('2026-01-15T00:00Z'), toMs: Date.parse('2026-01-16T00:00Z') };
/** No worker runs for three hours. */
const DOWN = { fromMs: Date.parse('2026-01-15T12:00Z'), toMs: Date.parse('2026-01-15T15:00Z') };

let test: TestApp;
let second: Application;
let receiver: Receiver;

beforeAll(async () => {
  test = await startTestApp({
    template: 'catalogue',
    roles: ['web'],
    settings: TO_THIS_MACHINE,
    now: '2026-01-14T23:00:00Z',
  });
  second = await createApp(test.app.settings, { clock: test.clock, log: test.app.log });
  await second.start(['web']);
  receiver = await startReceiver();
  const { id } = await webhookOwner(test, 'mika');
  const settings = { url: receiver.url, eventTypes: ['episode.airing'], ratePerSecond: 50 };
  await activeEndpoint(test, id, settings);
});
afterAll(async () => {
  await second.close();
  await receiver.close();
  await test.close();
});

/** The moments at which workers look, from 1 to 20 minutes apart. */
const looks = (): number[] => {
  const moments: number[] = [];
  for (let atMs = DAY.fromMs, step = 1; atMs < DAY.toMs; atMs += step * MINUTE_MS) {
    step = (step * 7) % 23 || 1;
    if (atMs < DOWN.fromMs || atMs >= DOWN.toMs) moments.push(atMs);
  }
  return moments;
};

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhooks.delivery where due_at is not null`.execute(
    test.app.db,
  );
  return rows[0]?.count ?? 0;
};

/** Two workers announce what is near, and send it. */
const work = async (atMs: number, workers: readonly App[]): Promise<void> => {
  test.clock.set(new Date(atMs));
  await Promise.all(workers.map((worker) => announceAirings(worker)));
  // The rate of the endpoint follows real time.
  while ((await waiting()) > 0) await Promise.all(workers.map((worker) => sendWebhooks(worker)));
};

it('every airing of a day reaches a receiver once and in time, unless no worker ran, and those are recorded', async () => {
  const early: string[] = [];
  const heard: string[] = [];
  receiver.answer = ({ body }, response) => {
    const event = WebhookEvent.parse(JSON.parse(body));
    if (!('airingAt' in event.data)) throw new Error(body);
    const { anime, airingAt } = event.data;
    const aheadMs = Date.parse(airingAt) - test.clock.nowMs();
    heard.push(`${anime.id} ${airingAt}`);
    if (aheadMs <= 0 || aheadMs > WINDOW_MS) early.push(`${airingAt}: ${aheadMs} ms ahead`);
    response.writeHead(204).end();
  };
  const moments = looks();
  for (const atMs of moments) await work(atMs, [test.app, second]);

  const isSeen = (airingMs: number): boolean =>
    moments.some((atMs) => airingMs > atMs && airingMs <= atMs + WINDOW_MS);
  const airings = test.app
    .get(schedule)
    .within({ fromMs: DAY.fromMs + 1, toMs: moments.at(-1)! + WINDOW_MS }, () => true)
    .filter(({ isTimeKnown }) => isTimeKnown);
  const [seen, missed] = [true, false].map((wanted) =>
    airings.filter(({ airingAt }) => isSeen(airingAt.getTime()) === wanted),
  );
  const keyOf = ({ anime, airingAt }: (typeof airings)[number]): string =>
    `${anime.id} ${airingAt.toISOString()}`;
  expect(early).toEqual([]);
  expect(heard.toSorted()).toEqual(
    seen!
      .filter(({ anime }) => !anime.isAdult)
      .map(keyOf)
      .toSorted(),
  );
  expect(missed!.length).toBeGreaterThan(0);
  const { rows } = await sql<{ key: string }>`
    select anime_id || ' ' || to_char(airing_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as key
    from airing.announcement where state = 'missed' order by 1`.execute(test.app.db);
  expect(rows.map(({ key }) => key)).toEqual(missed!.map(keyOf).toSorted());
}, 120_000);
