import { react } from '#platform/events.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { credentialReported } from '#slices/access/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import { deleteReported } from './commands.ts';
import { reportedTokenLetter } from './letter.ts';

/** Ends a webhook token that was found in public, and tells its owner. */
export const deleteReportedToken = react(
  credentialReported,
  'scrobble.delete-reported-token',
  async (app, { sha256 }) => {
    await app.db.transaction().execute(async (tx) => {
      const deleted = await deleteReported(app, tx, Buffer.from(sha256, 'hex'));
      const owner = deleted && (await findUser(tx, deleted.userId));
      if (owner) await enqueueMail(app, tx, reportedTokenLetter(app, owner.email, deleted.name));
    });
  },
);
