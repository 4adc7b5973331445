import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { audit } from '../audit.ts';
import { createCode, dropCodes, useCode } from '../code.ts';
import { endGrants } from '../grant/grants.ts';
import { dropChallenges } from '../factor/challenge.ts';
import { passwordChangedLetter, resetLetter } from '../letter.ts';
import { codeLink } from '../link.ts';
import { credentialsOf } from '../queries.ts';
import { revokeSessions, rotateSession, type Session } from '../session/sessions.ts';
import type { Visitor } from '../visitor.ts';
import { refusal } from '../reasons.ts';

/** Mails a link with which the holder of an address chooses a new password. Nobody else learns whether the address has an account. */
export const beginReset = async (app: App, tx: Tx, email: string): Promise<void> => {
  const account = await credentialsOf(tx, email);
  if (!account || account.isDisabled) return;
  const { code } = await createCode(app, tx, { purpose: 'reset', userId: account.id });
  await enqueueMail(app, tx, resetLetter(account.email, codeLink(app, 'reset-password', code)));
};

/** Stores a new password, sends its owner a letter, and revokes every link mailed before and every grant. */
const setPassword = async (
  app: App,
  tx: Tx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> => {
  const { email } = await tx
    .updateTable('accounts.user')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await dropCodes(tx, userId);
  await endGrants(app, tx, userId);
  await dropChallenges(tx, userId);
  await enqueueMail(app, tx, passwordChangedLetter(email));
};

/**
 * Gives the account of a reset link a new password and ends all its sessions.
 * @throws Refusal `BAD_USER_INPUT` if the code is not valid
 */
export const resetPassword = async (
  app: App,
  tx: Tx,
  input: { code: string; passwordHash: string; visitor: Visitor },
): Promise<void> => {
  const { userId } = await useCode(app, tx, { code: input.code, purpose: 'reset' });
  if (userId === null) throw refusal('BAD_USER_INPUT', 'LINK_WITHOUT_ACCOUNT');
  await setPassword(app, tx, { userId, passwordHash: input.passwordHash });
  await revokeSessions(app, tx, { userId });
  await audit(app, tx, { userId, action: 'password-reset', visitor: input.visitor });
};

/** Changes the password of a user who just entered the old one, and ends all other sessions. @returns the new token of this one */
export const changePassword = async (
  app: App,
  tx: Tx,
  input: { session: Session; passwordHash: string; visitor: Visitor },
): Promise<string> => {
  const { session, passwordHash, visitor } = input;
  const { userId } = session;
  await setPassword(app, tx, { userId, passwordHash });
  await revokeSessions(app, tx, { userId, except: session.id });
  await audit(app, tx, { userId, action: 'password-changed', visitor });
  return rotateSession(app, tx, session.id);
};
