import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { App } from '#platform/app.ts';
import { dataSettings, freeBytes } from '#platform/data-dir.ts';

const DATABASE_PATIENCE_MS = 2_000;
/** The database is written to at most once in this time, however often somebody asks. */
const WRITE_EVERY_MS = 5_000;
const MEGABYTE = 1024 ** 2;

/** The driver cancels the query after this, so that a silent connection returns to the pool. The driver's types lack this member. */
const statement = (text: string): pg.QueryConfig & { query_timeout: number } => ({
  text,
  query_timeout: DATABASE_PATIENCE_MS,
});

const QUESTION = statement('select 1');
/** A real write, committed to the disk, always to the same row. */
const WRITE = statement('update public.tsuzuki_probe set written_at = clock_timestamp()');

const patience = (): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), DATABASE_PATIENCE_MS).unref();
  });

/** Whether something works in time. Concurrent callers share one attempt, so that probes of a slow database do not pile up. */
const shared = (attempt: () => Promise<boolean>): (() => Promise<boolean>) => {
  let pending: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      return await attempt();
    } catch {
      return false;
    } finally {
      pending = undefined;
    }
  };
  return () => Promise.race([(pending ??= ask()), patience()]);
};

/** The same, with at most one attempt per interval. Until then the last result is returned. */
const paced = (everyMs: number, attempt: () => Promise<boolean>): (() => Promise<boolean>) => {
  let last: { at: number; isGood: boolean } | undefined;
  return async () => {
    if (last && performance.now() - last.at < everyMs) return last.isGood;
    const isGood = await attempt().catch(() => false);
    last = { at: performance.now(), isGood };
    return isGood;
  };
};

const probesOf = (app: App) => {
  const { dataDir, leastFreeMegabytes } = app.settings.of(dataSettings);
  const query = async (question: pg.QueryConfig): Promise<boolean> =>
    Boolean(await app.database.pool.query(question));
  return {
    database: shared(() => query(QUESTION)),
    writes: shared(paced(WRITE_EVERY_MS, () => query(WRITE))),
    disk: shared(async () => (await freeBytes(dataDir)) >= leastFreeMegabytes * MEGABYTE),
  };
};

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, which needs a database that responds and accepts writes, and free space on the
 * disk.
 */
export const healthRoutes = (server: FastifyInstance, app: App): void => {
  const probes = probesOf(app);
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const [database, writes, disk] = await Promise.all([
      probes.database(),
      probes.writes(),
      probes.disk(),
    ]);
    const isReady = database && writes && disk;
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'unavailable', database, writes, disk });
  });
};
