import { adoptServer } from './adopt-server.ts';
import { removeEndpoint, type Endpoint } from './endpoint.ts';
import { createHandle, type EmbeddedPostgres } from './handle.ts';
import { hasKeepers } from './keeper.ts';
import type { Lock } from './lock.ts';
import { keepRotating } from './log-file.ts';
import { isServing } from './postmaster.ts';
import { stopServer, type RunningServer, type Site } from './running-server.ts';
import { startServer } from './start-server.ts';
import { supervise, type Supervised } from './supervise.ts';

/** How a process uses the server: it is the service itself, or a command that runs beside or without it. */
export type Mode = 'own' | 'attach-or-own';

/** A server that this process may stop, because it holds the lock. */
interface Ownership {
  site: Site;
  lock: Lock;
  server: RunningServer;
  mode: Mode;
}

/**
 * Stops the server and gives up the lock. A command leaves the server to commands that have attached to it meanwhile;
 * the last of them stops it. The announcement comes before the look, and those who attach connect before they look for
 * the announcement: at least one of the two sees the other.
 */
export const giveUp = async ({ site, lock, server, mode }: Ownership): Promise<void> => {
  try {
    if (mode === 'attach-or-own') lock.announceStop();
    if (mode === 'attach-or-own' && (await hasKeepers(server.endpoint))) return;
    await stopServer(server.pid, site.layout);
    await removeEndpoint(site.layout, server.endpoint);
  } finally {
    lock.release();
  }
};

/** A process that ends without `stop` still shuts its server down in order, as far as a last synchronous word can. */
const stopWithProcess = (
  { site, lock, supervised }: Owned,
  stop: () => Promise<void>,
): (() => void) => {
  const atExit = (): void => {
    const { pid } = supervised.current();
    // On Windows a signal would be a crash; there the next start takes the server over.
    const canShutDown = process.platform !== 'win32' && isServing(pid, site.layout.cluster);
    if (canShutDown) process.kill(pid, 'SIGINT');
    lock.release();
  };
  const beforeExit = (): void => void stop();
  process.once('exit', atExit).once('beforeExit', beforeExit);
  return () => process.off('exit', atExit).off('beforeExit', beforeExit);
};

/** A server that this process starts again whenever it dies. */
type Owned = Omit<Ownership, 'server'> & { supervised: Supervised };

const handleOf = (owned: Owned): EmbeddedPostgres => {
  const { supervised, ...rest } = owned;
  const stopRotating = keepRotating(rest.site.layout.log);
  const handle = createHandle({
    endpoint: supervised.current().endpoint,
    owned: true,
    end: async () => {
      stopRotating();
      await supervised.release();
      await giveUp({ ...rest, server: supervised.current() });
      forgetProcess();
    },
  });
  const forgetProcess = stopWithProcess(owned, () => handle.stop());
  return handle;
};

/** A server that a process started just before it was killed may show itself only when ours cannot start beside it. */
const adoptOrStart = async (site: Site, place?: Endpoint): Promise<RunningServer> => {
  const adopted = await adoptServer(site);
  if (adopted) return adopted;
  try {
    return await startServer(site, place);
  } catch (error) {
    const late = await adoptServer(site);
    if (late) return late;
    throw error;
  }
};

/** Runs the server of a data folder whose lock this process holds; gives the lock up when that fails. */
export const own = async (site: Site, lock: Lock, mode: Mode): Promise<EmbeddedPostgres> => {
  try {
    const first = await adoptOrStart(site);
    const start = (signal: AbortSignal): Promise<RunningServer> =>
      adoptOrStart({ ...site, signal }, first.endpoint);
    const supervised = supervise({ first, start, log: site.log });
    return handleOf({ site, lock, supervised, mode });
  } catch (error) {
    lock.release();
    throw error;
  }
};
