import { react } from '#platform/events.ts';
import { deletionAsked } from '#slices/accounts/index.ts';
import { cancelPlan } from './billing/index.ts';
import { revokeReported } from './commands.ts';
import { endWhenReported } from './held-secret.ts';
import { reportedKeyLetter } from './letter.ts';

/** Revokes an API key that was found in public, and sends its owner a letter. */
export const revokeReportedKey = endWhenReported({
  name: 'access.revoke-reported-key',
  end: revokeReported,
  action: 'key-reported',
  letter: reportedKeyLetter,
});

/** Cancels the subscription of a leaving account at the end of the paid period, so that nobody pays during the period of grace. */
export const endPlanOfLeaver = react(
  deletionAsked,
  'access.end-plan-of-leaver',
  async (app, { userId }) => {
    await cancelPlan(app, userId);
  },
);
