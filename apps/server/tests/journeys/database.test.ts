import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createDatabase, testSettings, urlOf } from '../databases.ts';
import { takeNestedConnections } from '../nested-connection.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('several processes may migrate at once: each step is applied once', async () => {
  const database = await createDatabase(inject('serverUrl'), 'empty');
  const settings = testSettings(database.url, folder);
  const first = await createApp(settings);
  await first.database.pool.query(`do $$ begin execute (
    select 'drop schema ' || string_agg(nspname, ', ') || ' cascade' from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'public', 'pgboss')
  ); end $$; drop table tsuzuki_migration, tsuzuki_canary, tsuzuki_probe`);
  const second = await createApp(settings);
  const applied = await Promise.all([first.migrate(), second.migrate()]);
  expect(applied.flat()).toEqual(expect.arrayContaining(['0001-accounts.sql']));
  expect(applied).toContainEqual([]);
  expect(await first.migrate()).toEqual([]);
  await Promise.all([first.close(), second.close()]);
  await database.drop();
});

it('a database of a newer program is refused, untouched', async () => {
  const database = await createDatabase(inject('serverUrl'), 'empty');
  const app = await createApp(testSettings(database.url, folder));
  await app.database.pool.query(`insert into tsuzuki_migration (name) values ('9999-future.sql')`);
  await expect(app.migrate()).rejects.toThrow('newer Tsuzuki');
  await app.close();
  await database.drop();
});

it('a database that cannot be reached is named as the fault', async () => {
  const url = urlOf(inject('serverUrl'), 'no_such_database');
  await expect(createApp(testSettings(url, folder))).rejects.toThrow(
    'The database cannot be reached',
  );
});

it('a connection requested inside a transaction fails its test; one requested after it does not', async () => {
  const database = await createDatabase(inject('serverUrl'), 'empty');
  const app = await createApp(testSettings(database.url, folder));
  const read = () => app.db.selectFrom('accounts.user').select('id').execute();
  const late = Promise.withResolvers<void>();
  const afterwards = await app.db.transaction().execute((tx) => {
    const later = late.promise.then(read);
    return tx
      .selectFrom('accounts.user')
      .select('id')
      .execute()
      .then(() => ({ later }));
  });
  late.resolve();
  expect(await afterwards.later).toEqual([]);
  expect(takeNestedConnections()).toEqual([]);
  await expect(app.db.transaction().execute(read)).rejects.toThrow('inside a transaction');
  await expect(
    app.db.transaction().execute(() => app.database.pool.query('select 1')),
  ).rejects.toThrow('inside a transaction');
  expect(takeNestedConnections()).not.toEqual([]);
  await app.close();
  await database.drop();
});
