import { closeSync, constants, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { findProcess } from './process-table.ts';

/** What PostgreSQL stores about the running server of a data directory. */
interface PostmasterFile {
  pid: number;
  isReady: boolean;
}

/** No system gives this pid to a process. */
const IMPOSSIBLE_PID = 2 ** 31 - 1;

/** Parses the text of `postmaster.pid`; undefined if it is damaged. */
export const parsePostmasterFile = (text: string): PostmasterFile | undefined => {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, isReady: lines[7]?.trim() === 'ready' };
};

const fileOf = (cluster: string): string => path.join(cluster, 'postmaster.pid');

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The content of `postmaster.pid`, which may be out of date. */
export const readPostmasterFile = (cluster: string): PostmasterFile | undefined => {
  const text = readText(fileOf(cluster));
  return text === undefined ? undefined : parsePostmasterFile(text);
};

/**
 * A server's name on its command line. It identifies the folder itself: a copy of the data has another name, a moved folder keeps its name.
 */
export const serverName = (cluster: string): string => {
  const { dev, ino } = statSync(cluster, { bigint: true });
  return `tsuzuki-${dev}-${ino}`;
};

/** A server's working directory is its data directory. Not every system lets us read it (root in a container without SYS_PTRACE). */
const worksIn = (pid: number, cluster: string): boolean => {
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return there.dev === here.dev && there.ino === here.ino;
  } catch {
    return false;
  }
};

/** Whether a living PostgreSQL with this pid serves this data directory. */
export const isServing = (pid: number, cluster: string): boolean => {
  const found = findProcess(pid);
  if (!found) return false;
  // Windows shows no command lines, so there the server's own response must be enough.
  if (process.platform === 'win32') return true;
  return found.command.includes(serverName(cluster)) || worksIn(pid, cluster);
};

/** The pid of the running server of a data directory, whichever process started it. */
export const findServer = (cluster: string): number | undefined => {
  const pid = readPostmasterFile(cluster)?.pid;
  return pid !== undefined && isServing(pid, cluster) ? pid : undefined;
};

/**
 * Makes `postmaster.pid` look like that of a dead server if its pid is a zombie's or another program's. PostgreSQL would take either for a
 * living server and refuse to start. The file must stay, because it also names the shared memory by which PostgreSQL detects orphaned
 * backends that still write.
 */
export const disownPostmasterFile = (cluster: string): void => {
  const file = fileOf(cluster);
  const text = readText(file);
  if (text === undefined) return;
  const parsed = parsePostmasterFile(text);
  if (!parsed) {
    rmSync(file);
    return;
  }
  if (isServing(parsed.pid, cluster)) return;
  const descriptor = openSync(file, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
  try {
    // One write of at least the old length, so that the file is never truncated.
    writeSync(descriptor, text.replace(/^\d+/u, String(IMPOSSIBLE_PID)), 0);
  } finally {
    closeSync(descriptor);
  }
};
