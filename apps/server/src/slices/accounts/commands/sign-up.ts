import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { createCode, isCodeInForce, useCode, useCodeWith } from '../code.ts';
import { alreadyRegisteredLetter, verifyLetter } from '../letter.ts';
import { codeLink, pageLink } from '../link.ts';
import { credentialsOf } from '../queries.ts';
import { accountSettings } from '../settings.ts';
import type { Visitor } from '../visitor.ts';
import { insertUser } from './create-user.ts';
import { faultOf, refuseField } from '../parse-input.ts';
import { refusal } from '../reasons.ts';

/**
 * A sign-up whose address is not verified yet. The account does not exist before, so that nobody can hold a name or an address that is not
 * theirs.
 */
export const pendingSchema = z.object({
  username: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  invite: z.string().nullable(),
});
export type Pending = z.infer<typeof pendingSchema>;

/**
 * Checks that the instance accepts a new account.
 * @throws Refusal `FORBIDDEN` if registration is closed, or needs an invitation and the code is not valid
 */
export const mayRegister = async (app: App, invite: string | null): Promise<void> => {
  const { registration } = app.settings.of(accountSettings);
  if (registration === 'open') return;
  if (registration === 'closed') {
    throw refusal('FORBIDDEN', 'SIGN_UPS_CLOSED');
  }
  if (invite !== null && (await isCodeInForce(app, { code: invite, purpose: 'invite' }))) return;
  throw refusal('FORBIDDEN', 'INVITATION_NEEDED');
};

/** Mails the link that finishes a sign-up, or informs the holder of an address that they have an account. */
export const beginSignUp = async (app: App, tx: Tx, pending: Pending): Promise<void> => {
  const { email } = pending;
  if (await credentialsOf(tx, email)) {
    const link = pageLink(app, 'forgot-password');
    return enqueueMail(app, tx, alreadyRegisteredLetter(email, link));
  }
  const { code } = await createCode(app, tx, { purpose: 'verify', content: pending });
  await enqueueMail(app, tx, verifyLetter(email, codeLink(app, 'verify', code)));
};

/** A name that was free on the form is refused with what happened since. */
const takenMeanwhile = (error: unknown, username: string): unknown =>
  error instanceof Refusal && error.reason === 'USERNAME_TAKEN'
    ? refuseField('CONFLICT', faultOf('username', 'USERNAME_TAKEN_MEANWHILE', { username }))
    : error;

/**
 * Creates the account of a sign-up whose address was just verified.
 * @param input.username another name, if somebody took the first one in the meantime
 * @throws Refusal `CONFLICT` if the name or address is taken; the code then still works
 */
export const finishSignUp = async (
  app: App,
  tx: Tx,
  input: { code: string; username: string | undefined; visitor: Visitor },
): Promise<{ id: string; username: string }> => {
  const { content } = await useCodeWith(app, tx, {
    code: input.code,
    purpose: 'verify',
    schema: pendingSchema,
  });
  const { invite, ...account } = content;
  if (app.settings.of(accountSettings).registration === 'invite') {
    await useCode(app, tx, { code: invite ?? '', purpose: 'invite' });
  }
  const username = input.username ?? account.username;
  try {
    return await insertUser(app, tx, {
      account: { ...account, username, role: 'user' },
      visitor: input.visitor,
    });
  } catch (error) {
    throw input.username === undefined ? takenMeanwhile(error, username) : error;
  }
};
