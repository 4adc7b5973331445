import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { refusal } from '#platform/operation-reasons.ts';
import { findPackage, prepareBinaries, type Binaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { ensureDatabase, probe } from './connection.ts';
import { makeEndpoint, readEndpoint, type Endpoint } from './endpoint.ts';
import type { Layout } from './layout.ts';
import { readLogTail, rotateLog } from './log-file.ts';
import { disownPostmasterFile, readPostmasterFile, serverName } from './postmaster.ts';
import { startProgram } from './program.ts';
import { stopServer, type RunningServer, type Site } from './running-server.ts';
import { serverArguments } from './server-options.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';

/** It belongs to root and everybody can enter it, so nobody else can put programs there. */
const SYSTEM_CACHE = '/var/cache/tsuzuki';

const POLL_MS = 10;
const REPORT_EVERY_MS = 10_000;
/** A backend in the middle of a long computation notices only afterwards that its server was killed. */
const ORPHAN_PATIENCE_MS = 30_000;
const ORPHAN_RETRY_MS = 250;

interface Launch {
  site: Site;
  binaries: Binaries;
  user: ServerUser | undefined;
  endpoint: Endpoint;
}

/** How the server ended, and the last lines of its log. */
interface Ending {
  ending: string;
  output: string;
}

type Outcome = { pid: number; ended: Promise<string> } | { failure: Ending };

const spawnServer = async ({ site, binaries, user, endpoint }: Launch): Promise<ChildProcess> => {
  const { cluster, log } = site.layout;
  const setup = { endpoint, name: serverName(cluster) };
  const output = openSync(log, 'a', 0o600);
  try {
    return await startProgram(binaries, {
      program: 'postgres',
      folders: endpoint.password === undefined ? [cluster, endpoint.host] : [cluster],
      args: (folder, socketFolder) => serverArguments(setup, folder, socketFolder),
      user,
      output,
    });
  } finally {
    closeSync(output);
  }
};

/** Waits until a server answers; false if it ended, or was stopped because the start was aborted. */
const becomesReady = async (
  child: ChildProcess,
  { layout, log, signal }: Site,
): Promise<boolean> => {
  let reportAt = performance.now() + REPORT_EVERY_MS;
  while (child.exitCode === null && child.signalCode === null) {
    const file = readPostmasterFile(layout.cluster);
    if (file?.isReady && file.pid === child.pid) return true;
    if (performance.now() > reportAt) {
      log('PostgreSQL is still starting; after a crash it first recovers the last changes');
      reportAt += REPORT_EVERY_MS;
    }
    if (signal?.aborted) await stopServer(child.pid ?? 0, layout);
    await delay(POLL_MS);
  }
  return false;
};

const launch = async (options: Launch): Promise<Outcome> => {
  const { log, cluster } = options.site.layout;
  const logStart = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  const child = await spawnServer(options);
  const ends = new Promise<Ending>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve({ ending: String(signal ?? code), output: readLogTail(log, logStart) });
    });
  });
  if (!(await becomesReady(child, options.site))) return { failure: await ends };
  // A program that forgets to stop the server can still end.
  child.unref();
  const ended = ends.then(({ ending, output }) => `PostgreSQL ended with ${ending}:${output}`);
  return { pid: child.pid ?? readPostmasterFile(cluster)?.pid ?? 0, ended };
};

/** Starts the server after the backends of a killed one have finished, because PostgreSQL refuses to run beside them. */
const launchPatiently = async (options: Launch): Promise<RunningServer> => {
  const deadline = performance.now() + ORPHAN_PATIENCE_MS;
  for (;;) {
    const outcome = await launch(options);
    if ('pid' in outcome) return { ...outcome, endpoint: options.endpoint };
    const isBlocked = outcome.failure.output.includes('pre-existing shared memory block');
    if (!isBlocked || options.site.signal?.aborted || performance.now() > deadline) {
      throw refusal('UNAVAILABLE', 'DATABASE_NOT_STARTED', {
        root: options.site.layout.root,
        ...outcome.failure,
      });
    }
    await delay(ORPHAN_RETRY_MS);
  }
};

/** A server in another container shares our files but not our process table. Its data must not be opened twice. */
const refuseUnseenServer = async (layout: Layout): Promise<void> => {
  const endpoint = readEndpoint(layout);
  if (!endpoint || (await probe(endpoint)) === 'unreachable') return;
  throw refusal('UNAVAILABLE', 'DATABASE_SERVED_ELSEWHERE', { root: layout.root });
};

/**
 * Starts a server on the data folder, and creates the cluster and the database if needed.
 * @param place the endpoint to use again after a restart
 */
export const startServer = async (site: Site, place?: Endpoint): Promise<RunningServer> => {
  const { layout, log } = site;
  const user = chooseServerUser(layout.cluster);
  const folders = { shared: SYSTEM_CACHE, own: layout.programs };
  const binaries = await prepareBinaries(findPackage(), user, folders);
  await refuseUnseenServer(layout);
  const endpoint = await makeEndpoint(layout, user, place);
  await ensureCluster({ layout, binaries, user, password: endpoint.password, log });
  disownPostmasterFile(layout.cluster);
  rotateLog(layout.log);
  const server = await launchPatiently({ site, binaries, user, endpoint });
  try {
    await ensureDatabase(endpoint);
  } catch (error) {
    await stopServer(server.pid, layout);
    throw error;
  }
  return server;
};
