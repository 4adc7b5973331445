import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import type { Worker } from '#platform/slice.ts';
import { createBell } from './bell.ts';

/** The loop that processes a queue, as a slice declares it. */
export interface QueueWorker {
  name: string;
  /** Processes what is due, until nothing is or the signal is aborted. Its errors are logged, and it is called again. */
  work: (app: App, signal: AbortSignal) => Promise<void>;
  /** How long it waits for the bell before it looks by itself, because a ring can be missed, and work also becomes due without one. */
  pollMs: number;
  /** How long it waits after the bell before it begins. */
  pauseMs?: number;
  /**
   * Arranges that `ring` is called when there is work: by the code of this process that adds it, or by NOTIFY, with `listen`. The returned
   * object is stopped with the worker.
   */
  wake?: (app: App, ring: () => void) => { stop(): Promise<void> } | undefined;
}

/** Processes piece by piece, until `piece` returns false, because there was none, or the signal is aborted. */
export const drain = async (piece: () => Promise<boolean>, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted && (await piece()));
};

/** Declares a worker. When it stops, it begins nothing new, and finishes what it was doing. */
export const defineWorker = ({ name, work, pollMs, pauseMs = 0, wake }: QueueWorker): Worker => ({
  name,
  start: (app) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const bell = createBell();
    const waking = wake?.(app, bell.ring);
    const loop = async (): Promise<void> => {
      while (!signal.aborted) {
        await work(app, signal).catch((error: unknown) => {
          app.log.error({ err: error, worker: name }, 'a worker failed and goes on');
        });
        if (!signal.aborted) await bell.wait(pollMs);
        if (pauseMs > 0) await delay(pauseMs, undefined, { signal }).catch(() => {});
      }
    };
    const running = loop();
    return {
      stop: async () => {
        stopping.abort();
        bell.ring();
        await waking?.stop();
        await running;
      },
    };
  },
});
