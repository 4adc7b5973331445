import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import type { UserRole } from './rules.ts';
import { refusal } from './reasons.ts';
import type { RefusalCode } from '#platform/errors.ts';

/** A user as other slices see one. */
export interface User {
  id: string;
  username: string;
  email: string;
  role: UserRole;
  createdAt: Date;
  showsAdult: boolean;
  /** Disabled by an operator, or because the account is to be deleted: it cannot do anything. */
  isDisabled: boolean;
}

const columns = [
  'id',
  'username',
  'email',
  'role',
  'created_at',
  'shows_adult',
  'disabled_at',
  'deletion_due_at',
] as const;

interface UserRow {
  id: string;
  username: string;
  email: string;
  role: string;
  created_at: Date;
  shows_adult: boolean;
  disabled_at: Date | null;
  deletion_due_at: Date | null;
}

const userOf = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  role: row.role as UserRole,
  createdAt: row.created_at,
  showsAdult: row.shows_adult,
  isDisabled: row.disabled_at !== null || row.deletion_due_at !== null,
});

/** The user with an id, or undefined. */
export const findUser = async (db: Database, id: string): Promise<User | undefined> => {
  const row = await db
    .selectFrom('accounts.user')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && userOf(row);
};

/** The user with an id, unless they are disabled, or undefined. */
export const findActive = async (tx: Tx, id: string): Promise<User | undefined> => {
  const user = await findUser(tx, id);
  return user?.isDisabled ? undefined : user;
};

/** The refusal for a name that nobody has, or that the caller must not know of. */
export const nameUnknown = (username: string) =>
  refusal('NOT_FOUND', 'ACCOUNT_NOT_FOUND', { username });

/**
 * The user with a name, without regard to case.
 * @throws Refusal `NOT_FOUND` with the name
 */
export const userByName = async (db: Database, username: string): Promise<User> => {
  const row = await db
    .selectFrom('accounts.user')
    .select(columns)
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
  if (!row) throw nameUnknown(username);
  return userOf(row);
};

/** The refusals for users that do not exist, or no longer exist. */
export const userUnknown = () => refusal('NOT_FOUND', 'USER_ID_UNKNOWN');
export const accountGone = (code: RefusalCode) => refusal(code, 'ACCOUNT_GONE');

/** All users, oldest first. */
export const listUsers = async (db: Database): Promise<User[]> => {
  const rows = await db
    .selectFrom('accounts.user')
    .select(columns)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(userOf);
};

/** The ids of all who have more than the role of a user, unless they are disabled. */
export const staffIds = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from accounts."user"
    where role <> 'user' and disabled_at is null and deletion_due_at is null`.execute(db);
  return rows.map(({ id }) => id);
};

/** How many users there are, for administrators. */
export const countUsers = async (
  db: Database,
): Promise<{ all: number; disabled: number; leaving: number; administrators: number }> =>
  db
    .selectFrom('accounts.user')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('disabled_at').as('disabled'),
      eb.fn.count<number>('deletion_due_at').as('leaving'),
      eb.fn.countAll<number>().filterWhere('role', '=', 'admin').as('administrators'),
    ])
    .executeTakeFirstOrThrow();

const MOST_USERS = 50;

/** A page of the users whose name or address contains a text, newest first, after the one with an id. `next` is undefined at the end. */
export const pageOfUsers = async (
  db: Database,
  { query = '', after }: { query?: string | undefined; after?: string | undefined },
): Promise<{ users: User[]; next: string | undefined }> => {
  const text = query.toLowerCase();
  const rows = await db
    .selectFrom('accounts.user')
    .select(columns)
    .where((eb) =>
      eb.or(
        (['username', 'email'] as const).map((column) =>
          eb(eb.fn<number>('strpos', [eb.fn('lower', [column]), eb.val(text)]), '>', 0),
        ),
      ),
    )
    .$if(after !== undefined, (page) => page.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(MOST_USERS + 1)
    .execute();
  const users = rows.slice(0, MOST_USERS).map(userOf);
  return { users, next: rows.length > MOST_USERS ? users.at(-1)?.id : undefined };
};

/** What a sign-in needs to know about an account. */
export interface Credentials {
  id: string;
  username: string;
  email: string;
  role: UserRole;
  passwordHash: string;
  showsAdult: boolean;
  /** The one they chose; null: that of their browser. */
  timeZone: string | null;
  isDisabled: boolean;
  deletionDueAt: Date | null;
}

const credentialColumns = [
  'id',
  'username',
  'email',
  'role',
  'password_hash',
  'shows_adult',
  'time_zone',
  'disabled_at',
  'deletion_due_at',
] as const;

/** The account with a name, or with an address if the text has an @, without regard to case; or the one with an id. */
export const credentialsOf = async (
  db: Database,
  login: string | { id: string },
): Promise<Credentials | undefined> => {
  const query = db.selectFrom('accounts.user').select(credentialColumns);
  const row = await (
    typeof login === 'string'
      ? query.where((eb) =>
          eb(
            eb.fn<string>('lower', [login.includes('@') ? 'email' : 'username']),
            '=',
            login.toLowerCase(),
          ),
        )
      : query.where('id', '=', login.id)
  ).executeTakeFirst();
  return (
    row && {
      id: row.id,
      username: row.username,
      email: row.email,
      role: row.role as UserRole,
      passwordHash: row.password_hash,
      showsAdult: row.shows_adult,
      timeZone: row.time_zone,
      isDisabled: row.disabled_at !== null,
      deletionDueAt: row.deletion_due_at,
    }
  );
};

/** Whether somebody can administrate the instance. */
export const hasAdministrator = async (db: Database): Promise<boolean> => {
  const found = await db
    .selectFrom('accounts.user')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
