import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { audit } from '../audit.ts';
import { lockPreferences, PREFERENCE_COLUMNS, preferencesOf } from '../preference/queries.ts';
import {
  preferenceChangeSchema,
  type PreferenceChange,
  type Preferences,
} from '../preference/rules.ts';
import { parseInput } from '../parse-input.ts';
import { userChanges } from '../user-changes.ts';
import type { Visitor } from '../visitor.ts';

const OF_PRIVACY = ['profileVisibility', 'listVisibility', 'activityVisibility'] as const;

/** The preferences before and after a change. */
export interface PreferencesChanged {
  before: Preferences;
  after: Preferences;
}

/**
 * Changes the given preferences of an account.
 * @throws Refusal `BAD_USER_INPUT` naming every fault, `NOT_FOUND` if the account is gone
 */
export const updatePreferences = async (
  app: App,
  tx: Tx,
  { userId, change, visitor }: { userId: string; change: PreferenceChange; visitor: Visitor },
): Promise<PreferencesChanged> => {
  const input = parseInput(preferenceChangeSchema, change);
  const names = (Object.keys(input) as (keyof Preferences)[]).filter(
    (name) => input[name] !== undefined,
  );
  if (names.length === 0) {
    const preferences = await preferencesOf(tx, userId);
    return { before: preferences, after: preferences };
  }
  const before = await lockPreferences(tx, userId);
  (await app.open(userChanges)).announce(userId);
  const set = Object.fromEntries(names.map((name) => [PREFERENCE_COLUMNS[name], input[name]]));
  await tx.updateTable('accounts.user').set(set).where('id', '=', userId).execute();
  const after = await preferencesOf(tx, userId);
  if (OF_PRIVACY.some((name) => before[name] !== after[name])) {
    await audit(app, tx, { userId, action: 'privacy-changed', visitor });
  }
  return { before, after };
};
