import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { refusal } from '#platform/operation-reasons.ts';

/** One forward-only step: `0001-accounts.sql`. */
interface Migration {
  name: string;
  sql: string;
}

/** An arbitrary number, the same in every Tsuzuki process. */
const MIGRATION_LOCK = 7_482_019;

const NAME = /^\d{4}-[a-z0-9-]+\.sql$/u;

const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  );
};

const appliedNames = async (client: pg.ClientBase): Promise<string[]> => {
  await client.query(`create table if not exists public.tsuzuki_migration
    (name text primary key, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string }>(
    'select name from public.tsuzuki_migration order by name',
  );
  return rows.map((row) => row.name);
};

const apply = async (client: pg.ClientBase, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into public.tsuzuki_migration (name) values ($1)', [migration.name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
};

/**
 * Migrates the database, one transaction per file, under an advisory lock so that several processes may start at once.
 * @returns the names of the migrations that were applied now.
 * @throws Refusal `UNAVAILABLE` when the database is newer than this program.
 */
export const migrate = async (pool: pg.Pool, folder: URL): Promise<string[]> => {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = new Set(await appliedNames(client));
    const unknown = [...applied].find((name) => !migrations.some((m) => m.name === name));
    if (unknown) {
      throw refusal('UNAVAILABLE', 'DATABASE_NEWER_THAN_PROGRAM', { migration: unknown });
    }
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
};
