import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { dataSettings, freeBytes } from '#platform/data-dir.ts';
import { databaseSettings } from '#platform/database/index.ts';
import { httpSettings } from '#platform/http/index.ts';
import { opensDatabase, WrongMasterKey } from '#platform/secrets/index.ts';
import type { Check, Verdict } from '#platform/slice.ts';
import { addressVerdict } from './address-check.ts';
import { slices } from './slices.ts';

/** The result of one check. */
export interface Finding extends Verdict {
  name: string;
}

const LEAST_FREE_BYTES = 1024 ** 3;
const MOST_SKEW_MS = 5_000;

const good = (detail: string): Verdict => ({ isGood: true, detail });
export const fault = (detail: string): Verdict => ({ isGood: false, detail });

const checkDatabase = async (app: App): Promise<Verdict> => {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(app.db);
  const { url } = app.settings.of(databaseSettings);
  return good(
    `PostgreSQL ${rows[0]?.version ?? '?'}, ${url ? 'given by DATABASE_URL' : 'embedded'}`,
  );
};

const checkDurability = async (app: App): Promise<Verdict> => {
  const { rows } = await sql<{ fsync: string }>`
    select current_setting('fsync') as fsync`.execute(app.db);
  return rows[0]?.fsync === 'on'
    ? good('fsync is on')
    : fault('fsync is off: a power cut may lose the database. Set fsync = on.');
};

const checkClock = async (app: App): Promise<Verdict> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(app.db);
  const skewMs = Math.abs((rows[0]?.now.getTime() ?? 0) - Date.now());
  return skewMs <= MOST_SKEW_MS
    ? good(`agrees with the database to ${skewMs} ms`)
    : fault(`differs from the database by ${skewMs} ms: synchronise both with NTP.`);
};

const checkDisk = async (app: App): Promise<Verdict> => {
  const { dataDir } = app.settings.of(dataSettings);
  const free = await freeBytes(dataDir);
  const gigabytes = (free / 1024 ** 3).toFixed(1);
  return free >= LEAST_FREE_BYTES
    ? good(`${gigabytes} GiB free at ${dataDir}`)
    : fault(`only ${gigabytes} GiB free at ${dataDir}: make room.`);
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
  if (newer) return fault(`made by a newer Tsuzuki (it has ${newer}): update the program.`);
  const pending = known.length - applied.length;
  return pending === 0
    ? good('the database is up to date')
    : fault(`${pending} of ${known.length} are pending: run \`tsuzuki migrate\`.`);
};

const checkMasterKey = async (app: App): Promise<Verdict> => {
  switch (await opensDatabase(app)) {
    case undefined:
      return good('nothing was sealed with the master key yet');
    case true:
      return good('the master key opens what the database keeps sealed');
    case false:
      return fault(new WrongMasterKey().message);
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

const find = async (check: Check, app: App): Promise<Finding> => {
  const { name } = check;
  try {
    return { name, ...(await check.run(app)) };
  } catch (error) {
    const advice = 'Mend that, then run `tsuzuki doctor` again.';
    return { name, ...fault(`cannot be checked: ${messageOf(error)}. ${advice}`) };
  }
};

/** Runs every check. The tables of slices are checked only if this program knows their version. */
export const examine = async (app: App): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const check of PLATFORM_CHECKS) findings.push(await find(check, app));
  const migrations = await find(MIGRATIONS, app);
  findings.push(migrations);
  for (const check of slices.flatMap((slice) => slice.checks ?? [])) {
    const { name } = check;
    findings.push(
      migrations.isGood
        ? await find(check, app)
        : { name, ...fault('is checked once the migrations are in order.') },
    );
  }
  return findings;
};
