import { mkdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setting, SettingsError, settingSchema, settingsGroup } from '#platform/settings.ts';

export const dataSettings = settingsGroup('Data', {
  dataDir: setting({
    env: 'TSUZUKI_DATA',
    doc: 'Folder for all data of the instance: the embedded database, secrets, exports.',
    schema: settingSchema.text('./data').transform((folder) => path.resolve(folder)),
    defaultText: '`./data`',
  }),
  leastFreeMegabytes: setting({
    env: 'LEAST_FREE_DISK_MB',
    doc: 'Free space in MB that the disk of the data folder must have. With less, `/readyz` says that the instance is not ready. 0 turns this check off.',
    schema: settingSchema.count(256, 0, 1_000_000_000),
  }),
});

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Creates one folder, unless it is there. */
const makeOne = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  }
};

/** Creates a folder and those above it. Node's own way never ends where a file system refuses folders with ENOENT, as /proc does. */
const makeFolder = async (folder: string): Promise<void> => {
  try {
    await makeOne(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeFolder(path.dirname(folder));
    await makeOne(folder);
  }
};

/** Creates the data folder if it is missing. @throws SettingsError if that is not possible */
export const makeDataDir = async (dataDir: string): Promise<void> => {
  try {
    await makeFolder(dataDir);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `${dataDir} is a file, or lies in one. Name a folder.`
        : `${dataDir} cannot be made (${message}). Give this user the right to write there, or name another folder.`;
    throw new SettingsError([`TSUZUKI_DATA: ${why}`]);
  }
};

/** Bytes that this user may still write on the disk of a folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
