import type { ApiExample } from './example.ts';

/** The same for the types of what belongs to an account. */
export const ACCOUNT_TYPE_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'inbox',
    field: 'viewer',
    title: 'Your notifications, newest first',
    caller: 'account',
    query: `query Inbox {
  viewer {
    unreadNoticeCount
    alertSettings {
      inApp
    }
    notices(first: 5) {
      nodes {
        id
      }
      edges {
        cursor
        node {
          kind
          subject
          details {
            name
            text
          }
          refusal {
            reason
            values {
              name
              text
            }
          }
          createdAt
          readAt
          actor {
            username
          }
        }
      }
    }
  }
}`,
  },
  {
    name: 'lists-by-cursor',
    field: 'viewer',
    title: 'Your lists page by page, with the history of one entry',
    caller: 'account',
    query: `query ListsByCursor {
  viewer {
    animeList(first: 2) {
      edges {
        cursor
        node {
          status
          progress
          history(first: 3) {
            edges {
              cursor
              node {
                fromUnit
                unit
                playedAt
                source
              }
            }
            nodes {
              id
            }
          }
        }
      }
    }
    mangaList(filter: { status: [CURRENT], score: { greater: 70 } }, first: 2) {
      edges {
        cursor
        node {
          status
          progress
        }
      }
    }
    history(first: 2) {
      edges {
        cursor
        node {
          playedAt
        }
      }
    }
    changes(first: 2) {
      edges {
        cursor
        node {
          changedAt
        }
      }
    }
    activity(first: 2) {
      edges {
        cursor
        node {
          kind
          updatedAt
        }
      }
    }
  }
}`,
  },
  {
    name: 'blocked',
    field: 'viewer',
    title: 'The users you have blocked, page by page',
    caller: 'account',
    query: `query Blocked {
  viewer {
    blockedUsers(first: 5) {
      nodes {
        username
      }
      edges {
        cursor
        node {
          username
        }
      }
    }
  }
}`,
  },
  {
    name: 'looks',
    field: 'viewer',
    title: 'Your language and theme',
    caller: 'account',
    query: `query Looks {
  viewer {
    preferences {
      locale
      theme
    }
  }
}`,
  },
  {
    name: 'proposals',
    field: 'viewer',
    title: 'Proposals for editors to review',
    caller: 'editor',
    query: `query Proposals {
  viewer {
    mappingProposals {
      id
      evidence
      supporters
      proposedAt
      rule {
        kind
        externalId
        season
        from
        to
        animeFrom
      }
    }
  }
}`,
  },
  {
    name: 'taught',
    field: 'viewer',
    title: 'Your fixed matches for a media server',
    caller: 'account',
    query: `query Taught {
  viewer {
    mediaServer(id: "0199b3f0-0000-7000-8000-000000000001") {
      name
      corrections {
        title
        season
        from
        to
        animeFrom
        anime {
          titleRomaji
        }
        madeAt
      }
      ignoredShows {
        id
        title
        ignoredAt
      }
    }
  }
}`,
  },
  {
    name: 'understood',
    field: 'viewer',
    title: 'The rule that matched a delivery',
    caller: 'account',
    query: `query Understood {
  viewer {
    mediaServers {
      deliveries(first: 1) {
        edges {
          cursor
          node {
            event
            matches {
              rule {
                kind
                level
                externalId
                season
                from
                to
                source
              }
            }
          }
        }
      }
    }
  }
}`,
  },
  {
    name: 'import-rows',
    field: 'viewer',
    title: 'The rows of your imports, with their results',
    caller: 'account',
    query: `query ImportRows {
  viewer {
    listImports {
      rows(first: 2) {
        edges {
          cursor
          node {
            number
            title
            outcome
          }
        }
      }
    }
  }
}`,
  },
];
