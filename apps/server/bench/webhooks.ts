import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { Agent, request } from 'undici';
import { readSettings } from '#platform/settings.ts';
import { claimEvents } from '#slices/webhooks/delivery/claim.ts';
import { sendWebhooks } from '#slices/webhooks/delivery/worker.ts';
import { makeSecret, seal } from '#slices/webhooks/endpoint/secret.ts';
import { setTier } from '#slices/access/index.ts';
import { createApp, settingsGroups, type Application } from '../src/app.ts';
import { createUsers } from './accounts.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { median, type Effort } from './measure.ts';
import { atLeast, atMost, tableOf, writeResult, type Verdict } from './report.ts';

/** A worker signs, checks the address and the owner, keeps limits and writes a log, which the reference does not. */
const TARGETS = { perSecond: 1_000, share: 0.5, growth: 2 };
const ENDPOINTS = 200;
const EVENTS = 25;
const PENDING_EVENTS = 5_000;
const AT_ONCE = 256;
const COMMITTERS = 16;
const CLAIMS = 30;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** A receiver in a thread of its own, which does nothing but answer. */
const RECEIVER = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

const startReceiver = async (): Promise<{ url: string; worker: Worker }> => {
  const worker = new Worker(RECEIVER, { eval: true });
  const [port] = (await once(worker, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}/`, worker };
};

const addEndpoints = async (app: Application, userId: string, url: string): Promise<void> => {
  const now = app.clock.now();
  for (let index = 0; index < ENDPOINTS; index += 1) {
    const id = app.ids.next();
    const row = {
      id,
      user_id: userId,
      url,
      description: '',
      event_types: ['chapter.released'],
      only_my_list: false,
      takes_adult: false,
      rate: 50,
      schema_version: '2026-11-01',
      secret_sealed: seal(app, 'secret', id, makeSecret()),
      state: 'ACTIVE',
      created_at: now,
      answered_at: now,
    };
    await app.db.insertInto('webhooks.endpoint').values(row).execute();
  }
};

/** Adds events, and a delivery of each for each endpoint. */
const addDeliveries = async (app: Application, events: number, dueAt: Date): Promise<void> => {
  const now = app.clock.now();
  const ends = new Date(now.getTime() + 75 * 3_600_000);
  const data = JSON.stringify({ filler: 'x'.repeat(1_000) });
  await sql`
    with event as (
      insert into webhooks.event (id, type, is_test, is_adult, happened_at, recorded_at, data)
      select gen_random_uuid(), 'chapter.released', false, false, ${now}, ${now}, ${data} from generate_series(1, ${events}::int)
      returning id)
    insert into webhooks.delivery (id, endpoint_id, event_id, kind, state, created_at, expires_at, due_at)
    select gen_random_uuid(), endpoint.id, event.id, 'EVENT', 'WAITING', ${now}, ${ends}, ${dueAt}
    from event cross join webhooks.endpoint`.execute(app.db);
  await sql`analyze webhooks.delivery`.execute(app.db);
};

const sendAll = async (app: Application): Promise<number> => {
  await addDeliveries(app, EVENTS, app.clock.now());
  const since = performance.now();
  await sendWebhooks(app);
  return (ENDPOINTS * EVENTS * 1_000) / (performance.now() - since);
};

/** Bare requests, with a row in a commit of its own after each. */
const openReference = async ({ url: database }: BenchDatabase, url: string) => {
  const pool = new Pool({ connectionString: database, max: COMMITTERS });
  await pool.query(
    'create table public.bench_sent (id bigint generated always as identity primary key, body text)',
  );
  const dispatcher = new Agent();
  const body = JSON.stringify({ filler: 'x'.repeat(1_200) });
  const send = async (): Promise<void> => {
    const { body: answer } = await request(url, { dispatcher, method: 'POST', body });
    await answer.dump();
    const values = [body];
    const text = 'insert into public.bench_sent (body) values ($1)';
    await pool.query({ name: 'bench', text, values });
  };
  return {
    perSecond: async (): Promise<number> => {
      let left = ENDPOINTS * EVENTS;
      const since = performance.now();
      const work = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          await send();
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return (ENDPOINTS * EVENTS * 1_000) / (performance.now() - since);
    },
    close: async () => {
      await dispatcher.close();
      await pool.end();
    },
  };
};

/** The time of a claim of nothing but what is due, in milliseconds. */
const claimMs = async (app: Application): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < CLAIMS; round += 1) {
    const since = performance.now();
    await claimEvents(app, { limit: AT_ONCE, cursor: FIRST });
    times.push(performance.now() - since);
  }
  return median(times);
};

const claims = async (app: Application) => {
  const tomorrow = new Date(app.clock.nowMs() + 86_400_000);
  await addDeliveries(app, 1, tomorrow);
  const empty = await claimMs(app);
  await addDeliveries(app, PENDING_EVENTS, tomorrow);
  return { emptyMs: empty, millionMs: await claimMs(app) };
};

/** Measures deliveries of one worker beside bare requests with a commit each, and claims beside a million that wait. */
export const benchWebhooks = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const settings = { ...database.env, TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1', TSUZUKI_LIMITS: 'off' };
  const app = await createApp(readSettings(settingsGroups, settings));
  const receiver = await startReceiver();
  const reference = await openReference(database, receiver.url);
  try {
    await app.start(['web']);
    const [user] = await createUsers(database, 1);
    const userId = user ?? '';
    await app.db.transaction().execute((tx) => setTier(app, tx, { userId, tier: 'commercial' }));
    await addEndpoints(app, userId, receiver.url);
    const rounds: { ours: number; bare: number }[] = [];
    for (let round = 0; round <= effort.rounds; round += 1) {
      const one = { ours: await sendAll(app), bare: await reference.perSecond() };
      // In the first round compilers and caches are cold.
      if (round > 0) rounds.push(one);
    }
    const perSecond = median(rounds.map(({ ours }) => ours));
    const bare = median(rounds.map((each) => each.bare));
    const share = median(rounds.map((each) => each.ours / each.bare));
    const { emptyMs, millionMs } = await claims(app);
    const rows = [
      ['deliveries a second, one worker', perSecond.toFixed(0)],
      ['bare requests with a commit each, a second', bare.toFixed(0)],
      ['claim, few wait', `${emptyMs.toFixed(1)} ms`],
      ['claim, a million wait', `${millionMs.toFixed(1)} ms`],
    ];
    process.stdout.write(`${tableOf(['webhooks', ''], rows)}\n`);
    process.stdout.write(
      `${writeResult('webhooks', { perSecond, bare, share, emptyMs, millionMs })}\n`,
    );
    return [
      atLeast('webhooks: deliveries a second', perSecond, TARGETS.perSecond),
      atLeast('webhooks: share of bare requests and commits', share, TARGETS.share),
      atMost(
        'webhooks: growth of a claim by a million that wait',
        millionMs / emptyMs,
        TARGETS.growth,
      ),
    ];
  } finally {
    await reference.close();
    await receiver.worker.terminate();
    await app.close();
    await database.close();
  }
};
