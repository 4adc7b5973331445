import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEvent, publish, react } from '#platform/events.ts';
import { createJobs, defineJob, poolAdapter, type Job, type Jobs } from '#platform/jobs.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let jobs: Jobs;
const seen: string[] = [];
let failures = 0;

const told = defineEvent({ name: 'test.told', schema: z.object({ word: z.string() }) });

const declarations = {
  jobs: [
    defineJob({
      name: 'test.fail-once',
      schema: z.object({}),
      run: async () => {
        failures += 1;
        if (failures === 1) throw new Error('the first time');
        seen.push('after a failure');
      },
    }),
  ],
  reactions: [
    react(told, 'test.listen', async (_app, { word }) => void seen.push(`listened ${word}`)),
    react(told, 'test.write', async (_app, { word }) => void seen.push(`wrote ${word}`)),
  ],
};

beforeAll(async () => {
  test = await startTestApp({ roles: ['web'] });
  jobs = createJobs(test.app.database, declarations, test.app.log);
  await jobs.work({ ...test.app, jobs });
});
afterAll(async () => {
  await jobs.close();
  await test.close();
});

const app = () => ({ ...test.app, jobs });

it('an event reaches every reaction once its transaction commits', async () => {
  await test.app.db.transaction().execute((tx) => publish(app(), tx, told, { word: 'hello' }));
  await expect.poll(() => seen).toEqual(expect.arrayContaining(['listened hello', 'wrote hello']));
});

it('a queue that was made just now takes jobs inside a transaction', async () => {
  const declaration = { name: `test.${randomUUID()}`, schema: z.object({}), run: async () => {} };
  const fresh = createJobs(
    test.app.database,
    { jobs: [defineJob(declaration)], reactions: [] },
    test.app.log,
  );
  await fresh.open();
  const enqueue = () =>
    test.app.db.transaction().execute((tx) => fresh.enqueue(tx, declaration.name, {}));
  await enqueue();
  expect(await fresh.counts()).toMatchObject([{ name: declaration.name }]);
  await fresh.close();
  // A transaction that ends late may not open the queue again: it would request a second connection.
  await expect(enqueue()).rejects.toThrow('not open');
});

it('a queue is asked for jobs only when it has some', async () => {
  const { pool } = test.app.database;
  const sent: string[] = [];
  const query = (text: string, values?: unknown[]) => {
    sent.push(text);
    return pool.query(text, values);
  };
  const database = { ...test.app.database, pool: Object.create(pool, { query: { value: query } }) };
  const ran: string[] = [];
  const [busy, idle] = ['busy', 'idle'].map((word) =>
    defineJob({
      name: `test.${word}-${randomUUID()}`,
      schema: z.object({ turn: z.int() }),
      run: async (_app, { turn }) => void ran.push(`${word} ${turn}`),
    }),
  ) as [Job, Job];
  const two = createJobs(database, { jobs: [busy, idle], reactions: [] }, test.app.log);
  await two.work({ ...test.app, database, jobs: two });
  for (const turn of [1, 2]) {
    await test.app.db.transaction().execute((tx) => two.enqueue(tx, busy.name, { turn }));
    await expect.poll(() => ran).toContain(`busy ${turn}`);
  }
  const fetches = ({ name }: Job) => sent.filter((text) => text.includes(`j.name = '${name}'`));
  expect(fetches(busy).length).toBeGreaterThan(0);
  expect(fetches(idle)).toEqual([]);
  await two.close();
});

it('an event is rolled back with the data', async () => {
  const work = test.app.db.transaction().execute(async (tx) => {
    await publish(app(), tx, told, { word: 'never' });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await test.app.db.transaction().execute((tx) => publish(app(), tx, told, { word: 'after' }));
  await expect.poll(() => seen).toContain('wrote after');
  expect(seen).not.toContain('wrote never');
});

it('a payload of the wrong form is refused before it is queued', async () => {
  const work = test.app.db
    .transaction()
    .execute((tx) => publish(app(), tx, told, { word: 42 } as never));
  await expect(work).rejects.toThrow('word');
});

it('a job that failed is run again', async () => {
  await test.app.db.transaction().execute((tx) => jobs.enqueue(tx, 'test.fail-once', {}));
  await expect.poll(() => seen).toContain('after a failure');
});

it('the queue maintains itself: a job whose worker died is found and its queue looked after', async () => {
  const boss = new PgBoss({
    db: poolAdapter(test.app.database),
    supervise: false,
    schedule: false,
  });
  const faults: string[] = [];
  boss.on('error', (error) => faults.push(error.message));
  await boss.start();
  const { pool } = test.app.database;
  await pool.query('update pgboss.queue set monitor_on = null, maintain_on = null');
  await boss.supervise();
  await boss.stop({ close: false });
  const { rows } = await pool.query(
    'select count(*)::int as n from pgboss.queue where monitor_on is not null',
  );
  expect(faults).toEqual([]);
  expect(rows[0].n).toBeGreaterThan(0);
});

it('cron runs in the process that works, even when something was enqueued before', async () => {
  const cronIsOn = async (): Promise<boolean> => {
    const { rows } = await test.app.database.pool.query('select cron_on from pgboss.version');
    return rows[0].cron_on !== null;
  };
  const other = createJobs(test.app.database, declarations, test.app.log);
  await test.app.database.pool.query('update pgboss.version set cron_on = null');
  await other.open();
  await other.work(app());
  await expect.poll(cronIsOn).toBe(true);
  await other.close();
});
