import { Pool } from 'pg';
import { Agent, request } from 'undici';
import { readSettings } from '#platform/settings.ts';
import { sendDue } from '#platform/delivery/index.ts';
import { webhookDeliveries } from '#slices/webhooks/delivery/deliveries.ts';
import { setTier } from '#slices/access/index.ts';
import { createApp, settingsGroups, type Application } from '../src/app.ts';
import { createUsers } from './accounts.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { median, type Effort } from './measure.ts';
import { atLeast, atMost, tableOf, writeResult, type Verdict } from './report.ts';
import { benchClaims } from './webhook-claims.ts';
import { addDeliveries, addEndpoints, ENDPOINTS, startReceiver } from './webhook-load.ts';
import { benchEdits } from './webhook-of-edit.ts';

/** A worker signs, checks the address and the owner, keeps limits and writes a log, which the reference does not. */
const TARGETS = { perSecond: 1_000, share: 0.5, growth: 2, filterMs: 10, editMs: 2_000 };
const EVENTS = 25;
const AT_ONCE = 256;
const COMMITTERS = 16;

const sendAll = async (app: Application): Promise<number> => {
  await addDeliveries(app, EVENTS);
  const since = performance.now();
  await sendDue(app, webhookDeliveries);
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

/** An app on the database of the bench that may send to this machine. */
const openApp = ({ env }: BenchDatabase): Promise<Application> => {
  const reach = { TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1', BASE_URL: 'https://bench.example' };
  return createApp(readSettings(settingsGroups, { ...env, ...reach, TSUZUKI_LIMITS: 'off' }));
};

const measureEdits = async (database: BenchDatabase, userId: string) => {
  const app = await openApp(database);
  try {
    await app.start(['web', 'worker']);
    return await benchEdits(app, userId);
  } finally {
    await app.close();
  }
};

/** Deliveries and bare requests in turn, so that other work of the machine affects both alike. */
const measureRates = async (
  app: Application,
  reference: { perSecond: () => Promise<number> },
  rounds: number,
) => {
  const taken: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = { ours: await sendAll(app), bare: await reference.perSecond() };
    // In the first round compilers and caches are cold.
    if (round > 0) taken.push(one);
  }
  return {
    perSecond: median(taken.map(({ ours }) => ours)),
    bare: median(taken.map((each) => each.bare)),
    share: median(taken.map((each) => each.ours / each.bare)),
  };
};

/** Measures deliveries of one worker beside bare requests with a commit each, claims beside a million that wait, and the way from an edit to a receiver. */
export const benchWebhooks = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const [userId = ''] = await createUsers(database, 1);
  const { app: opened } = database;
  await opened.db
    .transaction()
    .execute((tx) => setTier(opened, tx, { userId, tier: 'commercial' }));
  const edits = await measureEdits(database, userId);
  const app = await openApp(database);
  const receiver = await startReceiver();
  const reference = await openReference(database, receiver.url);
  try {
    await app.start(['web']);
    await addEndpoints(app, { userId, url: receiver.url, eventType: 'chapter.released' });
    const rates = await measureRates(app, reference, effort.rounds);
    const claims = await benchClaims(app);
    const rows = [
      ['deliveries a second, one worker', rates.perSecond.toFixed(0)],
      ['bare requests with a commit each, a second', rates.bare.toFixed(0)],
      ['claim of 256, 5,000 wait', `${claims.fewMs.toFixed(1)} ms`],
      ['claim of 256, a million wait', `${claims.millionMs.toFixed(1)} ms`],
      ['filter of the log, a million deliveries', `${claims.filterMs.toFixed(1)} ms`],
      ['from an accepted edit to the receiver', `${edits.editMs.toFixed(0)} ms`],
      ['the slowest of them', `${edits.slowestEditMs.toFixed(0)} ms`],
    ];
    process.stdout.write(`${tableOf(['webhooks', ''], rows)}\n`);
    process.stdout.write(`${writeResult('webhooks', { ...rates, ...claims, ...edits })}\n`);
    const growth = claims.millionMs / claims.fewMs;
    return [
      atLeast('webhooks: deliveries a second', rates.perSecond, TARGETS.perSecond),
      atLeast('webhooks: share of bare requests and commits', rates.share, TARGETS.share),
      atMost('webhooks: growth of a claim by a million that wait', growth, TARGETS.growth),
      atMost('webhooks: filter of the log, ms', claims.filterMs, TARGETS.filterMs),
      atMost('webhooks: slowest way from an edit, ms', edits.slowestEditMs, TARGETS.editMs),
    ];
  } finally {
    await reference.close();
    await receiver.worker.terminate();
    await app.close();
    await database.close();
  }
};
