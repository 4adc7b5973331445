import type { TestApp } from './test-app.ts';

/** How many letters were queued so far. */
export const queuedMail = async ({ app }: TestApp): Promise<number> => {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name like '%mail%'`,
  );
  return rows[0]?.count ?? 0;
};
