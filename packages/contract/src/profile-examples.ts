import type { ApiExample } from './example.ts';

interface Deed {
  field: string;
  title: string;
  username: string;
}

const hyphened = (field: string): string =>
  field.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const deed = ({ field, title, username }: Deed): ApiExample => ({
  name: hyphened(field),
  field,
  title,
  caller: 'account',
  query: `mutation {
  ${field}(username: "${username}") {
    user {
      username
      followState
      isFollower
      isBlocked
    }
  }
}`,
});

/** Examples about people: who they are and what they decide. */
export const PROFILE_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'user',
    field: 'user',
    title: 'A user by name, as far as you can see the profile',
    query: `query User {
  user(username: "rin") {
    username
    access
    bio
    joinedAt
    listVisibility
    followState
    isFollower
  }
}`,
  },
  {
    name: 'user-custom-lists',
    field: 'user',
    title: 'The custom lists of a user, and what is on one of them',
    caller: 'account',
    query: `query UserCustomLists {
  user(username: "rin") {
    customLists(media: ANIME) {
      id
      name
    }
    customListCounts(media: ANIME) {
      value
      entries
    }
    animeList(
      filter: { customList: "8f8ef296-fd54-5f74-8819-e88974765be3" }
      sort: SCORE_DESC
      first: 10
    ) {
      totalCount
      nodes {
        status
        score
        anime {
          titleRomaji
        }
      }
    }
  }
}`,
  },
  {
    name: 'update-preferences',
    field: 'updatePreferences',
    title: 'Update your preferences and privacy',
    caller: 'account',
    query: `mutation UpdatePreferences {
  updatePreferences(
    input: { titleLanguage: ENGLISH, timeZone: "Europe/Berlin", listVisibility: FOLLOWERS }
  ) {
    preferences {
      titleLanguage
      timeZone
      region
      listVisibility
    }
  }
}`,
  },
  ...[
    ['followUser', 'Follow somebody', 'rin'],
    ['unfollowUser', 'Follow somebody no longer', 'rin'],
    ['acceptFollowRequest', 'Let somebody follow you', 'yuki'],
    ['declineFollowRequest', 'Do not let somebody follow you', 'kaoru'],
    ['removeFollower', 'Let somebody follow you no longer', 'yuki'],
    ['blockUser', 'Block somebody', 'rin'],
    ['unblockUser', 'Take a block back', 'rin'],
  ].map(([field = '', title = '', username = '']) => deed({ field, title, username })),
  {
    name: 'activity-feed',
    field: 'activityFeed',
    title: 'Recent activity of you and the users you follow',
    caller: 'account',
    query: `query ActivityFeed {
  activityFeed(feed: FOLLOWING, first: 10) {
    nodes {
      kind
      fromUnit
      toUnit
      updatedAt
      user {
        username
      }
      anime {
        titleRomaji
      }
    }
  }
}`,
  },
  {
    name: 'mark-notices-read',
    field: 'markNoticesRead',
    title: 'Mark all notifications as read',
    caller: 'account',
    query: `mutation MarkNoticesRead {
  markNoticesRead {
    unreadNoticeCount
  }
}`,
  },
];
