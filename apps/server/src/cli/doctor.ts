import { statfs } from 'node:fs/promises';
import type { Command } from 'commander';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import { databaseSettings } from '#platform/database/index.ts';
import { isCatalogueCurrent } from '#slices/imports/index.ts';
import { print } from './print.ts';
import { withApp } from './session.ts';

interface Finding {
  name: string;
  isGood: boolean;
  /** What was seen, and for a fault what to do about it. */
  detail: string;
}

const LEAST_FREE_BYTES = 1024 ** 3;
const MOST_SKEW_MS = 5_000;

const good = (name: string, detail: string): Finding => ({ name, isGood: true, detail });
const fault = (name: string, detail: string): Finding => ({ name, isGood: false, detail });

const checkDatabase = async (app: App): Promise<Finding[]> => {
  const { rows } = await sql<{ version: string; now: Date; fsync: string }>`
    select current_setting('server_version') as version, clock_timestamp() as now,
      current_setting('fsync') as fsync`.execute(app.db);
  const row = rows[0];
  if (!row) return [fault('database', 'It answers nothing.')];
  const { url } = app.settings.of(databaseSettings);
  const skewMs = Math.abs(row.now.getTime() - Date.now());
  return [
    good('database', `PostgreSQL ${row.version}, ${url ? 'given by DATABASE_URL' : 'embedded'}`),
    row.fsync === 'on'
      ? good('durability', 'fsync is on')
      : fault('durability', 'fsync is off: a power cut may lose the database. Set fsync = on.'),
    skewMs <= MOST_SKEW_MS
      ? good('clock', `agrees with the database to ${skewMs} ms`)
      : fault('clock', `differs from the database by ${skewMs} ms: synchronise both with NTP.`),
  ];
};

const checkDisk = async (app: App): Promise<Finding> => {
  const { dataDir } = app.settings.of(dataSettings);
  const { bavail, bsize } = await statfs(dataDir);
  const gigabytes = ((bavail * bsize) / 1024 ** 3).toFixed(1);
  return bavail * bsize >= LEAST_FREE_BYTES
    ? good('disk', `${gigabytes} GiB free at ${dataDir}`)
    : fault('disk', `only ${gigabytes} GiB free at ${dataDir}: make room.`);
};

const checkSecrets = async (app: App): Promise<Finding> => {
  const rows = await app.db
    .selectFrom('accounts.signing_key')
    .select(['kid', 'private_sealed'])
    .execute();
  try {
    for (const { kid, private_sealed: box } of rows) {
      app.secrets.open(box, `accounts.signing_key/${kid}`);
    }
    return good('secrets', 'the master key opens what the database keeps sealed');
  } catch {
    return fault(
      'secrets',
      'the master key is not the one the database was sealed with: restore TSUZUKI_SECRET or secrets/master.key.',
    );
  }
};

const checkCatalogue = async (app: App): Promise<Finding> =>
  (await isCatalogueCurrent(app))
    ? good('catalogue', 'holds the installed versions of its data sets')
    : fault('catalogue', 'is not filled or out of date: run `tsuzuki catalog import`.');

const examine = async (app: App): Promise<Finding[]> => [
  ...(await checkDatabase(app)),
  await checkDisk(app),
  await checkSecrets(app),
  await checkCatalogue(app),
];

export const doctorCommand = (program: Command): void => {
  program
    .command('doctor')
    .description('check settings, database, secrets, clock and disk')
    .action(async (options: { json?: boolean }) => {
      const findings = await withApp('doctor', examine);
      const isHealthy = findings.every(({ isGood }) => isGood);
      const lines = findings.map(
        ({ name, isGood, detail }) =>
          `${isGood ? 'ok   ' : 'FAULT'}  ${name.padEnd(10)}  ${detail}`,
      );
      print({ isHealthy, findings }, options, lines);
      if (!isHealthy) throw new Error('Something needs attention: see the lines marked FAULT.');
    });
};
