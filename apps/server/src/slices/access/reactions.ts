import { react } from '#platform/events.ts';
import { deletionAsked } from '#slices/accounts/index.ts';
import { cancelPlan } from './billing/index.ts';
import { revokeReported } from './commands.ts';
import { endWhenReported } from './held-secret.ts';
import { reportedKeyLetter } from './letter.ts';

/** Ends an API key that was found in public, and tells its owner. */
export const revokeReportedKey = endWhenReported({
  name: 'access.revoke-reported-key',
  end: revokeReported,
  action: 'key-reported',
  letter: reportedKeyLetter,
});

/** Lets what a leaving account pays for end with the period that is paid: nobody pays through the period of grace. */
export const endPlanOfLeaver = react(
  deletionAsked,
  'access.end-plan-of-leaver',
  async (app, { userId }) => {
    await cancelPlan(app, userId);
  },
);
