import type { ApiExample } from './example.ts';

/** How people merge, split, remove and restore works. */
export const OPERATION_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'merge-preview',
    field: 'mergePreview',
    title: 'What a merge of two anime would do',
    caller: 'account',
    query: `query MergePreview {
  mergePreview(
    media: ANIME
    workId: "06190d94-4c25-53d2-9481-31f1f4c5b58d"
    intoId: "06214176-e066-500b-9aab-ba9ffb44b65c"
  ) {
    from {
      title
    }
    into {
      title
    }
    entries
    joinedEntries
    plays
    externalIds
    differences {
      field
      from
      into
    }
  }
}`,
  },
  {
    name: 'propose-merge',
    field: 'proposeMerge',
    title: 'Propose to merge two anime',
    caller: 'account',
    query: `mutation ProposeMerge {
  proposeMerge(
    input: {
      media: ANIME
      workId: "06190d94-4c25-53d2-9481-31f1f4c5b58d"
      intoId: "06214176-e066-500b-9aab-ba9ffb44b65c"
      note: "The same series twice"
    }
  ) {
    id
    kind
    state
    appliesFrom
    work {
      title
      mergedIntoId
    }
    other {
      workId
      title
    }
  }
}`,
  },
  {
    name: 'work-claims',
    field: 'workClaims',
    title: 'What data sources say of an anime',
    caller: 'account',
    query: `query WorkClaims {
  workClaims(media: ANIME, id: "063bb790-bc45-5a4b-ad34-b218b21d2ad4") {
    source
    sourceId
    title
    formerId
  }
}`,
  },
  {
    name: 'propose-split',
    field: 'proposeSplit',
    title: 'Propose to split an anime',
    caller: 'account',
    query: `mutation ProposeSplit {
  proposeSplit(
    input: {
      media: ANIME
      workId: "063bb790-bc45-5a4b-ad34-b218b21d2ad4"
      claims: [{ source: "wikipedia", sourceId: "1" }]
      note: "The article is about another series"
    }
  ) {
    id
    claims {
      source
      sourceId
    }
  }
}`,
  },
  {
    name: 'propose-removal',
    field: 'proposeRemoval',
    title: 'Propose to remove an anime',
    caller: 'account',
    query: `mutation ProposeRemoval {
  proposeRemoval(
    input: { media: ANIME, workId: "06b40f6f-9388-5d9e-91b7-d278bab9e9bd", note: "It never existed" }
  ) {
    id
    appliesFrom
  }
}`,
  },
  {
    name: 'propose-restoration',
    field: 'proposeRestoration',
    title: 'Propose to restore an anime',
    caller: 'account',
    query: `mutation ProposeRestoration {
  proposeRestoration(
    input: { media: ANIME, workId: "06d929d7-808e-5781-9254-577efe542eaf", note: "It does exist" }
  ) {
    id
    work {
      title
      isRemoved
    }
  }
}`,
  },
  {
    name: 'apply-edit',
    field: 'applyEdit',
    title: 'Apply a removal',
    caller: 'editor',
    query: `mutation ApplyEdit {
  applyEdit(id: "01900000-0000-7000-8000-000000000061", reason: "Thanks!") {
    state
    decidedAt
  }
}`,
  },
  {
    name: 'work-split',
    field: 'workSplit',
    title: 'The split of an anime, and where your entry is',
    caller: 'account',
    query: `query WorkSplit {
  workSplit(workId: "092d2937-3ba9-58ba-a505-d67d4c7d3ab6") {
    media
    original {
      workId
      title
    }
    newWork {
      workId
      title
    }
    entryWorkId
  }
}`,
  },
  {
    name: 'move-entry-after-split',
    field: 'moveEntryAfterSplit',
    title: 'Move your entry after a split',
    caller: 'account',
    query: `mutation MoveEntryAfterSplit {
  moveEntryAfterSplit(
    media: ANIME
    fromId: "085bb51f-3ef6-534a-962d-1450b15bbc3b"
    toId: "092d2937-3ba9-58ba-a505-d67d4c7d3ab6"
  )
}`,
  },
];
