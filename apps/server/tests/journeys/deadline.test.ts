import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { CancellableClient } from '#platform/database/cancellable-client.ts';
import { Refusal } from '#platform/errors.ts';
import { Interruption, interruptible } from '#platform/interruption.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const LIST = '{ viewer { animeList { totalCount nodes { id } } } }';
/** Long enough for the steps below on a busy machine, and short enough to wait for. */
const LATE_MS = 2_000;

let locker: pg.Client;

/** Makes every statement about lists wait, as a slow one would. */
const holdUpLists = async ({ databaseUrl }: TestApp): Promise<void> => {
  locker = new pg.Client({ connectionString: databaseUrl });
  await locker.connect();
  await locker.query('begin');
  await locker.query('lock table lists.entry in access exclusive mode');
};

afterEach(async () => {
  await locker?.end();
});

/** Statements of the app that wait in PostgreSQL now. */
const waiting = async (): Promise<number> => {
  // Within the transaction that holds the lock, the activity would be a snapshot from its start.
  await locker.query('select pg_stat_clear_snapshot()');
  const { rows } = await locker.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
};

const EVENTUALLY = { timeout: 5_000, interval: 20 };

describe.each(['on', 'off'])('with named statements %s', (namedStatements) => {
  let test: TestApp;
  let bearer: string;

  beforeAll(async () => {
    test = await startTestApp({
      roles: ['web'],
      settings: {
        TSUZUKI_DEADLINE_MS: String(LATE_MS),
        DATABASE_NAMED_STATEMENTS: namedStatements,
        DATABASE_POOL_SIZE: '2',
      },
    });
    ({ bearer } = await test.user());
  });
  afterAll(() => test.close());

  it('an operation that takes too long is answered, and its SQL cancelled in PostgreSQL', async () => {
    await holdUpLists(test);
    const since = performance.now();
    const asking = test.ask(LIST, { bearer });
    await expect.poll(waiting, EVENTUALLY).toBeGreaterThan(0);
    const answer = await asking;
    expect(performance.now() - since).toBeGreaterThan(LATE_MS);
    expect(answer).toMatchObject({
      status: 503,
      errors: [{ extensions: { code: 'DEADLINE_EXCEEDED' } }],
    });
    expect(answer.data).toBeUndefined();
    await expect.poll(waiting, EVENTUALLY).toBe(0);
  });

  it('its connections are good for the next ones', async () => {
    await holdUpLists(test);
    const late = await Promise.all(Array.from({ length: 6 }, () => test.ask(LIST, { bearer })));
    expect(late.map(({ status }) => status)).toEqual(Array(6).fill(503));
    await expect.poll(waiting, EVENTUALLY).toBe(0);
    await locker.query('rollback');
    const next = await Promise.all(Array.from({ length: 6 }, () => test.ask(LIST, { bearer })));
    for (const { data, errors } of next) {
      expect(errors).toBeUndefined();
      expect(data.viewer.animeList).toEqual({ totalCount: 0, nodes: [] });
    }
  });

  it('a transaction that is called off is rolled back', async () => {
    const { db } = test.app;
    const interruption = new Interruption();
    const work = interruptible(interruption, () =>
      db.transaction().execute(async (tx) => {
        await sql`insert into access.bucket (bucket, tat_ms, day, used) values ('called off', 0, 1, 1)`.execute(
          tx,
        );
        await sql`select pg_sleep(30)`.execute(tx);
      }),
    );
    setTimeout(() => interruption.callOff(new Refusal('UNAVAILABLE', 'TEST', 'enough')), 100);
    await expect(work).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'enough' });
    const rows = await db
      .selectFrom('access.bucket')
      .selectAll()
      .where('bucket', '=', 'called off')
      .execute();
    expect(rows).toEqual([]);
  });
});

/** A client whose statements take a while to reach the server. */
class SlowToSend extends CancellableClient {
  protected override send(parameters: readonly unknown[]): unknown {
    return sleep(300).then(() => super.send(parameters));
  }
}

describe('a cancellation that is quicker than its statement', () => {
  let test: TestApp;
  let client: SlowToSend;
  beforeAll(async () => {
    test = await startTestApp({ roles: ['web'] });
    client = new SlowToSend({ connectionString: test.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await test.close();
  });

  it('is repeated until the statement has ended', async () => {
    const interruption = new Interruption();
    const since = performance.now();
    const work = interruptible(
      interruption,
      () => client.query('select pg_sleep(60)') as unknown as Promise<unknown>,
    );
    interruption.callOff(new Refusal('UNAVAILABLE', 'TEST', 'enough'));
    await expect(work).rejects.toMatchObject({ message: 'enough' });
    expect(performance.now() - since).toBeLessThan(30_000);
  });
});

describe('a client that goes away', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ roles: ['web'] });
  });
  afterAll(() => test.close());

  it('stops the work, long before its deadline', async () => {
    const { bearer } = await test.user();
    await holdUpLists(test);
    const leaving = new AbortController();
    const asking = fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ query: LIST }),
      signal: leaving.signal,
    });
    await expect.poll(waiting, EVENTUALLY).toBeGreaterThan(0);
    leaving.abort();
    await expect(asking).rejects.toThrow('abort');
    await expect.poll(waiting, { timeout: 3_000, interval: 20 }).toBe(0);
    await locker.query('rollback');
    expect((await test.ask(LIST, { bearer })).errors).toBeUndefined();
  });
});
