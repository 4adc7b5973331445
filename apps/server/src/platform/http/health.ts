import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { App } from '#platform/app.ts';

const DATABASE_PATIENCE_MS = 2_000;

/** Cut off by the driver, so that a silent connection is given back. Its types do not know the member on a query. */
const QUESTION: pg.QueryConfig & { query_timeout: number } = {
  text: 'select 1',
  query_timeout: DATABASE_PATIENCE_MS,
};

const patience = (): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), DATABASE_PATIENCE_MS).unref();
  });

/** Whether the database answers in time. All who ask meanwhile share one question, so that probes of a slow database do not pile up. */
const createProbe = (app: App): (() => Promise<boolean>) => {
  let pending: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      await app.database.pool.query(QUESTION);
      return true;
    } catch {
      return false;
    } finally {
      pending = undefined;
    }
  };
  return () => Promise.race([(pending ??= ask()), patience()]);
};

/** `/healthz`: the process lives. `/readyz`: it can serve, which needs the database. */
export const healthRoutes = (server: FastifyInstance, app: App): void => {
  const databaseAnswers = createProbe(app);
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const isReady = await databaseAnswers();
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'unavailable', database: isReady });
  });
};
