import { graphqlDocument } from '#lib/server/graphql.server.ts';
import type { Company, PrivacySettings, ProfileSettings } from './settings.ts';

const PROFILE = 'bio scoreFormat timeZone showsAdult';
const PRIVACY = 'profileVisibility listVisibility activityVisibility';
const COMPANY = 'totalCount nodes { username } pageInfo { hasNextPage endCursor }';

/** What the settings of the profile begin with. */
export const READ_PROFILE = graphqlDocument<
  { viewer: { preferences: ProfileSettings } | null },
  Record<string, never>
>(`query WebProfileSettings { viewer { preferences { ${PROFILE} } } }`);

interface OfPrivacy {
  readonly preferences: PrivacySettings;
  readonly blockedUsers: Company;
  readonly followRequests: Company;
}

/** What the settings of privacy begin with; the blocked from a cursor on. */
export const READ_PRIVACY = graphqlDocument<
  { viewer: OfPrivacy | null },
  { after: string | null }
>(`query WebPrivacySettings($after: String) {
  viewer {
    preferences { ${PRIVACY} }
    followRequests(first: 50) { ${COMPANY} }
    blockedUsers(first: 50, after: $after) { ${COMPANY} }
  }
}`);

/** Changes some preferences; what they were changed to is as the account keeps it. */
export const UPDATE_PREFERENCES = graphqlDocument<
  { updatePreferences: { preferences: ProfileSettings } },
  { input: Partial<Record<keyof (ProfileSettings & PrivacySettings), unknown>> }
>(`mutation WebUpdatePreferences($input: PreferencesInput!) {
  updatePreferences(input: $input) { preferences { ${PROFILE} } }
}`);
