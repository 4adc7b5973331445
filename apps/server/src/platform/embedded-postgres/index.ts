import { mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { refusal } from '#platform/operation-reasons.ts';
import { attach } from './attach.ts';
import type { EmbeddedPostgres } from './handle.ts';
import { layoutOf } from './layout.ts';
import { tryLock, type Holder } from './lock.ts';
import { own, type Mode } from './own.ts';
import type { Site } from './running-server.ts';

export type { EmbeddedPostgres } from './handle.ts';

/** What to open, and how. */
interface EmbeddedPostgresOptions {
  /** All files are below this folder, which is created if needed. */
  dataDir: string;
  /** `own`: the service itself. `attach-or-own`: a command, which uses the server of a living process or runs its own. */
  mode: Mode;
  /** The name of this process for others that want the same folder: `serve`, `user create`. */
  purpose: string;
  log: (message: string) => void;
  /** Aborts the start, which recovery after a crash can make long. */
  signal?: AbortSignal | undefined;
}

const PATIENCE_MS = 15_000;
const POLL_MS = 100;

const isService = ({ purpose }: Holder): boolean => /^serve\b/u.test(purpose);

const inUse = (root: string, holder: Holder): Error => {
  const { purpose, pid } = holder;
  return refusal(
    'UNAVAILABLE',
    isService(holder) ? 'DATABASE_IN_USE_BY_SERVICE' : 'DATABASE_IN_USE',
    { root, purpose, pid },
  );
};

const notReady = (root: string, { purpose, pid }: Holder): Error =>
  refusal('UNAVAILABLE', 'DATABASE_NOT_READY', { root, purpose, pid });

const openOrWait = async (
  site: Site,
  { mode, purpose }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> => {
  const { lock, root } = site.layout;
  const deadline = performance.now() + PATIENCE_MS;
  let announced: number | undefined;
  for (;;) {
    site.signal?.throwIfAborted();
    const attempt = tryLock(lock, purpose);
    if ('lock' in attempt) return own(site, attempt.lock, mode);
    const { holder } = attempt;
    const attached = mode === 'attach-or-own' ? await attach(site, purpose) : undefined;
    if (attached) return attached;
    if (mode === 'own' && isService(holder)) throw inUse(root, holder);
    if (performance.now() > deadline) {
      throw mode === 'own' ? inUse(root, holder) : notReady(root, holder);
    }
    if (announced !== holder.pid) {
      site.log(`waiting for "${holder.purpose}" (process ${holder.pid}), which uses ${root}`);
    }
    announced = holder.pid;
    await delay(POLL_MS);
  }
};

/** Errors of the folder, not of the program. */
const FOLDER_FAULTS = new Set<unknown>([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EDQUOT',
  'ENOTDIR',
  'EEXIST',
  'ENOTSUP',
]);

const explain = (error: unknown, root: string): unknown => {
  if (!(error instanceof Error && 'code' in error && FOLDER_FAULTS.has(error.code))) return error;
  return refusal('UNAVAILABLE', 'DATA_FOLDER_UNUSABLE', { root, cause: error.message });
};

/**
 * Opens the PostgreSQL 18 that comes with Tsuzuki on a data folder: starts it, takes over one that a killed process left, or (only
 * commands) uses that of a living process.
 * @throws Refusal `UNAVAILABLE` whose message says what prevents it and what to do; the reason of the signal if it was aborted
 */
export const openEmbeddedPostgres = async (
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> => {
  const { log, signal } = options;
  const site: Site = { layout: layoutOf(options.dataDir), log, signal };
  try {
    await mkdir(site.layout.root, { recursive: true, mode: 0o700 });
    return await openOrWait(site, options);
  } catch (error) {
    signal?.throwIfAborted();
    throw explain(error, site.layout.root);
  }
};
