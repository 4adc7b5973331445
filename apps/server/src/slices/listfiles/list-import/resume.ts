import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import type { Worker } from '#platform/slice.ts';
import { runImport, standingImports } from './run.ts';

/** Whoever writes an import holds its row but for moments: one that nobody held for this long has lost its process. */
const STANDING_MS = 5_000;
const LOOK_EVERY_MS = 3_000;

/** Takes up the imports whose process ended, each by itself. */
export const resumeListImports = async (app: App, signal?: AbortSignal): Promise<void> => {
  const before = new Date(app.clock.nowMs() - STANDING_MS);
  for (const id of await standingImports(app.db, before)) {
    await runImport(app, id, signal).catch((error: unknown) =>
      app.log.warn({ err: error, listImport: id }, 'an import of a list is tried again later'),
    );
  }
};

/** Goes on with imports within seconds of the restart of a process that was killed, or of the end of another one. */
export const importResumer: Worker = {
  name: 'list imports',
  start: (app) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const loop = async (): Promise<void> => {
      while (!signal.aborted) {
        await resumeListImports(app, signal).catch((error: unknown) => {
          app.log.error({ err: error }, 'the imports that stand could not be read');
        });
        await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
      }
    };
    const running = loop();
    return {
      stop: async () => {
        stopping.abort();
        await running;
      },
    };
  },
};
