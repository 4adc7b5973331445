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

const MIGRATIONS = 'public.tsuzuki_migration';

/** The names of the migrations of a database, in order; undefined if it never had any. */
export const migrationsOf = async (client: pg.ClientBase): Promise<string[] | undefined> => {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('${MIGRATIONS}') is not null as found`,
  );
  if (!rows[0]?.found) return undefined;
  const applied = await client.query<{ name: string }>(
    `select name from ${MIGRATIONS} order by name`,
  );
  return applied.rows.map((row) => row.name);
};

const apply = async (client: pg.ClientBase, migration: Migration): Promise<void> => {
  try {
    await client.query(migration.sql);
    await client.query(`insert into ${MIGRATIONS} (name) values ($1)`, [migration.name]);
  } catch (error) {
    throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
};

/** Work in a transaction of a connection, which is rolled back if it fails. */
const inTransaction = async (client: pg.ClientBase, work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

const createTable = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`create table if not exists ${MIGRATIONS}
    (name text primary key, applied_at timestamptz not null default now())`);
};

const firstUnknown = (
  migrations: readonly Migration[],
  names: readonly string[],
): string | undefined => names.find((name) => !migrations.some((known) => known.name === name));

/** Some migrations for a database without any, in the transaction of the caller. */
export interface GivenMigrations {
  /** The first that this program does not have. */
  unknown: string | undefined;
  apply(client: pg.ClientBase): Promise<void>;
}

/** The migrations of these names, such as those of a backup. */
export const givenMigrations = async (
  folder: URL,
  names: readonly string[],
): Promise<GivenMigrations> => {
  const migrations = await readMigrations(folder);
  const given = new Set(names);
  return {
    unknown: firstUnknown(migrations, names),
    apply: async (client) => {
      await createTable(client);
      for (const migration of migrations)
        if (given.has(migration.name)) await apply(client, migration);
    },
  };
};

/** Work on a connection while no other process migrates the database. With `shared`, others may do such work meanwhile. */
export const whileNotMigrated = async <T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  shared = false,
): Promise<T> => {
  const kind = shared ? '_shared' : '';
  await client.query(`select pg_advisory_lock${kind}($1)`, [MIGRATION_LOCK]);
  try {
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock${kind}($1)`, [MIGRATION_LOCK]).catch(() => {});
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
    return await whileNotMigrated(client, async () => {
      await createTable(client);
      const applied = (await migrationsOf(client)) ?? [];
      const unknown = firstUnknown(migrations, applied);
      if (unknown) {
        throw refusal('UNAVAILABLE', 'DATABASE_NEWER_THAN_PROGRAM', { migration: unknown });
      }
      const pending = migrations.filter(({ name }) => !applied.includes(name));
      for (const migration of pending) await inTransaction(client, () => apply(client, migration));
      return pending.map(({ name }) => name);
    });
  } finally {
    client.release();
  }
};
