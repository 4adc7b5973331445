import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import {
  checkBackup,
  putFiles,
  restoreBackup,
  isSecret,
  SECRETS,
  writeBackup,
  type Manifest,
} from '#platform/backup/index.ts';
import { dataSettings } from '#platform/data-dir.ts';
import { secretsSettings } from '#platform/secrets/index.ts';
import type { Settings } from '#platform/settings.ts';
import root from '../../package.json' with { type: 'json' };
import { migrationsFolder } from '../app.ts';
import { slices } from '../slices.ts';
import { print } from './print.ts';
import { createProgress } from './progress.ts';
import { hookSignals, settingsOfProcess, withApp, withStoppableApp } from './session.ts';

const schemas = slices.map(({ name }) => name);
/** The operator’s own legal pages, and what slices keep. */
const FOLDERS = ['legal', ...slices.flatMap((slice) => slice.folders ?? [])];

/** Whether the master key is in the settings, and not in the data folder. */
const isKeyConfigured = (settings: Settings): boolean =>
  settings.of(secretsSettings).masterKeys !== undefined;

const KEEP_THE_KEY =
  'The master key (TSUZUKI_SECRET) is not in the backup. Keep it in another place.';
const HAS_THE_KEY = 'The backup holds the master key. Keep it where only you can read it.';

const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

const countsOf = ({ tables, jobs, files }: Manifest) => {
  const all = [...tables, jobs];
  const bytes = [...all, ...files].reduce((sum, part) => sum + part.bytes, 0);
  return { tables: tables.length, rows: all.reduce((sum, { rows }) => sum + rows, 0), bytes };
};

/** Shows how far work is until it ends. */
const withSteps = async <T>(
  work: (onStep: (label: string, done: number, total: number) => void) => Promise<T>,
): Promise<T> => {
  const progress = createProgress();
  try {
    return await work((label, done, total) => progress.step({ label, done, total }));
  } finally {
    progress.end();
  }
};

interface Options {
  json?: boolean;
}

const backup = async (given: string, options: Options): Promise<void> => {
  const folder = path.resolve(given);
  const work = { purpose: 'backup', mode: 'attach-or-own' } as const;
  const { manifest, isConfigured } = await withSteps((onStep) =>
    withStoppableApp(work, async (app, signal) => {
      const isConfigured = isKeyConfigured(app.settings);
      const folders = isConfigured ? FOLDERS : [SECRETS, ...FOLDERS];
      const program = root.version;
      const order = { folder, schemas, folders, program, signal, onStep };
      return { manifest: await writeBackup(app, order), isConfigured };
    }),
  );
  const counts = countsOf(manifest);
  const { tables, rows, bytes } = counts;
  print({ folder, ...counts }, options, [
    `Wrote ${tables} tables with ${rows} rows (${megabytes(bytes)}) to ${folder}.`,
    isConfigured ? KEEP_THE_KEY : HAS_THE_KEY,
  ]);
};

const restore = async (given: string, options: Options): Promise<void> => {
  const folder = path.resolve(given);
  const settings = settingsOfProcess();
  const { dataDir } = settings.of(dataSettings);
  const manifest = await withSteps(async (onStep) => {
    using interruption = hookSignals();
    const { signal } = interruption;
    const checked = await checkBackup({ folder, migrations: migrationsFolder, signal, onStep });
    const { files } = checked.manifest;
    const placed = isKeyConfigured(settings) ? files.filter((file) => !isSecret(file)) : files;
    // The app reads the master key when it opens, and would make one if there were none.
    const takeBack = await putFiles({ dataDir, backup: folder, signal }, placed);
    try {
      await withStoppableApp({ purpose: 'restore', mode: 'own' }, (app) =>
        restoreBackup(app, checked, { schemas, signal, onStep }),
      );
    } catch (error) {
      await takeBack();
      throw error;
    }
    return checked.manifest;
  });
  // It is made of rows that are no longer there.
  await rm(path.join(dataDir, 'cache'), { recursive: true, force: true });
  const applied = await withApp('restore', async (_app, names) => names);
  const counts = countsOf(manifest);
  const { tables, rows } = counts;
  print({ folder, ...counts, applied }, options, [
    `Restored ${tables} tables with ${rows} rows, as they were at ${manifest.createdAt}.`,
    ...applied.map((name) => `applied ${name}`),
  ]);
};

export const backupCommands = (program: Command): void => {
  program
    .command('backup')
    .description(
      'write everything that cannot be made again into a new folder, while a server runs or not',
    )
    .argument('<folder>', 'a folder that is empty or does not exist')
    .action(backup);
  program
    .command('restore')
    .description('put a backup into a database without accounts, while no server runs')
    .argument('<folder>', 'a folder that `tsuzuki backup` wrote')
    .action(restore);
};
