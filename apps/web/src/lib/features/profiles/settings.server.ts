import { graphql } from '#lib/server/document.server.ts';

/** A user's bio and preferences. */
export const PROFILE = graphql(
  'fragment ProfileSettings on Preferences { bio scoreFormat timeZone showsAdult }',
);

/** A page of a list of people. */
export const COMPANY = graphql(
  'fragment Company on UserConnection { totalCount nodes { username } pageInfo { hasNextPage endCursor } }',
);

/** The initial values of the settings of the profile. */
export const READ_PROFILE = graphql(
  'query WebProfileSettings { viewer { preferences { ...ProfileSettings } } }',
  [PROFILE],
);

/** The initial values of the settings of privacy, with the blocked users after a cursor. */
export const READ_PRIVACY = graphql(
  `
    query WebPrivacySettings($after: String) {
      viewer {
        preferences {
          profileVisibility
          listVisibility
          activityVisibility
        }
        followRequests(first: 50) {
          ...Company
        }
        blockedUsers(first: 50, after: $after) {
          ...Company
        }
      }
    }
  `,
  [COMPANY],
);

/** Changes some preferences, in the form in which the account stores them. */
export const UPDATE_PREFERENCES = graphql(
  `
    mutation WebUpdatePreferences($input: PreferencesInput!) {
      updatePreferences(input: $input) {
        preferences {
          ...ProfileSettings
        }
      }
    }
  `,
  [PROFILE],
);
