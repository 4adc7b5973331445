import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import { migrationsOf, whileNotMigrated } from '#platform/database/index.ts';
import { cancelledBy } from '#platform/interruption.ts';
import { refusal } from '#platform/operation-reasons.ts';
import { syncFolder } from '#platform/sync-folder.ts';
import { keepFiles } from './kept-files.ts';
import { FORMAT, MANIFEST, tablePath, type KeptTable, type Manifest } from './manifest.ts';
import { writeSummed } from './sums.ts';
import {
  copyOut,
  JOBS,
  JOBS_OUT,
  quoted,
  settleFormat,
  storedSequences,
  storedTables,
  type StoredTable,
} from './tables.ts';

/** How far a backup or its restoring is. */
export type OnStep = (label: string, done: number, total: number) => void;

export interface BackupOrder {
  /** The folder to write, which must be empty or missing. */
  folder: string;
  /** The schemas of the slices. */
  schemas: readonly string[];
  /** Folders of the data folder to take along. */
  folders: readonly string[];
  /** The version of this program. */
  program: string;
  signal: AbortSignal;
  onStep: OnStep;
}

interface Source {
  client: pg.PoolClient;
  order: BackupOrder;
}

const keepTable = async (
  { client, order }: Source,
  { name, columns }: Pick<StoredTable, 'name' | 'columns'>,
  statement: string,
): Promise<KeptTable> => {
  const rows = client.query(copyTo(statement));
  const file = path.join(order.folder, tablePath({ name }));
  const sum = await writeSummed(file, [rows, createGzip()], order.signal);
  // The number of rows comes after them. The answer to another statement comes after both.
  await client.query('select');
  return { name, columns, rows: rows.rowCount, ...sum };
};

const NO_JOBS = 'copy (select null where false) to stdout';

const keepJobs = async (source: Source): Promise<KeptTable> => {
  const { rows } = await source.client.query<{ found: boolean }>(
    `select to_regclass('pgboss.job') is not null as found`,
  );
  return keepTable(source, JOBS, rows[0]?.found ? JOBS_OUT : NO_JOBS);
};

const keepSequences = async ({ client, order }: Source): Promise<Manifest['sequences']> => {
  const sequences = [];
  for (const name of await storedSequences(client, order.schemas)) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    for (const row of rows) sequences.push({ name, ...row });
  }
  return sequences;
};

/**
 * Begins the transaction in which everything is read. Migrations wait until all tables are locked: what they rewrite would be empty for a transaction
 * that began before.
 */
const begin = (client: pg.PoolClient, schemas: readonly string[]) =>
  whileNotMigrated(
    client,
    async () => {
      await client.query('begin transaction isolation level repeatable read, read only');
      await settleFormat(client);
      const migrations = await migrationsOf(client);
      if (!migrations) throw refusal('BAD_USER_INPUT', 'NOTHING_TO_BACK_UP');
      const tables = await storedTables(client, schemas);
      const names = tables.map(({ name }) => quoted(name));
      await client.query(`lock table ${names.join(', ')} in access share mode`);
      return { migrations, tables };
    },
    true,
  );

type Rows = Pick<Manifest, 'migrations' | 'tables' | 'jobs' | 'sequences' | 'postgres'>;

const keepRows = async (source: Source): Promise<Rows> => {
  const { client, order } = source;
  const { migrations, tables } = await begin(client, order.schemas);
  const kept = [];
  for (const [index, table] of tables.entries()) {
    order.onStep('copying the tables', index, tables.length);
    kept.push(await keepTable(source, table, copyOut(table)));
  }
  const jobs = await keepJobs(source);
  // Numbers that are given out are never taken back, so they are read last: later ones leave a gap, earlier ones would come twice.
  const sequences = await keepSequences(source);
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  await client.query('commit');
  return { migrations, tables: kept, jobs, sequences, postgres: rows[0]?.version ?? '' };
};

/** @returns whether the folder was made */
const makeFolder = async (folder: string): Promise<boolean> => {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = made === undefined ? await readdir(folder) : [];
  if (there.length > 0) throw refusal('BAD_USER_INPUT', 'BACKUP_FOLDER_TAKEN', { folder });
  return made !== undefined;
};

/** Nothing is left of a backup that failed. */
const removeParts = async (folder: string, isMade: boolean): Promise<void> => {
  const parts = isMade ? [folder] : (await readdir(folder)).map((name) => path.join(folder, name));
  for (const part of parts) await rm(part, { recursive: true, force: true });
};

const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const part = path.join(folder, `${MANIFEST}.part`);
  await using handle = await open(part, 'wx', 0o600);
  await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await handle.sync();
  await syncFolder(path.join(folder, 'tables'));
  await rename(part, path.join(folder, MANIFEST));
  await syncFolder(folder);
};

const write = async (app: App, order: BackupOrder): Promise<Manifest> => {
  const { folder, folders, program, signal } = order;
  const { dataDir } = app.settings.of(dataSettings);
  const client = await app.database.pool.connect();
  let rows: Rows;
  try {
    rows = await cancelledBy(signal, () => keepRows({ client, order }));
  } catch (error) {
    // A connection in the middle of a copy cannot be used again.
    client.release(true);
    throw error;
  }
  client.release();
  const files = await keepFiles({ dataDir, backup: folder, signal }, folders);
  const createdAt = app.clock.now().toISOString();
  const manifest: Manifest = { format: FORMAT, program, createdAt, ...rows, files };
  signal.throwIfAborted();
  await writeManifest(folder, manifest);
  return manifest;
};

/** Writes all that cannot be made again into a folder: the rows as they were at one moment, and files of the data folder. */
export const writeBackup = async (app: App, order: BackupOrder): Promise<Manifest> => {
  const isMade = await makeFolder(order.folder);
  try {
    return await write(app, order);
  } catch (error) {
    await removeParts(order.folder, isMade);
    order.signal.throwIfAborted();
    throw error;
  }
};
