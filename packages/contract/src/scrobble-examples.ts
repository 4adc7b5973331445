import type { ApiExample } from './example.ts';

/** What the log of a media server shows, and what one does about it. */
export const SCROBBLE_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'delivery-log',
    field: 'viewer',
    title: 'Events from your media servers, with their results',
    caller: 'account',
    query: `query DeliveryLog {
  viewer {
    mediaServers {
      name
      kind
      health
      findings
      deliveries(first: 3) {
        nodes {
          id
          receivedAt
          event
          showTitle
          season
          episode
          serverUser
          sentAs
          outcome
          matches {
            anime {
              titleNative
            }
            episode
            reason
          }
        }
      }
    }
  }
}`,
  },
  {
    name: 'replay-delivery',
    field: 'replayDelivery',
    title: 'Replay an event',
    caller: 'account',
    query: `mutation ReplayDelivery {
  replayDelivery(id: "4711001") {
    outcome
  }
}`,
  },
  {
    name: 'correct-delivery',
    field: 'correctDelivery',
    title: 'Fix the match of an event',
    caller: 'account',
    query: `mutation CorrectDelivery {
  correctDelivery(id: "4711001", animeId: "8f8ef296-fd54-5f74-8819-e88974765be3", episode: 5) {
    isRemembered
    isProposed
    delivery {
      outcome
    }
  }
}`,
  },
  {
    name: 'undo-delivery',
    field: 'undoDelivery',
    title: 'Undo the list changes of an event',
    caller: 'account',
    query: `mutation UndoDelivery {
  undoDelivery(id: "4711001") {
    outcome
  }
}`,
  },
  {
    name: 'answer-delivery',
    field: 'answerDelivery',
    title: 'Confirm a play that needs your confirmation',
    caller: 'account',
    query: `mutation AnswerDelivery {
  answerDelivery(id: "4711002", isWanted: true) {
    outcome
  }
}`,
  },
  {
    name: 'forget-correction',
    field: 'forgetDeliveryCorrection',
    title: 'Remove a fixed match',
    caller: 'account',
    query: `mutation ForgetCorrection {
  forgetDeliveryCorrection(id: "0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a47")
}`,
  },
  {
    name: 'ignore-show',
    field: 'ignoreDeliveryShow',
    title: 'Ignore a show that is not anime',
    caller: 'account',
    query: `mutation IgnoreShow {
  ignoreDeliveryShow(id: "4711001") {
    outcome
    ignoredShowId
  }
}`,
  },
  {
    name: 'unignore-show',
    field: 'unignoreShow',
    title: 'Stop ignoring a show',
    caller: 'account',
    query: `mutation UnignoreShow {
  unignoreShow(id: "0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a4a")
}`,
  },
  {
    name: 'waiting-shows',
    field: 'viewer',
    title: 'Shows that wait for you to confirm which anime they are',
    caller: 'account',
    query: `query WaitingShows {
  viewer {
    waitingShows {
      deliveryId
      title
      library
      episodes
      plays {
        season
        episode
        title
      }
      suggestions {
        anime {
          titleNative
        }
        reasons
        episodes
        places {
          anime {
            titleNative
          }
          episode
        }
      }
    }
    unplacedPlays {
      deliveryId
      showTitle
      season
      episode
      plays
      show {
        titleNative
      }
      seasonEpisodes
    }
    delivery(id: "4711003") {
      outcome
      suggestions {
        show {
          titleNative
        }
        anime {
          titleNative
        }
        episode
        reasons
      }
    }
  }
}`,
  },
  {
    name: 'confirm-show',
    field: 'confirmShow',
    title: 'Confirm which anime a show is',
    caller: 'account',
    query: `mutation ConfirmShow {
  confirmShow(id: "4711003", animeId: "8f8ef296-fd54-5f74-8819-e88974765be3") {
    deliveries
    recorded
    unplaced {
      season
      episode
    }
    knownShow {
      title
      season
      plays
      anime {
        titleNative
      }
    }
  }
}`,
  },
  {
    name: 'confirm-all-shows',
    field: 'confirmAllShows',
    title: 'Confirm the likely suggestion of every waiting show',
    caller: 'account',
    query: `mutation ConfirmAllShows {
  confirmAllShows
}`,
  },
  {
    name: 'forget-known-show',
    field: 'forgetKnownShow',
    title: 'Take back a confirmed show, with all it recorded',
    caller: 'account',
    query: `mutation ForgetKnownShow {
  forgetKnownShow(id: "0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a4b")
}`,
  },
  {
    name: 'ignore-library',
    field: 'ignoreDeliveryLibrary',
    title: 'Ignore the library of an event',
    caller: 'account',
    query: `mutation IgnoreLibrary {
  ignoreDeliveryLibrary(id: "4711002") {
    outcome
    library
  }
}`,
  },
  {
    name: 'mapping-conflicts',
    field: 'mappingConflicts',
    title: 'Rules that contradict each other',
    mayBeEmpty: true,
    query: `query MappingConflicts {
  mappingConflicts(kind: TVDB) {
    total
    nodes {
      number
      rule {
        id
        externalId
        season
        source
        anime {
          titleRomaji
        }
      }
      other {
        source
      }
      believed {
        source
      }
    }
  }
}`,
  },
  {
    name: 'propose-mapping-rule',
    field: 'proposeMappingRule',
    title: 'Propose to keep a mapping rule',
    caller: 'account',
    query: `mutation ProposeMappingRule {
  proposeMappingRule(rule: "8f1d009a-977a-5eea-adb9-b60b1b16bc9e")
}`,
  },
  {
    name: 'decide-mapping-proposal',
    field: 'decideMappingProposal',
    title: 'Accept a proposed rule (editors)',
    caller: 'editor',
    query: `mutation DecideMappingProposal {
  decideMappingProposal(id: "0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a48", isAccepted: true) {
    kind
    externalId
    season
    priority
  }
}`,
  },
  {
    name: 'undo-last-confirmation',
    field: 'undoLastConfirmation',
    title: 'Take back what was confirmed last, one show or all at once',
    caller: 'account',
    query: `mutation UndoLastConfirmation {
  undoLastConfirmation
}`,
  },
];
