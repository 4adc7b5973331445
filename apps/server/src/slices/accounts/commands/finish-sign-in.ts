import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { audit } from '../audit.ts';
import { takeChallenge } from '../factor/challenge.ts';
import { recoveryCodeUsedLetter } from '../factor/letter.ts';
import type { Session } from '../session/sessions.ts';
import type { Visitor } from '../visitor.ts';
import { signIn } from './sign-in.ts';
import { refusal } from '../reasons.ts';

const noteRecovery = async (
  app: App,
  tx: Tx,
  { account, visitor }: { account: { id: string; email: string }; visitor: Visitor },
): Promise<void> => {
  const { left } = await tx
    .selectFrom('accounts.recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', account.id)
    .executeTakeFirstOrThrow();
  await audit(app, tx, { userId: account.id, action: 'recovery-code-used', visitor });
  await enqueueMail(app, tx, recoveryCodeUsedLetter(left)(account.email));
};

/**
 * Signs in somebody whose password and code were right, and uses the pending sign-in up.
 * @throws Refusal `UNAUTHENTICATED` if it is used up already, or the password has changed; then the code stays unused
 */
export const finishWithCode = async (
  app: App,
  tx: Tx,
  input: {
    account: { id: string; email: string };
    challenge: string;
    kind: 'totp' | 'recovery';
    visitor: Visitor;
    previous: Session | undefined;
  },
): Promise<{ id: string; token: string }> => {
  const { account, challenge, kind, visitor, previous } = input;
  if (!(await takeChallenge(app, tx, { challenge, purpose: 'second-factor' }))) {
    throw refusal('UNAUTHENTICATED', 'PASSWORD_STEP_NEEDED');
  }
  if (kind === 'recovery') await noteRecovery(app, tx, { account, visitor });
  return signIn(app, tx, { userId: account.id, visitor, previous, withFactor: true });
};
