import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from './process.ts';

const MB = 1024 * 1024;
const LOOK_MS = 25;

const rssMb = async (server: ServerProcess): Promise<number> =>
  (await server.usage()).rssBytes / MB;

/** Runs work while it watches the memory of a server. @returns the most that it grew */
export const growthWhile = async (
  server: ServerProcess,
  work: () => Promise<void>,
): Promise<number> => {
  const before = await rssMb(server);
  let most = before;
  const watching = new AbortController();
  const watched = (async () => {
    while (!watching.signal.aborted) {
      most = Math.max(most, await rssMb(server));
      await wait(LOOK_MS);
    }
  })();
  try {
    await work();
  } finally {
    watching.abort();
    await watched;
  }
  return most - before;
};
