import { enqueueMail } from '#platform/mail/index.ts';
import { react } from '#platform/events.ts';
import { deletionAsked, findUser } from '#slices/accounts/index.ts';
import { cancelPlan } from './billing/index.ts';
import { revokeReported } from './commands.ts';
import { credentialReported } from './events.ts';
import { reportedKeyLetter } from './letter.ts';

/** Ends an API key that was found, and tells its owner. */
export const revokeReportedKey = react(
  credentialReported,
  'access.revoke-reported-key',
  async (app, { sha256 }) => {
    await app.db.transaction().execute(async (tx) => {
      const revoked = await revokeReported(app, tx, Buffer.from(sha256, 'hex'));
      const owner = revoked && (await findUser(tx, revoked.userId));
      if (owner) await enqueueMail(app, tx, reportedKeyLetter(app, owner.email, revoked.name));
    });
  },
);

/** Lets what a leaving account pays for end with the period that is paid: nobody pays through the period of grace. */
export const endPlanOfLeaver = react(
  deletionAsked,
  'access.end-plan-of-leaver',
  async (app, { userId }) => {
    await cancelPlan(app, userId);
  },
);
