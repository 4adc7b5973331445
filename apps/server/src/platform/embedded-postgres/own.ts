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

/** How a process uses the server: as the service itself, or as a command that runs with or without the service. */
export type Mode = 'own' | 'attach-or-own';

/** A server that this process may stop, because it holds the lock. */
interface Ownership {
  site: Site;
  lock: Lock;
  server: RunningServer;
  mode: Mode;
}

/**
 * Stops the server and releases the lock. A command leaves the server to commands that have attached in the meantime; the last of them
 * stops it. The owner announces before it looks for keepers, and attaching processes connect before they look for the announcement, so at
 * least one of them sees the other.
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

/** A process that ends without `stop` still shuts its server down normally, as far as a synchronous signal can. */
const stopWithProcess = (
  { site, lock, supervised }: Owned,
  stop: () => Promise<void>,
): (() => void) => {
  const atExit = (): void => {
    const { pid } = supervised.current();
    // On Windows a signal would crash the server, so the next start takes it over instead.
    const canShutDown = process.platform !== 'win32' && isServing(pid, site.layout.cluster);
    if (canShutDown) process.kill(pid, 'SIGINT');
    lock.release();
  };
  const beforeExit = (): void => void stop();
  process.once('exit', atExit).once('beforeExit', beforeExit);
  return () => process.off('exit', atExit).off('beforeExit', beforeExit);
};

/** A server that this process restarts whenever it dies. */
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

/** A server that a process started just before it was killed may become visible only when ours fails to start beside it. */
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

/** Runs the server of a data folder whose lock this process holds. Releases the lock if that fails. */
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
