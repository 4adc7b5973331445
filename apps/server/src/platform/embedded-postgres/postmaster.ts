import { closeSync, constants, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { findProcess } from './process-table.ts';

/** What PostgreSQL writes down about the running server of a data directory. */
interface PostmasterFile {
  pid: number;
  isReady: boolean;
}

/** No system gives this pid to a process. */
const IMPOSSIBLE_PID = 2 ** 31 - 1;

/** Reads the text of `postmaster.pid`; undefined when it is damaged. */
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

/** A server's name on its command line: the folder itself, which a copy of the data is not and a moved folder still is. */
export const serverName = (cluster: string): string => {
  const { dev, ino } = statSync(cluster, { bigint: true });
  return `tsuzuki-${dev}-${ino}`;
};

/** A server works inside its data directory; looking there is not allowed everywhere (root in a container without SYS_PTRACE). */
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
  // Windows shows no command lines: there the answer of the server itself has to do.
  if (process.platform === 'win32') return true;
  return found.command.includes(serverName(cluster)) || worksIn(pid, cluster);
};

/** The pid of the running server of a data directory, whichever process started it. */
export const findServer = (cluster: string): number | undefined => {
  const pid = readPostmasterFile(cluster)?.pid;
  return pid !== undefined && isServing(pid, cluster) ? pid : undefined;
};

/**
 * Makes `postmaster.pid` pass for that of a dead server when its pid is a zombie's or another program's: PostgreSQL would
 * take either for a living server and refuse to start. The file stays, because it also names the shared memory by which
 * PostgreSQL finds out whether orphaned backends of the dead server are still writing.
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
    // One write of at least the old length: at no moment is the file cut short.
    writeSync(descriptor, text.replace(/^\d+/u, String(IMPOSSIBLE_PID)), 0);
  } finally {
    closeSync(descriptor);
  }
};
