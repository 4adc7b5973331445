import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import type { AuditAction } from '#platform/vocabulary.ts';
import { audit, OPERATOR } from '../audit.ts';
import { dropChallenges } from '../factor/challenge.ts';
import { factorsResetLetter, type Letter } from '../factor/letter.ts';
import { replaceToken, revokeSessions, type Session } from '../session/sessions.ts';
import type { Visitor } from '../visitor.ts';

/** A user who changes the factors of their own account. */
export interface Owner {
  account: { id: string; username: string; email: string };
  session: Session;
  visitor: Visitor;
}

/** Records that a factor changed, and sends the owner a letter. */
export const recordChange = async (
  app: App,
  tx: Tx,
  input: { owner: Owner; action: AuditAction; letter: Letter },
): Promise<void> => {
  const { account, visitor } = input.owner;
  await audit(app, tx, { userId: account.id, action: input.action, visitor });
  await enqueueMail(app, tx, input.letter(account.email));
};

/** Records that a factor was added or removed, and ends all other sessions. @returns the new token of this one */
export const settleChange = async (
  app: App,
  tx: Tx,
  input: { owner: Owner; action: AuditAction; letter: Letter },
): Promise<string> => {
  const { id, userId } = input.owner.session;
  await recordChange(app, tx, input);
  await dropChallenges(tx, userId);
  await revokeSessions(app, tx, { userId, except: id });
  return replaceToken(tx, id);
};

/** Removes every second factor of somebody who is locked out, for an operator. All their sessions end. */
export const resetFactors = async (
  app: App,
  tx: Tx,
  { id: userId, email }: { id: string; email: string },
): Promise<{ totp: boolean; passkeys: number }> => {
  const totp = await tx
    .deleteFrom('accounts.totp')
    .where('user_id', '=', userId)
    .returning('enabled_at')
    .executeTakeFirst();
  await tx.deleteFrom('accounts.recovery_code').where('user_id', '=', userId).execute();
  const passkeys = await tx
    .deleteFrom('accounts.passkey')
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  await dropChallenges(tx, userId);
  await revokeSessions(app, tx, { userId });
  await enqueueMail(app, tx, factorsResetLetter(email));
  await audit(app, tx, { userId, action: 'factors-reset', visitor: OPERATOR });
  return { totp: Boolean(totp?.enabled_at), passkeys: passkeys.length };
};
