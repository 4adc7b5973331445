import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { audit } from '../audit.ts';
import { createCode, dropCodes, useCodeWith } from '../code.ts';
import { changeEmailLetter, emailChangedLetter } from '../letter.ts';
import { codeLink } from '../link.ts';
import type { Visitor } from '../visitor.ts';
import { conflictOf } from './create-user.ts';
import { refusal } from '../reasons.ts';

/** Mails a link to the new address. If somebody has it already, only they get a letter about it. */
export const beginEmailChange = async (
  app: App,
  tx: Tx,
  { userId, email, visitor }: { userId: string; email: string; visitor: Visitor },
): Promise<void> => {
  const { code } = await createCode(app, tx, {
    purpose: 'change-email',
    userId,
    content: { email },
  });
  await enqueueMail(app, tx, changeEmailLetter(email, codeLink(app, 'confirm-email', code)));
  await audit(app, tx, { userId, action: 'email-change-asked', visitor });
};

/**
 * Gives the account its new, verified address, and sends a letter to the old one.
 * @throws Refusal `BAD_USER_INPUT` if the code is not valid, `CONFLICT` if another account has the address
 */
export const finishEmailChange = async (
  app: App,
  tx: Tx,
  { code, visitor }: { code: string; visitor: Visitor },
): Promise<void> => {
  const { userId, content } = await useCodeWith(app, tx, {
    code,
    purpose: 'change-email',
    schema: z.object({ email: z.string() }),
  });
  if (userId === null) throw refusal('BAD_USER_INPUT', 'LINK_WITHOUT_ACCOUNT');
  const { email: old } = await tx
    .selectFrom('accounts.user')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  try {
    await tx
      .updateTable('accounts.user')
      .set({ email: content.email })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    throw conflictOf(error, content);
  }
  await dropCodes(tx, userId);
  await enqueueMail(app, tx, emailChangedLetter(old));
  await audit(app, tx, { userId, action: 'email-changed', visitor });
};
