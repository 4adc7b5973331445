import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import pg from 'pg';
import { givenMigrations } from '#platform/database/index.ts';
import { createApp, migrationsFolder } from '../../src/app.ts';
import { readOnce, rowsOf, tsuzukiOn, type Instance } from '../backups.ts';
import { createDatabase, testSettings, type TestDatabase } from '../databases.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let root: string;
let good: string;
let migrations: string[];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tsuzuki-backups-'));
  test = await startTestApp({ roles: ['web'] });
  await test.user('mika');
  migrations = (await readdir(migrationsFolder)).toSorted();
  good = path.join(root, 'good');
  const source = { url: test.databaseUrl, dataDir: await mkdtemp(path.join(root, 'data-')) };
  expect((await tsuzukiOn(source, ['backup', good])).code).toBe(0);
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true, force: true });
});

let database: TestDatabase;
let target: Instance;
let backup: string;
beforeEach(async () => {
  database = await createDatabase(inject('serverUrl'), 'bare');
  target = { url: database.url, dataDir: await mkdtemp(path.join(root, 'data-')) };
  backup = path.join(await mkdtemp(path.join(root, 'copy-')), 'backup');
  await cp(good, backup, { recursive: true });
});
afterEach(() => database.drop());

const SCHEMAS = `select nspname from pg_namespace where nspname !~ '^pg_' order by 1`;

/** Restores, which must fail and leave everything as it was. @returns what people read */
const refused = async (more: Record<string, string> = {}): Promise<string> => {
  const look = async () => [await readOnce(target.url, SCHEMAS), await rowsOf(target.url)];
  const before = await look();
  const { code, stdout, stderr } = await tsuzukiOn(target, ['restore', backup], more);
  expect({ code: code === 0, stdout }).toEqual({ code: false, stdout: '' });
  expect(await look()).toEqual(before);
  return stderr;
};

const rewrite = async (change: (manifest: any) => void): Promise<void> => {
  const file = path.join(backup, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  change(manifest);
  await writeFile(file, JSON.stringify(manifest));
};

it('names every file that is missing, cut or changed', async () => {
  const file = (name: string) => path.join(backup, 'tables', name);
  await rm(file('lists.entry.gz'));
  await truncate(file('accounts.user.gz'), 30);
  await appendFile(file('catalog.anime.gz'), 'x');
  const said = await refused();
  const names = ['accounts.user', 'catalog.anime', 'lists.entry'];
  expect(said).toContain(names.map((name) => `tables/${name}.gz`).join(', '));
});

it.each([
  ['a folder without a manifest', () => rm(path.join(backup, 'manifest.json')), 'no whole backup'],
  [
    'a manifest that is cut',
    () => truncate(path.join(backup, 'manifest.json'), 500),
    'manifest.json',
  ],
  [
    'a path out of the data folder',
    () => rewrite((it) => it.files.push({ ...it.jobs, path: '../evil' })),
    'manifest.json',
  ],
  ['another format', () => rewrite((it) => (it.format = 'tsuzuki-backup/2')), 'tsuzuki-backup/2'],
  [
    'a backup of a newer program',
    () => rewrite((it) => it.migrations.push('9999-future.sql')),
    'made by a newer Tsuzuki',
  ],
  [
    'a table that the migrations do not make',
    () => rewrite((it) => it.tables[3].columns.push('strange')),
    'damaged',
  ],
  ['fewer rows than were written', () => rewrite((it) => (it.tables.at(-1).rows += 1)), 'damaged'],
])('refuses %s', async (_what, spoil, words) => {
  await spoil();
  expect(await refused()).toContain(words);
});

it('refuses another master key than the one of the backup', async () => {
  const said = await refused({ TSUZUKI_SECRET: Buffer.alloc(32, 7).toString('base64') });
  expect(said).toContain('master key');
});

it('refuses a database with accounts, and takes one without', async () => {
  const app = await createApp(testSettings(target.url, target.dataDir));
  await app.migrate();
  await app.database.pool.query(
    `insert into accounts."user" (id, username, email, password_hash, created_at)
     values (gen_random_uuid(), 'yuki', 'yuki@example.org', '', now())`,
  );
  await app.close();
  expect(await refused()).toContain('this database has some (1)');
  await readOnce(target.url, 'delete from accounts."user"');
  expect((await tsuzukiOn(target, ['restore', backup])).code).toBe(0);
  const people = await readOnce(target.url, 'select username from accounts."user"');
  expect(people).toEqual([{ username: 'mika' }]);
});

it('refuses a database on which a server runs', async () => {
  const app = await createApp(testSettings(target.url, target.dataDir));
  await app.migrate();
  expect(await refused()).toContain('server runs on this database');
  await app.close();
});

it('applies what is newer than the backup', async () => {
  const older = await createDatabase(inject('serverUrl'), 'bare');
  const source = { url: older.url, dataDir: target.dataDir };
  const last = migrations.at(-1);
  const given = await givenMigrations(migrationsFolder, migrations.slice(0, -1));
  const client = new pg.Client({ connectionString: older.url });
  await client.connect();
  await given.apply(client);
  await client.end();
  backup = path.join(root, 'older');
  expect((await tsuzukiOn(source, ['backup', backup])).code).toBe(0);
  const { code, stdout, stderr } = await tsuzukiOn(target, ['restore', backup, '--json']);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(JSON.parse(stdout)).toMatchObject({ applied: [last] });
  await older.drop();
});

it('is not written into a folder that has something', async () => {
  await mkdir(path.join(root, 'taken'));
  await writeFile(path.join(root, 'taken', 'mine'), '');
  const source = { url: test.databaseUrl, dataDir: target.dataDir };
  const taken = await tsuzukiOn(source, ['backup', path.join(root, 'taken')]);
  expect(taken.stderr).toContain('is not empty');
  expect(await readFile(path.join(root, 'taken', 'mine'), 'utf8')).toBe('');
  const empty = await tsuzukiOn(target, ['backup', path.join(root, 'of-nothing')]);
  expect(empty.stderr).toContain('nothing to back up');
  await expect(readFile(path.join(root, 'of-nothing'))).rejects.toThrow('ENOENT');
});
