import type { ApiExample } from './example.ts';

/** What the log of a media server shows, and what one does about it. */
export const SCROBBLE_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'delivery-log',
    field: 'viewer',
    title: 'What your media servers told, and what became of it',
    caller: 'account',
    query: `query DeliveryLog {
  viewer {
    mediaServers {
      name
      kind
      health
      deliveries(first: 3) {
        nodes {
          id
          receivedAt
          event
          showTitle
          season
          episode
          serverUser
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
    title: 'Work a delivery off once more',
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
    title: '"This was that": say what was watched',
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
    title: 'Take back what a delivery wrote into the list',
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
    title: 'Forget what you said a show is',
    caller: 'account',
    query: `mutation ForgetCorrection {
  forgetDeliveryCorrection(id: "0199a7b0-5c1e-7d3a-9f00-3b1d5e8c2a47")
}`,
  },
  {
    name: 'ignore-show',
    field: 'ignoreDeliveryShow',
    title: '"Not anime": ignore the show of a delivery',
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
    name: 'decide-mapping-proposal',
    field: 'decideMappingProposal',
    title: 'Make a proposed rule one of this instance (editors)',
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
];
