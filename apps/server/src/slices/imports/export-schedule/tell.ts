import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { findUser } from '#slices/accounts/index.ts';

/** Tells the owner that an export failed, and why. */
export const tellOfFailure = async (
  app: App,
  tx: Tx,
  userId: string,
  fault: string,
): Promise<void> => {
  const owner = await findUser(app, userId);
  if (!owner) return;
  await enqueueMail(app, tx, {
    to: owner.email,
    subject: 'Your list could not be exported',
    paragraphs: [
      `The regular export of your list failed: ${fault}`,
      'It is tried again by itself, and you are told of this once. What is set, and how it goes:',
    ],
    link: `${baseUrl(app.settings)}/settings/import/schedule`,
  });
};
