import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  updatePreferences,
  type PreferenceChange,
  type Preferences,
  type Visitor,
} from '#slices/accounts/index.ts';
import { mustApprove } from '../policy.ts';
import { acceptAllRequests } from './follow.ts';

/**
 * Changes preferences. If nothing is limited to followers any longer, it accepts all requests to follow. @throws Refusal as
 * `updatePreferences`
 */
export const changePreferences = async (
  app: App,
  tx: Tx,
  input: { userId: string; change: PreferenceChange; visitor: Visitor },
): Promise<Preferences> => {
  const { before, after } = await updatePreferences(app, tx, input);
  const [mustBefore, mustNow] = [before, after].map(
    ({ profileVisibility: profile, listVisibility: list, activityVisibility: activity }) =>
      mustApprove({ profile, list, activity }),
  );
  if (mustBefore && !mustNow) await acceptAllRequests(app, tx, input.userId);
  return after;
};
