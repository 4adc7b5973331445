import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { audit } from '../audit.ts';
import { hashPassword, isOutdatedHash, isPassword } from '../password.ts';
import { credentialsOf, type Credentials } from '../queries.ts';
import { createSession, revokeSessions, type Session } from '../session/sessions.ts';
import type { Visitor } from '../visitor.ts';
import { refusal } from '../reasons.ts';

/** What `checkPassword` says of a wrong one: only the password was asked for, or the name too. */
type Wrong = 'CREDENTIALS_INCORRECT' | 'PASSWORD_INCORRECT';

/**
 * The account with this name or address and password. An unknown one takes the same work and gets the same refusal.
 * @throws Refusal `UNAUTHENTICATED`, or `FORBIDDEN` for a disabled account with the right password
 */
export const checkPassword = async (
  app: App,
  {
    login,
    password,
    wrong = 'CREDENTIALS_INCORRECT',
  }: { login: string; password: string; wrong?: Wrong },
): Promise<Credentials> => {
  const account = await credentialsOf(app.db, login);
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight) {
    throw refusal('UNAUTHENTICATED', wrong);
  }
  if (account.isDisabled) {
    throw refusal('FORBIDDEN', 'ACCOUNT_DISABLED');
  }
  if (isOutdatedHash(account.passwordHash)) await rehash(app, account.id, password);
  return account;
};

const rehash = async (app: App, id: string, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await app.db
    .updateTable('accounts.user')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute();
};

/** Begins a session for somebody who proved who they are, with a second factor or without. The earlier session of their browser ends. */
export const signIn = async (
  app: App,
  tx: Tx,
  input: {
    userId: string;
    visitor: Visitor;
    previous: Session | undefined;
    withFactor?: boolean;
  },
): Promise<{ id: string; token: string }> => {
  const { userId, visitor, previous, withFactor = false } = input;
  if (previous) await revokeSessions(app, tx, { userId: previous.userId, only: previous.id });
  await audit(app, tx, { userId, action: 'signed-in', visitor });
  return createSession(app, tx, { userId, visitor, withFactor });
};

/** Ends the session of a browser. */
export const signOut = async (
  app: App,
  tx: Tx,
  { session, visitor }: { session: Session; visitor: Visitor },
): Promise<void> => {
  await revokeSessions(app, tx, { userId: session.userId, only: session.id });
  await audit(app, tx, { userId: session.userId, action: 'signed-out', visitor });
};
