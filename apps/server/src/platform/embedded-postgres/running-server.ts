import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { refusal } from '#platform/operation-reasons.ts';
import { findPackage } from './binaries.ts';
import type { Endpoint } from './endpoint.ts';
import type { Layout } from './layout.ts';
import { isServing } from './postmaster.ts';
import { startProgram } from './program.ts';

/** A data folder, and the log for what happens to it. */
export interface Site {
  layout: Layout;
  log: (message: string) => void;
  /** Aborts the wait for a server to become ready, which recovery can make long. */
  signal?: AbortSignal | undefined;
}

/** A server that answers. */
export interface RunningServer {
  pid: number;
  endpoint: Endpoint;
  /** Resolves with the reason when the server has ended, for any cause. */
  ended: Promise<string>;
}

/** SIGINT is a fast shutdown; SIGQUIT leaves the rest to recovery at the next start. */
const STOP_STEPS = [
  { signal: 'SIGINT', patienceMs: 60_000 },
  { signal: 'SIGQUIT', patienceMs: 15_000 },
] as const;

const POLL_MS = 10;

const isGone = async (pid: number, cluster: string, patienceMs: number): Promise<boolean> => {
  const deadline = performance.now() + patienceMs;
  while (isServing(pid, cluster)) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
};

/** Windows has no signals, so a program of the package stops the server through a pipe. */
const stopOnWindows = async (cluster: string): Promise<void> => {
  const child = await startProgram(findPackage(), {
    program: 'pg_ctl',
    folders: [cluster],
    args: (folder) => ['stop', '-D', folder, '-m', 'fast'],
    output: 'pipe',
  });
  await once(child, 'close');
};

const send = (signal: 'SIGINT' | 'SIGQUIT', pid: number): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
    throw error;
  }
};

/** Shuts a server down fast and waits until it is gone. */
export const stopServer = async (pid: number, { cluster }: Layout): Promise<void> => {
  for (const { signal, patienceMs } of STOP_STEPS) {
    if (process.platform === 'win32') await stopOnWindows(cluster);
    else send(signal, pid);
    if (await isGone(pid, cluster, patienceMs)) return;
  }
  throw refusal('UNAVAILABLE', 'POSTGRES_DOES_NOT_STOP', { pid });
};
