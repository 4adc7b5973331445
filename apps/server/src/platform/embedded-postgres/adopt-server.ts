import { setTimeout as delay } from 'node:timers/promises';
import { ensureDatabase, probe } from './connection.ts';
import { readEndpoint, type Endpoint } from './endpoint.ts';
import { findServer, isServing } from './postmaster.ts';
import { stopServer, type RunningServer, type Site } from './running-server.ts';

const POLL_MS = 50;
const WATCH_EVERY_MS = 1_000;
/** How long a living server may go without an answering socket. A new one needs less; after this it is useless. */
const SILENCE_MS = 2_000;

/** Waits for a living server to answer; undefined if it ends, stays silent or the start is aborted. */
const awaitAnswer = async (
  pid: number,
  { layout, signal }: Site,
): Promise<Endpoint | undefined> => {
  let silentSince = performance.now();
  while (!signal?.aborted && isServing(pid, layout.cluster)) {
    const endpoint = readEndpoint(layout);
    const state = endpoint ? await probe(endpoint) : 'unreachable';
    if (endpoint && (state === 'ready' || state === 'empty')) return endpoint;
    if (state === 'busy') silentSince = performance.now();
    if (performance.now() - silentSince > SILENCE_MS) return undefined;
    await delay(POLL_MS);
  }
  return undefined;
};

const watch = (pid: number, cluster: string): Promise<string> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isServing(pid, cluster)) return;
      clearInterval(timer);
      resolve(`PostgreSQL (process ${pid}) ended`);
    }, WATCH_EVERY_MS).unref();
  });

/**
 * Takes over the server that a killed process left running on this data folder. One that does not answer is stopped.
 * @returns undefined if there is none, or none any longer
 */
export const adoptServer = async (site: Site): Promise<RunningServer | undefined> => {
  const pid = findServer(site.layout.cluster);
  if (pid === undefined) return undefined;
  const endpoint = await awaitAnswer(pid, site);
  if (!endpoint) {
    await stopServer(pid, site.layout);
    return undefined;
  }
  await ensureDatabase(endpoint);
  site.log(`using the PostgreSQL that an earlier process left running (process ${pid})`);
  return { pid, endpoint, ended: watch(pid, site.layout.cluster) };
};
