import { readdir, readFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fixedClock } from '#platform/clock.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';
import { createKey } from '#slices/access/index.ts';
import { createApp, type Application } from '../../src/app.ts';
import { slices } from '../../src/slices.ts';
import { askAt } from '../ask-at.ts';
import { readOnce, rowsOf, schemaOf, tsuzukiOn, type Instance } from '../backups.ts';
import { openBrowser } from '../browser.ts';
import { createDatabase, testSettings, type TestDatabase } from '../databases.ts';
import { person } from '../editing-people.ts';
import { addExampleEdits } from '../example-edits.ts';
import { EXTENSION_SETTINGS } from '../extension.ts';
import { PASSKEY_ORIGIN } from '../factor-secrets.ts';
import { makeSecrets } from '../secret-makers.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let source: Instance;
let target: Instance;
let targetDatabase: TestDatabase;
let root: string;
let key: string;

const backupAt = (name: string): string => path.join(root, name);

const FOR_NANA = '{ viewer { username animeList(first: 10) { nodes { status progress } } } }';

/** Somebody whose list and key are looked at again. */
const makeNana = async (): Promise<void> => {
  const nana = await person(test, 'nana');
  const scopes = ['read:public', 'read:list'] as const;
  const made = await test.app.db
    .transaction()
    .execute((tx) => createKey(test.app, tx, { userId: nana.id, scopes: [...scopes] }));
  key = made.key;
  const { errors } = await test.ask(
    `mutation { saveAnimeListEntry(input: { animeId: "86810299-3bb2-51cd-bb02-58ed38891c29", status: CURRENT, progress: 3 }) { entry { id } } }`,
    { bearer: nana.bearer },
  );
  expect(errors).toBeUndefined();
};

/** A job that waits, with what is hard to write. */
const DATA = { note: 'a \\ and a "\\n"\n\t続き' };
const makeWaitingJob = async (): Promise<void> => {
  const app = await createApp(testSettings(source.url, source.dataDir));
  await app.jobs.open();
  await app.db.transaction().execute((tx) => app.jobs.enqueue(tx, 'listfiles.forget-exports', {}));
  await app.database.pool.query(
    `update pgboss.job set data = $1 where name = 'listfiles.forget-exports' and state = 'created'`,
    [DATA],
  );
  await app.close();
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tsuzuki-backups-'));
  test = await startTestApp({
    template: 'shelf',
    settings: {
      ...EXTENSION_SETTINGS,
      BASE_URL: PASSKEY_ORIGIN,
      TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1',
    },
  });
  source = { url: test.databaseUrl, dataDir: await mkdtemp(path.join(root, 'data-')) };
  targetDatabase = await createDatabase(inject('serverUrl'), 'bare');
  target = { url: targetDatabase.url, dataDir: await mkdtemp(path.join(root, 'data-')) };
});
afterAll(async () => {
  await test.close();
  await targetDatabase.drop();
  await rm(root, { recursive: true, force: true });
});

/** Opens every sealed box. @returns how many there were */
const openAll = async (app: Application, columns: readonly SealedColumn[]): Promise<number> => {
  let count = 0;
  for (const { table, key: name, column, ...sealed } of columns) {
    const { rows } = await app.database.pool.query(
      `select ${name} as key, ${column} as box from ${table} where ${column} is not null`,
    );
    for (const { key: row, box } of rows)
      expect(app.secrets.open(box, sealed.place(row.toString('hex')))).not.toBe('');
    count += rows.length;
  }
  return count;
};

const tableFiles = async (name: string): Promise<Map<string, Buffer>> => {
  const folder = path.join(backupAt(name), 'tables');
  const names = await readdir(folder);
  const files = names.map(async (file) => [file, await readFile(path.join(folder, file))] as const);
  return new Map(await Promise.all(files));
};

it('holds a bit of everything', async () => {
  await makeSecrets(test);
  await makeNana();
  const author = await person(test, 'author');
  const editor = await person(test, 'editor', 'editor');
  await addExampleEdits(test, { authorId: author.id, editorId: editor.id });
});

