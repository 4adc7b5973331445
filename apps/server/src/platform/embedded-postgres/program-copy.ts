import { randomUUID } from 'node:crypto';
import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { chmod, cp, lstat, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { refusal } from '#platform/operation-reasons.ts';
import { makeLibraryLinks } from './library-links.ts';

const isOurs = (stat: Stats): boolean =>
  stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0;

/** We run programs from this folder, so nobody else may be able to put files there. */
const makeTrustedFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  if (!isOurs(await lstat(folder))) {
    throw refusal('UNAVAILABLE', 'PROGRAM_FOLDER_UNSAFE', { folder });
  }
  await chmod(folder, 0o755);
};

/** Synchronous, because a thousand small calls take 10 ms this way, and ten times as long with promises. */
const listEntries = (folder: string): Map<string, Stats> => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => !entry.isSymbolicLink())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), lstatSync(file)]),
  );
};

/** Compares sizes, because a power cut can leave a copy with empty files. */
const isWhole = async (copy: string, original: string): Promise<boolean> => {
  const stat = await lstat(copy).catch(() => undefined);
  if (!stat || !isOurs(stat)) return false;
  const copied = listEntries(copy);
  return [...listEntries(original)].every(([name, { size }]) => {
    const found = copied.get(name);
    return found?.isDirectory() === true || found?.size === size;
  });
};

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755);
  for (const [name, stat] of listEntries(folder)) {
    const isProgram = stat.isDirectory() || (stat.mode & 0o100) !== 0;
    await chmod(path.join(folder, name), isProgram ? 0o755 : 0o644);
  }
};

const build = async (original: string, copy: string): Promise<void> => {
  await cp(original, copy, { recursive: true, verbatimSymlinks: true });
  await openToAll(copy);
  await makeLibraryLinks(copy);
};

/**
 * Makes sure that `parent/name` is a complete copy of the program files, readable by everybody and writable only by this user. It appears
 * complete or not at all, even if another process creates it at the same time.
 * @returns the path of the copy
 */
export const ensureCopy = async (
  original: string,
  parent: string,
  name: string,
): Promise<string> => {
  await makeTrustedFolder(parent);
  const copy = path.join(parent, name);
  if (await isWhole(copy, original)) return copy;
  const workshop = path.join(parent, `${name}.${randomUUID()}`);
  await mkdir(workshop);
  try {
    await build(original, path.join(workshop, 'new'));
    await rename(copy, path.join(workshop, 'broken')).catch(() => {});
    await rename(path.join(workshop, 'new'), copy).catch(async (error: unknown) => {
      if (!(await isWhole(copy, original))) throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return copy;
};
