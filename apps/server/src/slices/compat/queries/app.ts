import type { Database } from '#platform/database/index.ts';
import type { RegisteredApp } from '../rules/app.ts';

const COLUMNS = ['id', 'client_id', 'name', 'redirect_uri', 'created_at'] as const;

const appOf = (row: {
  id: string;
  client_id: number;
  name: string;
  redirect_uri: string | null;
  created_at: Date;
}): RegisteredApp => ({
  id: row.id,
  clientId: row.client_id,
  name: row.name,
  redirectUri: row.redirect_uri,
  createdAt: row.created_at,
});

/** The apps of an account, by name. */
export const appsOf = async (db: Database, userId: string): Promise<RegisteredApp[]> => {
  const rows = await db
    .selectFrom('compat.app')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(appOf);
};

/** An app of an account by the id it has built in. */
export const appByClientId = async (
  db: Database,
  userId: string,
  clientId: number,
): Promise<RegisteredApp | undefined> => {
  const row = await db
    .selectFrom('compat.app')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && appOf(row);
};
