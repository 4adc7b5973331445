import { sql } from 'kysely';
import { hashCredential, makeCredential } from '#platform/credential.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import type { BenchDatabase } from './database.ts';

const KEYS = 400;
/** Keys of the Commercial tier, which has no daily cap and the burst of `KEY_ENV`. */
export const REQUESTS_PER_KEY = 900;
export const KEY_ENV = { TSUZUKI_BURST_COMMERCIAL: '1000' };

const BEARERS = 3_000;
/** The burst of our own clients. */
export const REQUESTS_PER_BEARER = 30;

/** Creates accounts in one statement, because the benchmark measures authentication and not sign-up. */
export const createUsers = async ({ app }: BenchDatabase, count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => app.ids.next());
  await sql`insert into accounts."user" (id, username, email, password_hash, role, created_at)
    select id, 'b' || left(md5(id::text), 20), id || '@bench.invalid', '', 'user', now()
    from unnest(${ids}::uuid[]) as id`.execute(app.db);
  return ids;
};

/** Header lines of API keys of the Commercial tier, one per account. */
export const keyCallers = async (database: BenchDatabase): Promise<string[]> => {
  const { app } = database;
  const users = await createUsers(database, KEYS);
  const keys = users.map(() => makeCredential('svc_live_'));
  await sql`insert into access.key (id, user_id, name, key_hash, display, scopes, created_at)
    select gen_random_uuid(), user_id, 'bench', key_hash, display, array['read:public'], now()
    from unnest(${users}::uuid[], ${keys.map(hashCredential)}::bytea[],
      ${keys.map((key) => key.slice(0, 13))}::text[]) as made (user_id, key_hash, display)`.execute(
    app.db,
  );
  await sql`insert into access.subscription (user_id, granted_tier, changed_at)
    select user_id, 'commercial', now() from unnest(${users}::uuid[]) as user_id`.execute(app.db);
  return keys.map((key) => `X-API-Key: ${key}\r\n`);
};

/** Header lines of access tokens, one per account. */
export const bearerCallers = async (database: BenchDatabase): Promise<string[]> => {
  const lines: string[] = [];
  for (const user of await createUsers(database, BEARERS)) {
    const { accessToken } = await issueBearer(database.app, user, 'web');
    lines.push(`Authorization: Bearer ${accessToken}\r\n`);
  }
  return lines;
};
