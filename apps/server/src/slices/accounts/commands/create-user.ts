import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { audit, OPERATOR } from '../audit.ts';
import { holderOfFormerName } from '../preference/queries.ts';
import { hashPassword } from '../password.ts';
import { credentialsOf } from '../queries.ts';
import { newUserSchema, type NewUser, type UserRole } from '../rules.ts';
import type { Visitor } from '../visitor.ts';
import { faultOf, parseInput, refuseField } from '../parse-input.ts';

/** PostgreSQL's error for a row that already exists. */
interface UniqueViolation {
  code: '23505';
  constraint: string;
}

const isUniqueViolation = (error: unknown): error is UniqueViolation =>
  typeof error === 'object' && error !== null && (error as UniqueViolation).code === '23505';

const emailTaken = (email: string) =>
  refuseField('CONFLICT', faultOf('email', 'EMAIL_TAKEN', { email }));

const usernameTaken = (username: string) =>
  refuseField('CONFLICT', faultOf('username', 'USERNAME_TAKEN', { username }));

/**
 * Says that a name is taken before anything else is done with it. Names are public. Only `insertUser` decides, because two can ask at once.
 * @throws Refusal `CONFLICT` for a name that somebody has, or that is kept for them
 */
export const refuseTakenName = async ({ db, clock }: App, username: string): Promise<void> => {
  const isTaken =
    (await credentialsOf(db, username)) !== undefined ||
    (await holderOfFormerName(db, { username, now: clock.now() })) !== undefined;
  if (isTaken) throw usernameTaken(username);
};

/** The refusal for a name or an address that somebody else has; every other error unchanged. */
export const conflictOf = (
  error: unknown,
  { username = '', email = '' }: { username?: string; email?: string },
): unknown => {
  if (!isUniqueViolation(error)) return error;
  if (error.constraint === 'user_email_key') return emailTaken(email);
  return error.constraint === 'user_username_key' ? usernameTaken(username) : error;
};

/**
 * Somebody may have given the name up a moment ago. We check after the name is written, because a concurrent change is visible then.
 * @throws Refusal `CONFLICT` for a name that is kept for somebody else
 */
export const refuseKeptName = async (
  app: App,
  tx: Tx,
  { userId, username }: { userId: string; username: string },
): Promise<void> => {
  const holder = await holderOfFormerName(tx, { username, now: app.clock.now() });
  if (holder !== undefined && holder !== userId) throw usernameTaken(username);
};

interface Account {
  username: string;
  email: string;
  role: UserRole;
  passwordHash: string;
}

/**
 * Creates an account from checked input.
 * @throws Refusal `CONFLICT` if the name or address is taken
 */
export const insertUser = async (
  app: App,
  tx: Tx,
  { account, visitor }: { account: Account; visitor: Visitor },
): Promise<{ id: string; username: string }> => {
  const { username, email, role, passwordHash } = account;
  const id = app.ids.next();
  const row = { id, username, email, role, password_hash: passwordHash };
  try {
    await tx
      .insertInto('accounts.user')
      .values({ ...row, created_at: app.clock.now() })
      .execute();
  } catch (error) {
    throw conflictOf(error, account);
  }
  await refuseKeptName(app, tx, { userId: id, username });
  await audit(app, tx, { userId: id, action: 'account-created', visitor });
  return { id, username };
};

/**
 * Creates an account for an operator. Its address counts as verified.
 * @throws Refusal `BAD_USER_INPUT` naming every fault of the input, `CONFLICT` if the name or address is taken
 */
export const createUser = async (
  app: App,
  tx: Tx,
  input: NewUser,
): Promise<{ id: string; username: string }> => {
  const { password, ...account } = parseInput(newUserSchema, input);
  const passwordHash = await hashPassword(password);
  return insertUser(app, tx, { account: { ...account, passwordHash }, visitor: OPERATOR });
};
