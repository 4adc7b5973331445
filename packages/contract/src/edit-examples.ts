import type { ApiExample } from './example.ts';

/** How people propose changes of the catalogue, and where they read what became of them. */
export const EDIT_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'editable-work',
    field: 'editableWork',
    title: 'What a form needs to edit an anime',
    caller: 'account',
    query: `query EditableAnime {
  editableWork(media: ANIME, id: "8f8ef296-fd54-5f74-8819-e88974765be3") {
    baseRevision
    locks {
      id
      field
      reason
      expiresAt
    }
    values {
      field
      group
      value
      isSaid
      sourcedValue
      source
      changedBy {
        username
      }
      changedAt
      verifiedAt
      lock
    }
  }
}`,
  },
  {
    name: 'propose-edit',
    field: 'proposeEdit',
    title: 'Propose a change',
    caller: 'account',
    query: `mutation ProposeEdit {
  proposeEdit(
    input: {
      media: ANIME
      workId: "8f8ef296-fd54-5f74-8819-e88974765be3"
      changes: [{ field: "officialSite", value: "\\"https://frieren-anime.jp/en/\\"" }]
      note: "The site of the series"
      sources: ["https://frieren-anime.jp/"]
    }
  ) {
    id
    state
  }
}`,
  },
  {
    name: 'edit',
    field: 'edit',
    title: 'An edit with its changes and what was said about it',
    query: `query Edit {
  edit(id: "01900000-0000-7000-8000-000000000002") {
    kind
    state
    media
    workId
    anime {
      titleNative
    }
    author {
      username
    }
    note
    sources
    changes {
      field
      group
      before
      after
      isRelease
      isAccepted
    }
    outcomes {
      current
      after
      isConflict
    }
    votesFor
    votesAgainst
    closesAt
    messages {
      kind
      author {
        username
      }
      text
      writtenAt
    }
  }
}`,
  },
  {
    name: 'open-edits',
    field: 'edits',
    title: 'Edits that wait for a decision',
    query: `query OpenEdits {
  edits(state: OPEN, first: 5) {
    nodes {
      id
      kind
      submittedAt
    }
    edges {
      cursor
      node {
        assignee {
          username
        }
      }
    }
  }
}`,
  },
  {
    name: 'revisions',
    field: 'revisions',
    title: 'What was changed lately',
    query: `query Revisions {
  revisions(first: 5) {
    nodes {
      id
      number
      madeAt
      note
      author {
        username
      }
      decidedBy {
        username
      }
      thanks
      changes {
        field
        before
        after
        isSaid
      }
    }
    edges {
      cursor
      node {
        undoneById
      }
    }
  }
}`,
  },
  {
    name: 'revision',
    field: 'revision',
    title: 'One revision',
    query: `query Revision {
  revision(id: "01900000-0000-7000-8000-000000000021") {
    media
    workId
    editId
    kind
    work {
      title
    }
    other {
      title
    }
    madeAt
    upstream {
      hub
      state
      hubState
      decision
      fault
    }
  }
}`,
  },
  {
    name: 'thank-for-revision',
    field: 'thankForRevision',
    title: 'Thank somebody for a revision',
    caller: 'account',
    query: `mutation Thank {
  thankForRevision(id: "01900000-0000-7000-8000-000000000021") {
    thanks
  }
}`,
  },
  {
    name: 'send-report',
    field: 'sendReport',
    title: 'Report something to the moderators',
    caller: 'account',
    query: `mutation Report {
  sendReport(subject: ANIME, id: "8f8ef296-fd54-5f74-8819-e88974765be3", reason: WRONG, note: "The second cover is of another season.") {
    openedAt
    statements {
      reason
      note
    }
  }
}`,
  },
  {
    name: 'report',
    field: 'report',
    title: 'What became of a report of yours',
    caller: 'account',
    query: `query MyReport {
  report(id: "01900000-0000-7000-8000-000000000051") {
    isUpheld
    settledAt
    answer
  }
}`,
  },
  {
    name: 'top-editors',
    field: 'topEditors',
    title: 'Who edits most',
    query: `query TopEditors {
  topEditors(period: MONTH) {
    revisions
    thanks
    user {
      username
      editorStatistics {
        accepted
        rejected
        isKnown
        thanks
        groups {
          group
          accepted
          rejected
          isTrusted
        }
      }
    }
  }
}`,
  },
  {
    name: 'submit-edit',
    field: 'submitEdit',
    title: 'Send a draft',
    caller: 'account',
    query: `mutation SubmitEdit {
  submitEdit(id: "01900000-0000-7000-8000-000000000004") {
    id
    state
  }
}`,
  },
  {
    name: 'withdraw-edit',
    field: 'withdrawEdit',
    title: 'Withdraw an edit of yours',
    caller: 'account',
    query: `mutation WithdrawEdit {
  withdrawEdit(id: "01900000-0000-7000-8000-000000000003")
}`,
  },
  {
    name: 'write-edit-message',
    field: 'writeEditMessage',
    title: 'Comment on an edit',
    caller: 'account',
    query: `mutation CommentOnEdit {
  writeEditMessage(id: "01900000-0000-7000-8000-000000000002", kind: COMMENT, text: "The English site says the same.") {
    messages {
      text
    }
  }
}`,
  },
];
