import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { KeptJob } from '#platform/jobs.ts';
import { refusal } from '#platform/operation-reasons.ts';
import { tablePath, type KeptTable, type Manifest } from './manifest.ts';
import { copyIn } from './tables.ts';

const unpack = promisify(gunzip);

/** Loads a table. */
export const loadTable = async (
  client: pg.ClientBase,
  table: KeptTable,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> => {
  const file = createReadStream(path.join(folder, tablePath(table)));
  const target = client.query(copyFrom(copyIn(table)));
  await pipeline(file, createGunzip(), target, { signal });
  if (target.rowCount !== table.rows)
    throw refusal('BAD_USER_INPUT', 'BACKUP_BROKEN', { folder, files: tablePath(table) });
};

/** The jobs of a backup. In rows that are copied, backslashes are doubled. */
export const readJobs = async (folder: string, { jobs }: Manifest): Promise<KeptJob[]> => {
  const rows = String(await unpack(await readFile(path.join(folder, tablePath(jobs)))));
  return rows
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row.replaceAll('\\\\', '\\')) as KeptJob);
};
