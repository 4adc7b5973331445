import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkBackup, restoreBackup, writeBackup } from '#platform/backup/index.ts';
import { createApp, migrationsFolder } from '../../src/app.ts';
import { slices } from '../../src/slices.ts';
import { readOnce, rowsOf } from '../backups.ts';
import { createDatabase, testSettings } from '../databases.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const schemas = slices.map(({ name }) => name);

let test: TestApp;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'tsuzuki-backups-'));
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  await test.user('mika');
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true, force: true });
});

class Stopped extends Error {}

/** A signal that aborts at a step. */
const stopAt = (word: string, step: number) => {
  const controller = new AbortController();
  const onStep = (label: string, done: number): void => {
    if (label.includes(word) && done === step) controller.abort(new Stopped());
  };
  return { signal: controller.signal, onStep };
};

const write = (folder: string, stop: ReturnType<typeof stopAt>) =>
  writeBackup(test.app, { folder, schemas, folders: [], program: '1.0.0', ...stop });

const never = stopAt('never', 0);

/** Waits until something waits for a lock that a transaction of the test holds, and calls back. */
const whileLocked = async (app: TestApp['app'], table: string, onWaiting: () => void) => {
  const client = await app.database.pool.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  const waiting = expect
    .poll(async () => (await client.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)
    .then(onWaiting);
  return {
    release: async () => {
      await waiting;
      await client.query('rollback');
      client.release();
    },
  };
};

describe('a backup that is stopped', () => {
  it('between two tables leaves nothing', async () => {
    const folder = path.join(root, 'stopped');
    await expect(write(folder, stopAt('copying', 40))).rejects.toThrow(Stopped);
    expect(existsSync(folder)).toBe(false);
  });

  it('while it waits for a table leaves nothing', async () => {
    const controller = new AbortController();
    const lock = await whileLocked(test.app, 'lists.entry', () => controller.abort(new Stopped()));
    const folder = path.join(root, 'stopped');
    const { signal } = controller;
    await expect(write(folder, { ...never, signal })).rejects.toThrow(Stopped);
    await lock.release();
    expect(existsSync(folder)).toBe(false);
  });
});

describe('a restore that is stopped', () => {
  it.each([
    ['at its first table', 0],
    ['in the middle', 70],
  ])('%s leaves the database as it was', async (_when, step) => {
    const folder = path.join(root, `whole-${step}`);
    await write(folder, never);
    const database = await createDatabase(inject('serverUrl'), 'bare');
    const app = await createApp(testSettings(database.url, root), { purpose: 'restore' });
    const backup = await checkBackup({ folder, migrations: migrationsFolder, ...never });
    const stop = stopAt('loading', step);
    await expect(restoreBackup(app, backup, { schemas, ...stop })).rejects.toThrow(Stopped);
    expect((await rowsOf(database.url)).size).toBe(0);
    const left = `select nspname from pg_namespace where nspname in ('pgboss', 'lists')`;
    expect(await readOnce(database.url, left)).toEqual([]);
    await restoreBackup(app, backup, { schemas, ...never });
    expect((await rowsOf(database.url)).get('accounts."user"')).toHaveLength(1);
    await app.close();
    await database.drop();
  });
});
