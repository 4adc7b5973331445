import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseDueAccounts } from '#slices/accounts/commands/delete-account.ts';
import { ownedTables } from '#slices/accounts/export/owned-rows.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { EXTENSION_SETTINGS } from '../extension.ts';
import { PASSKEY_ORIGIN } from '../factor-secrets.ts';
import { merge } from '../merging.ts';
import { makeSecrets } from '../secret-makers.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    settings: {
      ...EXTENSION_SETTINGS,
      BASE_URL: PASSKEY_ORIGIN,
      TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1',
    },
  });
});
afterAll(() => test.close());

const query = async <Row extends object>(text: string): Promise<Row[]> =>
  (await test.app.database.pool.query<Row>(text)).rows;

/** How many rows of each table belong to a user. An open invitation, for example, belongs to nobody. */
const owned = async (): Promise<[string, number][]> => {
  const counts: [string, number][] = [];
  for (const { schema, name } of await ownedTables(test.app)) {
    const table = `${schema}."${name}"`;
    const [row] = await query<{ n: number }>(
      `select count(*)::int as n from ${table} t
       where to_jsonb(t) -> 'user_id' is distinct from 'null'::jsonb`,
    );
    counts.push([`${schema}.${name}`, row?.n ?? 0]);
  }
  return counts;
};

/** The tables of all schemas that contain one of several words anywhere. */
const holding = async (words: readonly string[]): Promise<string[]> => {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(`select t::text as row from ${name} t`);
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name);
  }
  return found;
};

it('people who used everything fill every table of their accounts', async () => {
  await makeSecrets(test);
  const [anime, other] = test.app.get(catalogue).all();
  await merge(test, { from: anime!.id, into: other!.id });
  const filled = /^(?:accounts|profiles|lists|feeds|imports)\./u;
  const empty = (await owned()).filter(([name, rows]) => filled.test(name) && !rows);
  expect(empty).toEqual([]);
});

it('erasing them leaves no row, id or address in any table, the queue among them', async () => {
  const users = await query<{ id: string; email: string }>('select id, email from accounts."user"');
  const words = users.flatMap(({ id, email }) => [id, email]);
  expect((await holding(words)).length).toBeGreaterThan(10);
  const open = `select id::text from pgboss.job where name !~ '^__' and state < 'completed'
    union all select id::text from scrobble.inbox where due_at is not null`;
  await expect.poll(() => query(open), { interval: 100 }).toEqual([]);
  await test.app.db
    .updateTable('accounts.user')
    .set({ deletion_due_at: test.clock.now() })
    .execute();
  expect(await eraseDueAccounts(test.app)).toBe(users.length);
  expect((await owned()).filter(([, rows]) => rows > 0)).toEqual([]);
  expect(await holding(words)).toEqual([]);
});
