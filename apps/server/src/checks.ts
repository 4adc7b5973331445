import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { dataSettings, freeBytes } from '#platform/data-dir.ts';
import { databaseSettings } from '#platform/database/index.ts';
import type { Verdict } from '#platform/finding.ts';
import { httpSettings } from '#platform/http/index.ts';
import { opensDatabase } from '#platform/secrets/index.ts';
import type { Check } from '#platform/slice.ts';
import { addressVerdict } from './address-check.ts';
import { bad, good } from './check-findings.ts';
import { slices } from './slices.ts';

/** The result of one check. */
export interface Finding extends Verdict {
  name: string;
}

const LEAST_FREE_BYTES = 1024 ** 3;
const MOST_SKEW_MS = 5_000;

const checkDatabase = async (app: App): Promise<Verdict> => {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(app.db);
  const { url } = app.settings.of(databaseSettings);
  const version = rows[0]?.version ?? '?';
  return good(url ? 'DATABASE_GIVEN' : 'DATABASE_EMBEDDED', { version });
};

const checkDurability = async (app: App): Promise<Verdict> => {
  const { rows } = await sql<{ fsync: string }>`
    select current_setting('fsync') as fsync`.execute(app.db);
  return rows[0]?.fsync === 'on' ? good('FSYNC_ON') : bad('FSYNC_OFF');
};

const checkClock = async (app: App): Promise<Verdict> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(app.db);
  const ms = Math.abs((rows[0]?.now.getTime() ?? 0) - Date.now());
  return ms <= MOST_SKEW_MS ? good('CLOCK_AGREES', { ms }) : bad('CLOCK_DIFFERS', { ms });
};

const checkDisk = async (app: App): Promise<Verdict> => {
  const { dataDir: folder } = app.settings.of(dataSettings);
  const free = await freeBytes(folder);
  const found = { gibibytes: (free / 1024 ** 3).toFixed(1), folder };
  return free >= LEAST_FREE_BYTES ? good('DISK_SUFFICES', found) : bad('DISK_SHORT', found);
};

const appliedMigrations = async (app: App): Promise<string[]> => {
  const table = await sql<{ found: boolean }>`
    select to_regclass('public.tsuzuki_migration') is not null as found`.execute(app.db);
  if (!table.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`
    select name from public.tsuzuki_migration`.execute(app.db);
  return rows.map(({ name }) => name);
};

const checkMigrations = async (app: App): Promise<Verdict> => {
  const files = await readdir(new URL('../migrations/', import.meta.url));
  const known = files.filter((file) => file.endsWith('.sql'));
  const applied = await appliedMigrations(app);
  const newer = applied.find((name) => !known.includes(name));
  if (newer) return bad('MIGRATIONS_NEWER', { migration: newer });
  const pending = known.length - applied.length;
  return pending === 0
    ? good('MIGRATIONS_APPLIED')
    : bad('MIGRATIONS_PENDING', { pending, all: known.length });
};

const checkMasterKey = async (app: App): Promise<Verdict> => {
  switch (await opensDatabase(app)) {
    case undefined:
      return good('NOTHING_SEALED');
    case true:
      return good('MASTER_KEY_RIGHT');
    case false:
      return bad('MASTER_KEY_WRONG');
  }
};

const checkAddress = ({ settings }: App): Promise<Verdict> =>
  Promise.resolve(addressVerdict(settings.of(httpSettings)));

const MIGRATIONS: Check = { name: 'migrations', run: checkMigrations };

const PLATFORM_CHECKS: readonly Check[] = [
  { name: 'database', run: checkDatabase },
  { name: 'durability', run: checkDurability },
  { name: 'clock', run: checkClock },
  { name: 'disk', run: checkDisk },
  { name: 'secrets', run: checkMasterKey },
  { name: 'address', run: checkAddress },
];

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const find = async (check: Check, app: App): Promise<Finding[]> => {
  const { name } = check;
  try {
    return [await check.run(app)].flat().map((verdict) => ({ name, ...verdict }));
  } catch (error) {
    return [{ name, ...bad('CHECK_FAILED', { error: messageOf(error) }) }];
  }
};

/** Runs every check. The tables of slices are checked only if this program knows their version. */
export const examine = async (app: App): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const check of PLATFORM_CHECKS) findings.push(...(await find(check, app)));
  const migrations = await find(MIGRATIONS, app);
  findings.push(...migrations);
  const isCurrent = migrations.every(({ isGood }) => isGood);
  for (const check of slices.flatMap((slice) => slice.checks ?? [])) {
    const waiting = { name: check.name, ...bad('CHECK_WAITS') };
    findings.push(...(isCurrent ? await find(check, app) : [waiting]));
  }
  return findings;
};
