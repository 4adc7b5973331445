import { graphql } from '#lib/server/document.server.ts';

/** What somebody says of themselves and how they want pages to be. */
export const PROFILE = graphql(
  'fragment ProfileSettings on Preferences { bio scoreFormat timeZone showsAdult }',
);

/** A page of a list of people. */
export const COMPANY = graphql(
  'fragment Company on UserConnection { totalCount nodes { username } pageInfo { hasNextPage endCursor } }',
);

/** What the settings of the profile begin with. */
export const READ_PROFILE = graphql(
  'query WebProfileSettings { viewer { preferences { ...ProfileSettings } } }',
  [PROFILE],
);

/** What the settings of privacy begin with; the blocked from a cursor on. */
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

/** Changes some preferences; what they were changed to is as the account keeps it. */
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
