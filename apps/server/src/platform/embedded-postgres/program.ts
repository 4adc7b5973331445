import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { refusal } from '#platform/operation-reasons.ts';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';
import type { Refusal } from '#platform/errors.ts';

/** One start of a program of the package. */
interface ProgramStart {
  program: 'initdb' | 'postgres' | 'pg_ctl';
  /** Folders that the program uses. `args` gets the paths under which it sees them. */
  folders: readonly string[];
  args: (...folders: string[]) => readonly string[];
  user?: ServerUser | undefined;
  output: number | 'pipe';
}

/** Our own environment is not passed on, because it contains secrets, and PG* variables change what the programs do. */
const environmentOf = ({ folder }: Binaries): NodeJS.ProcessEnv => {
  const { PATH, SystemRoot, TEMP } = process.env;
  // macOS starts threads to find the locale if it is unset, and PostgreSQL refuses to run with threads.
  const base = { PATH, TZ: 'UTC', LC_ALL: 'C' };
  if (process.platform === 'win32') return { ...base, SystemRoot, TEMP };
  return { ...base, LD_LIBRARY_PATH: path.join(folder, 'lib') };
};

const refuseSpawn = (error: unknown, file: string): Refusal => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' && statSync(file, { throwIfNoEntry: false })) {
    return refusal('UNAVAILABLE', 'GLIBC_NEEDED');
  }
  if (code === 'EPERM' || code === 'EINVAL') return refusal('UNAVAILABLE', 'ROOT_IS_BOUND');
  return refusal('UNAVAILABLE', 'PROGRAM_NOT_STARTED', { file, cause: String(error) });
};

/**
 * Starts a program as the server's user, in its own session, so that Ctrl-C in a terminal reaches only us.
 *
 * On Linux the program gets open descriptors of its folders and names them through /proc, because they may be below a folder that only root
 * can enter, have a path too long for a socket, or contain any character in their names.
 */
export const startProgram = async (
  binaries: Binaries,
  { program, folders, args, user, output }: ProgramStart,
): Promise<ChildProcess> => {
  const isLinux = process.platform === 'linux';
  const descriptors = isLinux ? folders.map((folder) => openSync(folder, 'r')) : [];
  const seen = isLinux ? folders.map((_, index) => `/proc/self/fd/${3 + index}`) : folders;
  const file = path.join(binaries.folder, 'bin', program);
  try {
    const child = spawn(file, args(...seen), {
      cwd: '/',
      env: environmentOf(binaries),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', output, output, ...descriptors],
      ...user,
    });
    await once(child, 'spawn');
    return child;
  } catch (error) {
    throw refuseSpawn(error, file);
  } finally {
    descriptors.forEach(closeSync);
  }
};
