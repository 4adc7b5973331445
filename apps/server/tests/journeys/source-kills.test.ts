import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { fetchNext } from '#slices/sources/fetch/refresh.ts';
import { commandEnvironment } from '../databases.ts';
import { Fetching, WIKIDATA } from '../fetching.ts';
import { saidBySources } from '../said-by-sources.ts';
import { wikidataOf } from '../source-files.ts';

const cli = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));
const WAIT = { timeout: 60_000, interval: 5 };
/** What an import holds while it writes. */
const IMPORT_LOCK = 7_482_024;
/** What a run waits for before it is settled, in these tests. */
const SETTLE_LOCK = 77;

let on: Fetching;

beforeAll(async () => {
  on = await Fetching.start({ settings: { CATALOGUE_SOURCES: 'wikidata' } });
  await on.test.app.database.pool.query(`
    create function settle_later() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(${SETTLE_LOCK}); return new; end $$;
    create trigger settle_later before update on sources.source
      for each row when (old.run_id is not null and new.run_id is null) execute function settle_later()`);
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.clear();
  on.web.put(WIKIDATA, wikidataOf(20));
  expect(await on.outcomeOf('wikidata')).toBe('imported');
});

/** Runs statements in a transaction that keeps its locks until the test lets them go. */
const holding = async (statement: string): Promise<() => Promise<void>> => {
  const client = await on.test.app.database.pool.connect();
  await client.query('begin');
  await client.query(statement);
  let isHeld = true;
  const letGo = async (): Promise<void> => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    client.release();
  };
  onTestFinished(letGo);
  return letGo;
};

const startRefresh = (): ChildProcess =>
  spawn(process.execPath, [cli, 'catalog', 'refresh', 'wikidata'], {
    env: commandEnvironment(on.test.databaseUrl, path.dirname(on.folderOf()), {
      ...on.web.settings,
      CATALOGUE_SOURCES: 'wikidata',
    }),
    stdio: 'ignore',
  });

const kill = async (command: ChildProcess): Promise<void> => {
  command.kill('SIGKILL');
  await once(command, 'exit');
};

/** Whether a connection waits for a lock on so much, with which it would write. Those that read wait as well. */
const waitsFor = async (kind: string): Promise<boolean> => {
  const { rows } = await on.test.app.database.pool.query(
    `select from pg_locks where not granted and locktype = $1 and mode <> 'AccessShareLock'
      and database = (select oid from pg_database where datname = current_database())`,
    [kind],
  );
  return rows.length > 0;
};

/** The next process goes on when the lease of the killed one has ended. */
const runAgain = async (rows: number): Promise<void> => {
  // Commands go by the time of the machine.
  on.test.clock.set(new Date(Date.now() + 130_000));
  expect(await fetchNext(on.test.app, new AbortController().signal)).toBe(true);
  expect(await on.row('wikidata')).toMatchObject({ rows, run_id: null, failures: 0 });
  expect(await on.countManga()).toBe(rows);
  expect(await on.kept('wikidata')).toEqual(['data.json']);
};

it('a process that is killed while it unpacks leaves the old catalogue whole', async () => {
  const before = await saidBySources(on.test);
  const letGo = await holding(`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  on.web.put(WIKIDATA, wikidataOf(30, { padding: 500_000 }));
  const command = startRefresh();
  const names = async () => (await on.kept('wikidata')).join(' ');
  await expect.poll(names, WAIT).toContain('candidate-');
  await kill(command);
  await letGo();
  expect(await saidBySources(on.test)).toEqual(before);
  await runAgain(30);
});

it('one that is killed when all is written, and nothing is committed, does as well', async () => {
  const before = await saidBySources(on.test);
  const letGo = await holding('lock table catalog.data_source in access exclusive mode');
  on.web.put(WIKIDATA, wikidataOf(30));
  const command = startRefresh();
  await expect.poll(() => waitsFor('relation'), WAIT).toBe(true);
  await kill(command);
  await letGo();
  expect(await saidBySources(on.test)).toEqual(before);
  await runAgain(30);
});

it('one that is killed after the commit leaves the new catalogue, and the next run changes nothing', async () => {
  const letGo = await holding(`select pg_advisory_xact_lock(${SETTLE_LOCK})`);
  on.web.put(WIKIDATA, wikidataOf(30));
  const command = startRefresh();
  await expect.poll(() => on.countManga(), WAIT).toBe(30);
  await expect.poll(() => waitsFor('advisory'), WAIT).toBe(true);
  await kill(command);
  await letGo();
  const after = await saidBySources(on.test);
  expect((await on.row('wikidata')).rows).toBe(20);
  await runAgain(30);
  expect(await saidBySources(on.test)).toEqual(after);
});
