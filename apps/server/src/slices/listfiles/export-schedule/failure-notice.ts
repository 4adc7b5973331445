import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Refusal } from '#platform/errors.ts';
import { keptReason } from '#platform/kept-reason.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import { giveNotice, takeSubjectNotice } from '#slices/profiles/index.ts';

/** Gives the owner a notice, and sends a letter, about why an export failed. */
export const giveFailureNotice = async (
  app: App,
  tx: Tx,
  userId: string,
  fault: Refusal,
): Promise<void> => {
  const owner = await findUser(tx, userId);
  if (!owner) return;
  // An account has one schedule, so its own id stands for it.
  await giveNotice(app, tx, {
    userId,
    kind: 'EXPORT_FAILED',
    subject: { id: userId, name: fault.message, refused: keptReason(fault) },
  });
  await enqueueMail(app, tx, {
    to: owner.email,
    subject: 'Your list could not be exported',
    paragraphs: [
      `The regular export of your list failed: ${fault.message}`,
      'It is tried again by itself, and you are told of this once. What is set, and how it goes:',
    ],
    link: `${baseUrl(app.settings)}/settings/import/schedule`,
  });
};

/** Deletes the notice, because exports work again. */
export const takeFailureNotice = (tx: Tx, userId: string): Promise<void> =>
  takeSubjectNotice(tx, { userId, subjectId: userId, kinds: ['EXPORT_FAILED'] });
