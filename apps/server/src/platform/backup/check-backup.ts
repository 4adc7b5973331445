import path from 'node:path';
import { givenMigrations, type GivenMigrations } from '#platform/database/index.ts';
import { refusal } from '#platform/operation-reasons.ts';
import { filePath, readManifest, tablePath, type Manifest } from './manifest.ts';
import { sumOf, type Sum } from './sums.ts';
import type { OnStep } from './write-backup.ts';

/** A backup that is whole, and that this program understands. */
export interface CheckedBackup {
  folder: string;
  manifest: Manifest;
  migrations: GivenMigrations;
}

export interface BackupCheck {
  folder: string;
  /** The migrations of this program. */
  migrations: URL;
  signal: AbortSignal;
  onStep: OnStep;
}

/** Every file of a backup but its manifest, with what it must be. */
const filesOf = ({ tables, jobs, files }: Manifest): [file: string, sum: Sum][] => [
  ...[...tables, jobs].map((table): [string, Sum] => [tablePath(table), table]),
  ...files.map((file): [string, Sum] => [filePath(file), file]),
];

const isWhole = async (file: string, stated: Sum, signal: AbortSignal): Promise<boolean> => {
  const sum = await sumOf(file, signal).catch(() => undefined);
  signal.throwIfAborted();
  return sum?.sha256 === stated.sha256 && sum.bytes === stated.bytes;
};

/** @throws Refusal if the backup is not whole, or of a newer program */
export const checkBackup = async (check: BackupCheck): Promise<CheckedBackup> => {
  const { folder, signal, onStep } = check;
  const manifest = await readManifest(folder);
  const migrations = await givenMigrations(check.migrations, manifest.migrations);
  if (migrations.unknown) {
    const { program } = manifest;
    const migration = migrations.unknown;
    throw refusal('BAD_USER_INPUT', 'BACKUP_NEWER_THAN_PROGRAM', { folder, program, migration });
  }
  const files = filesOf(manifest);
  const broken: string[] = [];
  for (const [index, [file, sum]] of files.entries()) {
    onStep('checking the backup', index, files.length);
    if (!(await isWhole(path.join(folder, file), sum, signal))) broken.push(file);
  }
  if (broken.length > 0)
    throw refusal('BAD_USER_INPUT', 'BACKUP_BROKEN', { folder, files: broken.join(', ') });
  return { folder, manifest, migrations };
};
