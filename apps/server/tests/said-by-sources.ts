import type { TestApp } from './test-app.ts';

/** All that sources said, and what was made of it: equal only where nothing has changed. */
export const saidBySources = async ({ app }: Pick<TestApp, 'app'>): Promise<unknown> => {
  const { rows } = await app.database.pool.query(
    `select (select md5(coalesce(string_agg(c::text, '' order by c::text), '')) from catalog.claim c) claims,
      (select md5(coalesce(string_agg(a::text, '' order by a.id), '')) from catalog.anime a) anime,
      (select md5(coalesce(string_agg(m::text, '' order by m.id), '')) from catalog.manga m) manga,
      (select md5(coalesce(string_agg(r::text, '' order by r::text), '')) from mapping.rule r) rules`,
  );
  return rows[0];
};
