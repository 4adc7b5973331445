import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { refusal } from '#platform/operation-reasons.ts';
import { syncFolder } from '#platform/sync-folder.ts';
import { filePath, type KeptFile } from './manifest.ts';
import { sumOf, writeSummed } from './sums.ts';

/** The folder of the master key in the data folder. */
export const SECRETS = 'secrets';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Whole files below a folder, in an order that is always the same. */
const filesBelow = async (dataDir: string, folder: string): Promise<string[]> => {
  const options = { recursive: true, withFileTypes: true } as const;
  const found = await readdir(path.join(dataDir, folder), options).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted();
};

export interface Folders {
  dataDir: string;
  /** The folder of the backup. */
  backup: string;
  signal?: AbortSignal | undefined;
}

/** Copies folders of the data folder into a backup. */
export const keepFiles = async (
  { dataDir, backup, signal }: Folders,
  folders: readonly string[],
): Promise<KeptFile[]> => {
  const kept: KeptFile[] = [];
  for (const folder of folders)
    for (const name of await filesBelow(dataDir, folder)) {
      const source = createReadStream(path.join(dataDir, name));
      const to = path.join(backup, filePath({ path: name }));
      const sum = await writeSummed(to, [source], signal).catch(async (error: unknown) => {
        // A running server may have removed it meanwhile.
        if (!isMissing(error)) throw error;
        await rm(to, { force: true });
      });
      if (sum) kept.push({ path: name, ...sum });
    }
  return kept;
};

/** Whether a file holds a master key. */
export const isSecret = (file: Pick<KeptFile, 'path'>): boolean =>
  file.path.startsWith(`${SECRETS}/`);

/** Whether a file is already there. @throws Refusal if another secret is */
const isThere = async (file: KeptFile, target: string): Promise<boolean> => {
  const there = await sumOf(target).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  if (there && there.sha256 !== file.sha256 && isSecret(file))
    throw refusal('CONFLICT', 'BACKUP_SECRET_IN_THE_WAY', { file: target });
  return there !== undefined;
};

/** Copies files of a backup into the data folder, never over others. @returns how to take those back that were not there */
export const putFiles = async (
  { dataDir, backup, signal }: Folders,
  files: readonly KeptFile[],
): Promise<() => Promise<void>> => {
  const put: string[] = [];
  const takeBack = async (): Promise<void> => {
    for (const target of put) await rm(target, { force: true });
  };
  try {
    for (const file of files) {
      const target = path.join(dataDir, file.path);
      if (await isThere(file, target)) continue;
      put.push(target);
      await writeSummed(target, [createReadStream(path.join(backup, filePath(file)))], signal);
      await syncFolder(path.dirname(target));
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
};
