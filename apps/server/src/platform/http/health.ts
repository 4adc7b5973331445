import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { App } from '#platform/app.ts';
import { dataSettings, freeBytes } from '#platform/data-dir.ts';

const DATABASE_PATIENCE_MS = 2_000;
/** Anybody may ask as often as they like: the database is written to once in this time at most. */
const WRITE_EVERY_MS = 5_000;
const MEGABYTE = 1024 ** 2;

/** Cut off by the driver, so that a silent connection is given back. Its types do not know the member on a query. */
const statement = (text: string): pg.QueryConfig & { query_timeout: number } => ({
  text,
  query_timeout: DATABASE_PATIENCE_MS,
});

const QUESTION = statement('select 1');
/** A real write that is committed to the disk, always to the same row. */
const WRITE = statement('update public.tsuzuki_probe set written_at = clock_timestamp()');

const patience = (): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), DATABASE_PATIENCE_MS).unref();
  });

/** Whether something works in time. All who ask meanwhile share one attempt, so that probes of a slow database do not pile up. */
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

/** The same, attempted no oftener than every so many milliseconds: the last answer is good until then. */
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

/** `/healthz`: the process lives. `/readyz`: it can serve, for which the database must answer and take writes, and the disk have room. */
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
