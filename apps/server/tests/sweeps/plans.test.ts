import pg from 'pg';
import { EXAMPLES } from '@tsuzuki/contract/examples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportAccount } from '#slices/accounts/export/index.ts';
import { slices } from '../../src/slices.ts';
import { EXTENSION_SETTINGS } from '../extension.ts';
import { PASSKEY_ORIGIN } from '../factor-secrets.ts';
import { makeManyRows } from '../many-rows.ts';
import { faultsOf } from '../plans.ts';
import { makeSecrets } from '../secret-makers.ts';
import { statementsOf, type Statement } from '../statements.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Jobs that request data from other machines. */
const ABROAD = /^(?:sources|access\.reconcile)/u;

let test: TestApp;
let client: pg.Client;
let statements: Statement[] = [];

beforeAll(async () => {
  test = await startTestApp({
    template: 'catalogue',
    settings: {
      ...EXTENSION_SETTINGS,
      BASE_URL: PASSKEY_ORIGIN,
      TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1',
    },
  });
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.close();
});

/** Runs the scheduled jobs, which keep tables from growing. */
const runScheduledJobs = async (): Promise<void> => {
  const jobs = slices.flatMap((slice) => slice.jobs ?? []);
  for (const job of jobs.filter(({ cron, name }) => cron && !ABROAD.test(name)))
    await job.run(test.app, {});
};

const exportAll = async (userId: string): Promise<void> => {
  for await (const part of await exportAccount(test.app, userId)) expect(part).toBeDefined();
};

it('everything is used once, and every statement is noted', async () => {
  statements = await statementsOf(async () => {
    await makeSecrets(test);
    const { bearer, id } = await test.user('example');
    for (const { query } of EXAMPLES) await test.ask(query, { bearer });
    await exportAll(id);
    const { id: leaving } = await test.user('leaving');
    await test.app.db
      .updateTable('accounts.user')
      .set({ deletion_due_at: new Date(0) })
      .where('id', '=', leaving)
      .execute();
    await runScheduledJobs();
  });
  expect(statements.length).toBeGreaterThan(120);
});

/** Some chapters and volumes to copy, because the catalogue of tests has none. */
const writeUnits = () =>
  client.query(
    `insert into releases.unit (id, manga_id, kind, label, position, language, released_on, source)
     select gen_random_uuid(), id, case when place % 5 = 0 then 'VOLUME' else 'CHAPTER' end, '1', 1, 'ja', '2024-01-01', 'sample'
     from (select id, row_number() over () as place from catalog.manga limit 50) manga`,
  );

it('the instance grows to what a big one holds', async () => {
  await writeUnits();
  await makeManyRows(client);
  const { rows } = await client.query<{ name: string; n: number }>(
    `select oid::regclass as name, reltuples::int as n from pg_class where relkind = 'r' and reltuples >= 9500`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.find(({ name }) => name === 'lists.entry')?.n).toBeGreaterThan(90_000);
  expect(rows.find(({ name }) => name === 'releases.unit')?.n).toBeGreaterThan(25_000);
});

/** The import of an operator's own mapping file, which one of the makers does, reads all of the catalogue, rules and episodes. */
const OF_IMPORTS = new Set(['delete from "mapping"."episode" where "source" = $1']);
const READS_MAPPING = /^select "kind", .* from "mapping"\."(?:rule|episode)"(?: left join .*)?$/u;

/** What is counted over all lists, by jobs, reads all lists. Then every process reads all figures. */
const COUNTS_LISTS =
  /^(?:delete from|\s*with open as .* insert into|\s*select work_id as "workId", users, .* from) trends\./su;

/** Every process knows who keeps a list in sync. */
const READS_CONNECTED = 'select distinct "user_id" from "sync"."link"';

/** @param table to explain only what names it, as explaining all takes seconds */
const faults = (table = '') =>
  faultsOf(
    client,
    statements.filter(
      ({ text }) =>
        text.includes(table) &&
        !OF_IMPORTS.has(text) &&
        text !== READS_CONNECTED &&
        !READS_MAPPING.test(text) &&
        !COUNTS_LISTS.test(text),
    ),
  );

it('no statement reads all of a big table, or sorts more than a page of it', async () => {
  expect(await faults()).toEqual([]);
});

it('what belongs to an account is found by an index when it is erased', async () => {
  const { rows } = await client.query<{ reference: string }>(
    `select k.conrelid::regclass || ' ' || k.conname as reference from pg_constraint k
     where k.contype = 'f' and k.confrelid = 'accounts."user"'::regclass and not exists (
       select from pg_index x where x.indrelid = k.conrelid and x.indkey[0] = k.conkey[1])`,
  );
  expect(rows).toEqual([]);
});

it.each([
  ['accounts.session_by_user', '"session"'],
  ['scrobble.token_by_user', '"token"'],
  ['access.key_by_user', '"key"'],
  ['accounts.audit_by_user', '"audit"'],
])(
  'without the index %s one would',
  async (index, table) => {
    await client.query(`begin; drop index ${index}`);
    try {
      expect(await faults(table)).not.toEqual([]);
    } finally {
      await client.query('rollback');
    }
  },
  60_000,
);
