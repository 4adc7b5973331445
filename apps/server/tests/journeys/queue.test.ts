import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { listen } from '#platform/database/index.ts';
import {
  defineQueue,
  defineWorker,
  drain,
  dueRows,
  leaseDue,
  takeDue,
} from '#platform/queue/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** One queue of the service represents all: it has what a queue needs, and nothing else processes it here. */
const queue = defineQueue({
  table: 'releases.pending_event',
  key: 'id',
  due: 'due_at',
  columns: ['id', 'due_at'],
});
const NOON = new Date('2026-01-15T12:00:00Z');
const at = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1_000);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ roles: ['web'] });
});
afterAll(() => test.close());
beforeEach(() => sql`truncate releases.pending_event`.execute(test.app.db));

const stopped: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stopped.splice(0)) await stop();
});

/** Adds rows that are due so many seconds after noon. @returns their ids */
const add = async (...seconds: number[]): Promise<number[]> => {
  const rows = seconds.map((second) => ({
    event: 'chapter',
    subject_id: randomUUID(),
    payload: '{}',
    due_at: at(second),
  }));
  const added = await test.app.db
    .insertInto('releases.pending_event')
    .values(rows)
    .returning('id')
    .execute();
  return added.map(({ id }) => id);
};

const idsOf = (rows: readonly { id: number }[]): number[] =>
  rows.map(({ id }) => id).sort((a, b) => a - b);

const hold = (tx: Parameters<typeof takeDue>[0], limit: number) =>
  dueRows(queue, { now: NOON, limit }).execute(tx);

it('claims what is due, the longest due first, and nothing else', async () => {
  const [late, early, , other] = await add(-1, -60, 1, 0);
  const { rows } = await hold(test.app.db, 2);
  expect(rows).toEqual([
    { id: early, due_at: at(-60) },
    { id: late, due_at: at(-1) },
  ]);
  const where = sql<boolean>`pending_event.id = ${other}`;
  const only = await takeDue(test.app.db, queue, { now: NOON, limit: 9, where });
  expect(idsOf(only)).toEqual([other]);
});

it('gives no row to two, however many claim at once', async () => {
  const ids = await add(...Array.from({ length: 40 }, (_, index) => -index));
  const leased: number[] = [];
  const lease = async (): Promise<boolean> => {
    const rows = await leaseDue(test.app.db, queue, { now: NOON, limit: 3, leaseMs: 60_000 });
    leased.push(...rows.map(({ id }) => id));
    return rows.length > 0;
  };
  await Promise.all(Array.from({ length: 8 }, () => drain(lease)));
  expect(leased.sort((a, b) => a - b)).toEqual(ids);
});

it('passes over what another transaction holds, and finds it free when that failed', async () => {
  const [first, second] = await add(-2, -1);
  const held = Promise.withResolvers<number[]>();
  const end = Promise.withResolvers<never>();
  const failing = test.app.db.transaction().execute(async (tx) => {
    held.resolve(idsOf((await hold(tx, 1)).rows));
    await end.promise;
  });
  expect(await held.promise).toEqual([first]);
  expect(idsOf((await hold(test.app.db, 9)).rows)).toEqual([second]);
  end.reject(new Error('the work failed'));
  await expect(failing).rejects.toThrow('the work failed');
  expect(idsOf((await hold(test.app.db, 9)).rows)).toEqual([first, second]);
});

it('claims again what a lease ran out on, unless it was settled', async () => {
  const [lost, settled] = await add(-2, -1);
  const claim = { limit: 9, leaseMs: 30_000 };
  const leased = await leaseDue(test.app.db, queue, { ...claim, now: NOON });
  expect(leased).toEqual(
    expect.arrayContaining([
      { id: lost, due_at: at(-2) },
      { id: settled, due_at: at(-1) },
    ]),
  );
  await sql`delete from releases.pending_event where id = ${settled}`.execute(test.app.db);
  expect(await leaseDue(test.app.db, queue, { ...claim, now: at(29) })).toEqual([]);
  expect(idsOf(await leaseDue(test.app.db, queue, { ...claim, now: at(30) }))).toEqual([lost]);
});

it('what was taken is there again when the transaction failed', async () => {
  const [id] = await add(-1);
  const claim = { now: NOON, limit: 1 };
  const failed = test.app.db.transaction().execute(async (tx) => {
    expect(idsOf(await takeDue(tx, queue, claim))).toEqual([id]);
    throw new Error('the work failed');
  });
  await expect(failed).rejects.toThrow('the work failed');
  expect(idsOf(await takeDue(test.app.db, queue, claim))).toEqual([id]);
  expect(await takeDue(test.app.db, queue, claim)).toEqual([]);
});

const startWorker = (options: Omit<Parameters<typeof defineWorker>[0], 'name'>) => {
  const worker = defineWorker({ name: 'test', ...options }).start(test.app);
  stopped.push(() => worker.stop());
  return worker;
};

/** Processes the rows that are due, and records them. */
const working = () => {
  const done: number[] = [];
  const work = (): Promise<void> =>
    drain(async () => {
      const rows = await takeDue(test.app.db, queue, { now: NOON, limit: 1 });
      done.push(...rows.map(({ id }) => id));
      return rows.length > 0;
    });
  return { done, work };
};

it('a worker wakes on NOTIFY, and on a ring while it works', async () => {
  const { done, work } = working();
  let ring: (() => void) | undefined;
  startWorker({
    work,
    pollMs: 600_000,
    wake: (app, wakeUp) => {
      ring = wakeUp;
      return listen(app.database, 'test_queue', wakeUp);
    },
  });
  const [first] = await add(-1);
  await expect
    .poll(async () => {
      await test.app.database.pool.query('notify test_queue');
      return done;
    })
    .toEqual([first]);
  const [second] = await add(-1);
  ring?.();
  await expect.poll(() => done).toEqual([first, second]);
});

it('a worker that nobody wakes looks by itself, also after a fault', async () => {
  const { done, work } = working();
  let faults = 0;
  startWorker({
    pollMs: 20,
    work: async () => {
      faults += 1;
      if (faults === 1) throw new Error('the database is away');
      await work();
    },
  });
  const ids = await add(-2, -1);
  await expect.poll(() => done).toEqual(ids);
});

it('a worker that is stopped ends what it was doing and begins nothing', async () => {
  await add(-3, -2, -1);
  let [begun, ended] = [0, 0];
  const gate = Promise.withResolvers<void>();
  const worker = startWorker({
    pollMs: 600_000,
    work: (_app, signal) =>
      drain(async () => {
        begun += 1;
        await gate.promise;
        await turn();
        ended += 1;
        return true;
      }, signal),
  });
  await expect.poll(() => begun).toBe(1);
  const stopped = worker.stop().then(() => ended);
  gate.resolve();
  expect(await stopped).toBe(1);
  for (let turns = 0; turns < 3; turns += 1) await turn();
  expect(begun).toBe(1);
});
