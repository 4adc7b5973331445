import { setTimeout as delay } from 'node:timers/promises';
import type { RunningServer } from './running-server.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A server that lived this long did not die of the same cause as the one before. */
const CALM_MS = 60_000;

/** A server that is restarted whenever it dies, until it is released. */
export interface Supervised {
  /** The current server, or the last one while none runs. */
  current(): RunningServer;
  /** Stops the supervision, so that a server that ends now stays ended. A start in progress is aborted. */
  release(): Promise<void>;
}

interface Supervision {
  first: RunningServer;
  /** Starts the server. If the signal is aborted, it stops again and rejects. */
  start: (signal: AbortSignal) => Promise<RunningServer>;
  log: (message: string) => void;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Restarts a server when it dies: soon at first, then after longer pauses (at most ten seconds) while it keeps dying or cannot start, for
 * example on a full disk.
 */
export const supervise = ({ first, start, log }: Supervision): Supervised => {
  const releasing = new AbortController();
  const { signal } = releasing;
  let current = first;
  let pauseMs = FIRST_PAUSE_MS;
  const startAgain = async (): Promise<void> => {
    while (!signal.aborted) {
      log(`starting PostgreSQL again in ${pauseMs / 1000} s`);
      await delay(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      try {
        current = await start(signal);
        return log('PostgreSQL is up again');
      } catch (error) {
        log(`PostgreSQL could not be started again: ${messageOf(error)}`);
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      const since = performance.now();
      const reason = await Promise.race([current.ended, released]);
      if (reason === undefined) return;
      log(reason);
      if (performance.now() - since > CALM_MS) pauseMs = FIRST_PAUSE_MS;
      await startAgain();
    }
  };
  const { promise: released, resolve: letGo } = Promise.withResolvers<undefined>();
  const watching = watch();
  return {
    current: () => current,
    release: async () => {
      releasing.abort();
      letGo(undefined);
      await watching;
    },
  };
};
