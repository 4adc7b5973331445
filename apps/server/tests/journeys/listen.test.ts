import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, openDatabase, type OpenDatabase } from '#platform/database/index.ts';
import { createLog } from '#platform/log.ts';
import { testSettings } from '../databases.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let database: OpenDatabase;

beforeAll(async () => {
  test = await startTestApp();
  database = await openDatabase({
    url: test.databaseUrl,
    dataDir: '/nowhere',
    poolSize: 1,
    namedStatements: true,
    mode: 'own',
    purpose: 'hub',
    log: createLog(testSettings(test.databaseUrl, '/nowhere')),
  });
});
afterAll(async () => {
  await database.close();
  await test.close();
});

/** The connections outside the pool, which listen. */
const listening = async (name: string): Promise<number[]> => {
  const { rows } = await test.app.database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = $1 and query ~ '^(un)?listen '`,
    [`tsuzuki ${name}`],
  );
  return rows.map(({ pid }) => pid);
};

const notify = (channel: string, payload: string) =>
  test.app.database.pool.query('select pg_notify($1, $2)', [channel, payload]);

const hearing = (channel: string) => {
  const told: (string | undefined)[] = [];
  return { told, ...listen(database, channel, (payload) => told.push(payload)) };
};

it('a whole process hears all its channels on one connection', async () => {
  await expect.poll(() => listening('serve')).toHaveLength(1);
});

it('each hears its own channel from when it began, until it stops', async () => {
  const [one, two] = [hearing('one'), hearing('two')];
  const again = hearing('one');
  await expect.poll(() => [...one.told, ...two.told, ...again.told].length).toBe(3);
  await notify('one', 'a');
  await notify('two', 'b');
  await expect.poll(() => two.told).toEqual([undefined, 'b']);
  expect(one.told).toEqual([undefined, 'a']);
  expect(again.told).toEqual([undefined, 'a']);

  const late = hearing('late');
  await expect.poll(() => late.told).toEqual([undefined]);
  await one.stop();
  await two.stop();
  await notify('one', 'c');
  await notify('two', 'c');
  await expect.poll(() => again.told).toEqual([undefined, 'a', 'c']);
  expect([one.told.length, two.told.length]).toEqual([2, 2]);
  expect(await listening('hub')).toHaveLength(1);
  await again.stop();
  await late.stop();
  await expect.poll(() => listening('hub')).toEqual([]);
});

it('a lost connection is made again for all channels, each told that it may have missed something', async () => {
  const [one, two] = [hearing('one'), hearing('two')];
  await expect.poll(() => [...one.told, ...two.told].length).toBe(2);
  const [pid] = await listening('hub');
  await test.app.database.pool.query('select pg_terminate_backend($1)', [pid]);
  await expect.poll(() => two.told).toEqual([undefined, undefined]);
  await notify('one', 'after');
  await expect.poll(() => one.told).toEqual([undefined, undefined, 'after']);
  expect(await listening('hub')).toHaveLength(1);
  await Promise.all([one.stop(), two.stop()]);
});

it('who stops before there is a connection leaves none, and another may begin at once', async () => {
  const brief = hearing('one');
  const stopped = brief.stop();
  const next = hearing('one');
  await stopped;
  await expect.poll(() => next.told).toEqual([undefined]);
  expect(brief.told).toEqual([]);
  await next.stop();
  expect(await listening('hub')).toEqual([]);
});
