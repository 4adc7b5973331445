import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import type { UserRole } from './rules.ts';

/** A user as other slices see one. */
export interface User {
  id: string;
  username: string;
  email: string;
  role: UserRole;
  createdAt: Date;
  isDisabled: boolean;
}

const columns = ['id', 'username', 'email', 'role', 'created_at', 'disabled_at'] as const;

interface UserRow {
  id: string;
  username: string;
  email: string;
  role: string;
  created_at: Date;
  disabled_at: Date | null;
}

const userOf = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  role: row.role as UserRole,
  createdAt: row.created_at,
  isDisabled: row.disabled_at !== null,
});

/** The user with an id, or undefined. */
export const findUser = async (app: App, id: string): Promise<User | undefined> => {
  const row = await app.db
    .selectFrom('accounts.user')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && userOf(row);
};

/**
 * The user with a name, in any case.
 * @throws Refusal `NOT_FOUND` naming the name.
 */
export const userByName = async (app: App, username: string): Promise<User> => {
  const row = await app.db
    .selectFrom('accounts.user')
    .select(columns)
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', `No user is called "${username}".`);
  return userOf(row);
};

/** All users, oldest first. */
export const listUsers = async (app: App): Promise<User[]> => {
  const rows = await app.db
    .selectFrom('accounts.user')
    .select(columns)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(userOf);
};
