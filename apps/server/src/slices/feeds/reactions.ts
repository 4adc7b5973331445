import { react } from '#platform/events.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { credentialReported } from '#slices/access/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import { deleteReported } from './commands.ts';
import { reportedFeedLetter } from './letter.ts';

/** Ends an address that was found in public, and tells its owner. */
export const deleteReportedFeed = react(
  credentialReported,
  'feeds.delete-reported',
  async (app, { sha256 }) => {
    await app.db.transaction().execute(async (tx) => {
      const ownerId = await deleteReported(app, tx, Buffer.from(sha256, 'hex'));
      const owner = ownerId === undefined ? undefined : await findUser(tx, ownerId);
      if (owner) await enqueueMail(app, tx, reportedFeedLetter(app, owner.email));
    });
  },
);
