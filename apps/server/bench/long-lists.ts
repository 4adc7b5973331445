import { sql } from 'kysely';
import type { BenchDatabase } from './database.ts';

/** Entries of a long list. */
export const ENTRIES = 10_000;

/** The catalogue has fewer works than the longest lists, so this adds its works again with other ids. */
export const growCatalogue = async ({ app }: BenchDatabase): Promise<void> => {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_schema = 'catalog' and table_name = 'anime' and column_name <> 'id'`.execute(
    app.db,
  );
  const columns = sql.raw(rows[0]?.columns ?? '');
  await sql`insert into catalog.anime (id, ${columns})
    select gen_random_uuid(), ${columns} from catalog.anime limit ${ENTRIES / 2}`.execute(app.db);
};

/** Creates lists of ten thousand entries for some users, in one statement. */
export const fillLists = async (
  { app }: BenchDatabase,
  users: readonly string[],
): Promise<void> => {
  await sql`
    insert into lists.entry (id, user_id, media, work_id, status, progress, score, started_on, created_at, updated_at)
    select gen_random_uuid(), u.id, 'ANIME', a.id, (array['CURRENT', 'COMPLETED', 'PLANNING', 'DROPPED'])[1 + n % 4], n % 12,
      nullif(n * 7 % 101, 0), '2020', date_trunc('milliseconds', now() - n * interval '3 minutes'),
      date_trunc('milliseconds', now() - n * 7919 % 99991 * interval '1 minute')
    from unnest(${users}::uuid[]) as u (id)
    cross join (select id, row_number() over () as n from catalog.anime limit ${ENTRIES}) as a`.execute(
    app.db,
  );
  await sql`analyze lists.entry`.execute(app.db);
};

/** Does the database's background work now (writing pages, vacuuming new tables), so that no measurement pays for it. */
export const settle = async ({ app }: BenchDatabase): Promise<void> => {
  await sql`vacuum (analyze)`.execute(app.db);
  await sql`checkpoint`.execute(app.db);
};
