import type { ApiExample } from './example.ts';

const LINK = '01900000-0000-7000-8000-000000000081';
const PLAN = '01900000-0000-7000-8000-000000000083';

/** Operations on lists that are kept in sync with those of other services. */
export const SYNC_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'sync-connections',
    field: 'viewer',
    title: 'What is kept in sync, and what waits for you',
    caller: 'account',
    query: `query SyncConnections {
  viewer {
    syncServices {
      service
      name
      login
      media
      fields
      canDelete
      isReadOnly
    }
    syncConnections {
      id
      service
      name
      accountName
      host
      direction
      deletes
      fields
      fieldsOff
      state
      stateSince
      fault {
        reason
        message
      }
      limitedUntil
      loginEndsAt
      callsPerMinute
      isConfirmed
      nextRunAt
      waitingCount
      refusedCount
      holdCount
      unmappedCount
    }
  }
}`,
  },
  {
    name: 'sync-plan',
    field: 'viewer',
    title: 'What a run would change',
    caller: 'account',
    query: `query SyncPlan {
  viewer {
    syncConnection(id: "${LINK}") {
      runs {
        id
        kind
        state
        readCount
        undoableUntil
      }
      run(id: "${PLAN}") {
        counts {
          createHere
          updateHere
          deleteHere
          createThere
          updateThere
          deleteThere
          held
          unmapped
          unchanged
        }
        rows(only: CHANGES, field: PROGRESS, first: 20) {
          edges {
            cursor
          }
          nodes {
            number
            title
            anime {
              titleRomaji
            }
            here
            there
            changes {
              field
              side
              from
              to
              rule
            }
            conflicts {
              field
              rule
              winner
            }
            questions {
              field
              reason
              here
              there
            }
            isHeld
          }
        }
      }
    }
  }
}`,
  },
  {
    name: 'sync-questions',
    field: 'viewer',
    title: 'What only you can answer, and what was written',
    caller: 'account',
    query: `query SyncQuestions {
  viewer {
    syncConnection(id: "${LINK}") {
      holds(first: 20) {
        edges {
          cursor
        }
        nodes {
          id
          anime {
            titleRomaji
          }
          field
          reason
          here
          there
          decision
        }
      }
      unmapped(first: 20) {
        edges {
          cursor
        }
        nodes {
          media
          remoteId
          title
          reason
          suggestedAnime {
            titleRomaji
          }
        }
      }
      audit(first: 20) {
        edges {
          cursor
        }
        nodes {
          at
          anime {
            titleRomaji
          }
          side
          action
          changes {
            field
            from
            to
          }
          outcome
          message
        }
      }
    }
  }
}`,
  },
  {
    name: 'connect-sync',
    field: 'connectSync',
    title: 'Connect an account by a token',
    caller: 'account',
    query: `mutation ConnectSync {
  connectSync(input: { service: ANILIST, token: "a token of AniList" }) {
    id
    accountName
  }
}`,
  },
  {
    name: 'hold-sync-rows',
    field: 'holdSyncRows',
    title: 'Hold an entry of a plan back',
    caller: 'account',
    query: `mutation HoldSyncRows {
  holdSyncRows(id: "${PLAN}", numbers: [1], isHeld: true) {
    state
  }
}`,
  },
  {
    name: 'confirm-sync-run',
    field: 'confirmSyncRun',
    title: 'Confirm the first plan',
    caller: 'account',
    query: `mutation ConfirmSyncRun {
  confirmSyncRun(id: "${PLAN}") {
    state
  }
}`,
  },
  {
    name: 'cancel-sync-run',
    field: 'cancelSyncRun',
    title: 'End a run',
    caller: 'account',
    query: `mutation CancelSyncRun {
  cancelSyncRun(id: "01900000-0000-7000-8000-000000000084") {
    state
  }
}`,
  },
  {
    name: 'run-sync',
    field: 'runSync',
    title: 'See what a run would change',
    caller: 'account',
    query: `mutation RunSync {
  runSync(id: "01900000-0000-7000-8000-000000000082", isDry: true) {
    id
    kind
    state
  }
}`,
  },
  {
    name: 'decide-sync-holds',
    field: 'decideSyncHolds',
    title: 'Answer a question',
    caller: 'account',
    query: `mutation DecideSyncHolds {
  decideSyncHolds(ids: ["01900000-0000-7000-8000-000000000085"], decision: OURS) {
    id
    decision
  }
}`,
  },
  {
    name: 'map-sync-entry',
    field: 'mapSyncEntry',
    title: 'Leave an entry out',
    caller: 'account',
    query: `mutation MapSyncEntry {
  mapSyncEntry(id: "${LINK}", media: ANIME, remoteId: "999")
}`,
  },
  {
    name: 'undo-sync-run',
    field: 'undoSyncRun',
    title: 'Undo what a run wrote here',
    caller: 'account',
    query: `mutation UndoSyncRun {
  undoSyncRun(id: "01900000-0000-7000-8000-000000000087") {
    isUndone
  }
}`,
  },
  {
    name: 'update-sync-connection',
    field: 'updateSyncConnection',
    title: 'Keep your notes to yourself',
    caller: 'account',
    query: `mutation UpdateSyncConnection {
  updateSyncConnection(id: "${LINK}", input: { fieldsOff: [NOTES], deletes: ASK }) {
    fieldsOff
    deletes
  }
}`,
  },
  {
    name: 'disconnect-sync',
    field: 'disconnectSync',
    title: 'Disconnect an account',
    caller: 'account',
    query: `mutation DisconnectSync {
  disconnectSync(id: "01900000-0000-7000-8000-000000000088")
}`,
  },
];
