import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';

const DATABASE_PATIENCE_MS = 2_000;

const databaseAnswers = async (app: App): Promise<boolean> => {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), DATABASE_PATIENCE_MS).unref();
  });
  const answer = app.database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]);
};

/** `/healthz`: the process lives. `/readyz`: it can serve, which needs the database. */
export const healthRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const isReady = await databaseAnswers(app);
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'unavailable', database: isReady });
  });
};
