import type { ApiExample } from './example.ts';

/** How editors and moderators decide about edits. */
export const MODERATION_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'take-edit',
    field: 'takeEdit',
    title: 'Say that you look at an edit',
    caller: 'editor',
    query: `mutation TakeEdit {
  takeEdit(id: "01900000-0000-7000-8000-000000000002", isMine: true) {
    assignee {
      username
    }
  }
}`,
  },
  {
    name: 'vote-on-edit',
    field: 'voteOnEdit',
    title: 'Vote for an edit',
    caller: 'editor',
    query: `mutation VoteOnEdit {
  voteOnEdit(id: "01900000-0000-7000-8000-000000000002", isFor: true) {
    votesFor
    votesAgainst
  }
}`,
  },
  {
    name: 'decide-edit',
    field: 'decideEdit',
    title: 'Accept a part of an edit',
    caller: 'editor',
    query: `mutation DecideEdit {
  decideEdit(id: "01900000-0000-7000-8000-000000000001", accepted: ["durationMinutes"], reason: "Thanks!") {
    state
    decidedAt
    decidedBy {
      username
    }
    decision
  }
}`,
  },
  {
    name: 'decide-edits',
    field: 'decideEdits',
    title: 'Decide several edits at once',
    caller: 'editor',
    query: `mutation DecideEdits {
  decideEdits(ids: ["01900000-0000-7000-8000-000000000006"], isAccepted: false, reason: "The year is right as it is.") {
    results {
      editId
      edit {
        state
      }
      problem {
        reason
        message
      }
    }
  }
}`,
  },
  {
    name: 'settle-report',
    field: 'settleReport',
    title: 'Settle a report',
    caller: 'editor',
    query: `mutation SettleReport {
  settleReport(id: "01900000-0000-7000-8000-000000000052", isUpheld: true, answer: "Thanks, corrected.") {
    isUpheld
    settledAt
    answer
    settledBy {
      username
    }
  }
}`,
  },
  {
    name: 'reports',
    field: 'reports',
    title: 'What people report',
    caller: 'editor',
    query: `query Reports {
  reports(first: 5) {
    edges {
      cursor
    }
    nodes {
      id
      openedAt
      anime {
        titleNative
      }
      manga {
        titleNative
      }
      edit {
        state
      }
      user {
        username
      }
      statements {
        reason
        note
        writtenAt
        reporter {
          username
        }
      }
    }
  }
}`,
  },
  {
    name: 'undo-revision',
    field: 'undoRevision',
    title: 'Undo a revision',
    caller: 'editor',
    query: `mutation UndoRevision {
  undoRevision(id: "01900000-0000-7000-8000-000000000021", reason: "Another season") {
    id
    changes {
      field
      after
    }
  }
}`,
  },
  {
    name: 'revert-edits-of-user',
    field: 'revertEditsOfUser',
    title: 'Undo everything a user changed',
    caller: 'editor',
    query: `mutation RevertEdits {
  revertEditsOfUser(username: "rin", reason: "Vandalism") {
    revisions
    works
  }
}`,
  },
  {
    name: 'restrict-editor',
    field: 'restrictEditor',
    title: 'Review all changes of titles by a user',
    caller: 'editor',
    query: `mutation RestrictEditor {
  restrictEditor(username: "rin", groups: [TITLES], mayPropose: true, reason: "Titles of other seasons")
}`,
  },
  {
    name: 'editor-restriction',
    field: 'editorRestriction',
    title: 'What is set for an editor',
    caller: 'editor',
    mayBeEmpty: true,
    query: `query EditorRestriction {
  editorRestriction(username: "rin") {
    groups
    mayPropose
    reason
    setAt
  }
}`,
  },
  {
    name: 'lock-work',
    field: 'lockWork',
    title: 'Lock a field',
    caller: 'editor',
    query: `mutation LockTitle {
  lockWork(
    media: ANIME
    workId: "8f8ef296-fd54-5f74-8819-e88974765be3"
    field: "titleEnglish"
    reason: "The title of the licence holder"
  )
}`,
  },
  {
    name: 'unlock-work',
    field: 'unlockWork',
    title: 'Remove a lock',
    caller: 'editor',
    query: `mutation Unlock {
  unlockWork(id: "01900000-0000-7000-8000-000000000091")
}`,
  },
];