it('is written while a server runs, readable by its owner alone', async () => {
  const { code, stdout, stderr } = await tsuzukiOn(source, ['backup', backupAt('live'), '--json']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const { tables, rows, bytes } = JSON.parse(stdout);
  expect(tables).toBeGreaterThan(100);
  expect(rows).toBeGreaterThan(10_000);
  expect(bytes).toBeGreaterThan(100_000);
  for (const [name, mode] of [
    ['.', 0o700],
    ['tables', 0o700],
    ['manifest.json', 0o600],
    ['tables/accounts.user.gz', 0o600],
  ] as const)
    expect((await stat(path.join(backupAt('live'), name))).mode & 0o777).toBe(mode);
});

it('no column has values that mean something only in its cluster', async () => {
  const columns = `select attrelid::regclass::text as name, attname, atttypid::regtype::text as type from pg_attribute
    join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where attnum > 0 and relkind in ('r', 'm', 'p') and nspname !~ '^pg_' and nspname not in ('information_schema', 'pgboss')
      and atttypid::regtype::text ~ '^(oid|xid|tid|cid|pg_|reg|txid)'`;
  expect(await readOnce(source.url, columns)).toEqual([]);
});

describe('restored', () => {
  beforeAll(async () => {
    await test.app.close();
    await makeWaitingJob();
    for (const [instance, ...words] of [
      [source, 'backup', backupAt('first')],
      [target, 'restore', backupAt('first')],
    ] as const) {
      const { code, stderr } = await tsuzukiOn(instance, words);
      expect({ words, code, stderr }).toMatchObject({ code: 0 });
    }
  });

  it('it is every row of every table, in the same schema', async () => {
    const [before, after] = [await rowsOf(source.url), await rowsOf(target.url)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(before.get('lists.entry')).not.toEqual([]);
    for (const [name, rows] of before)
      expect({ name, rows: after.get(name) }).toEqual({ name, rows });
    expect(await schemaOf(target.url)).toEqual(await schemaOf(source.url));
    const filled = [...before].filter(([, rows]) => rows.length > 0);
    expect(filled.length).toBeGreaterThan(before.size / 2);
  });

  it('it has the jobs that had not run, to run again', async () => {
    const jobs = `select id, name, data, state::text from pgboss.job where state < 'completed' and name !~ '^__' order by id`;
    const before = await readOnce<{ name: string; data: object }>(source.url, jobs);
    const waiting = before.filter(({ name }) => name === 'listfiles.forget-exports');
    expect(waiting.map(({ data }) => data)).toEqual([DATA]);
    const after = before.map((job) => ({ ...job, state: 'created' }));
    expect(await readOnce(target.url, jobs)).toEqual(after);
  });

  it('it gives the same files when it is backed up again', async () => {
    expect((await tsuzukiOn(target, ['backup', backupAt('second')])).code).toBe(0);
    const [first, second] = [await tableFiles('first'), await tableFiles('second')];
    expect([...second.keys()]).toEqual([...first.keys()]);
    for (const [name, bytes] of first)
      expect({ name, isSame: second.get(name)?.equals(bytes) }).toEqual({ name, isSame: true });
  });

  it('it is an instance on which people, keys and secrets work', async () => {
    const clock = fixedClock(test.clock.now().toISOString());
    const app = await createApp(testSettings(target.url, target.dataDir), { clock });
    const server = await app.start(['web']);
    const url = await server.listen({ host: '127.0.0.1', port: 0 });
    const browser = openBrowser({ ...test, app, url });
    const input = { login: 'nana', password: 'a long password' };
    expect((await browser.post('/auth/sign-in', input)).status).toBe(200);
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ query: FOR_NANA }),
    });
    const nodes = [{ status: 'CURRENT', progress: 3 }];
    expect(await response.json()).toMatchObject({
      data: { viewer: { username: 'nana', animeList: { nodes } } },
    });
    const { data } = await askAt(url)('{ searchAnime(query: "frieren") { titleRomaji } }');
    expect(data.searchAnime.titleRomaji).toContain('Frieren');
    const opened = await openAll(
      app,
      slices.flatMap((slice) => slice.sealed ?? []),
    );
    expect(opened).toBeGreaterThan(10);
    await app.close();
  });
});
