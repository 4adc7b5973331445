import type { ApiExample } from './example.ts';

/** Of the root fields about lists. Ids of entries and batches stand for your own: others are refused with a word on it. */
export const LIST_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'save-anime-entry',
    field: 'saveAnimeListEntry',
    title: 'Put an anime on your list, or change it',
    caller: 'account',
    query: `mutation SaveAnimeEntry {
  saveAnimeListEntry(
    input: { animeId: "8f8ef296-fd54-5f74-8819-e88974765be3", progress: 1, score: 8.5, scoreFormat: POINT_10_DECIMAL }
  ) {
    outcome
    batchId
    problem {
      code
      message
      reason
      field
      values {
        name
        text
      }
    }
    entry {
      id
      status
      progress
      score
      startedOn
      version
    }
  }
}`,
  },
  {
    name: 'save-manga-entry',
    field: 'saveMangaListEntry',
    title: 'Put a manga on your list, at a chapter between two',
    caller: 'account',
    query: `mutation SaveMangaEntry {
  saveMangaListEntry(
    input: { mangaId: "a730e7db-bdb8-5b3b-9d4f-1b9ab7ad2f48", progress: 10.5, volumeProgress: 2, tags: ["calm"] }
  ) {
    outcome
    entry {
      status
      progress
      volumeProgress
    }
  }
}`,
  },
  {
    name: 'save-anime-entries',
    field: 'saveAnimeListEntries',
    title: 'Save up to 200 entries at once',
    caller: 'account',
    query: `mutation SaveAnimeEntries {
  saveAnimeListEntries(
    inputs: [
      { externalId: { site: "mal", id: "52991" }, status: CURRENT }
      { externalId: { site: "mal", id: "1" }, status: PLANNING }
    ]
  ) {
    results {
      outcome
      problem {
        message
      }
      entry {
        anime {
          titleRomaji
        }
      }
    }
  }
}`,
  },
  {
    name: 'save-manga-entries',
    field: 'saveMangaListEntries',
    title: 'The same for manga',
    caller: 'account',
    query: `mutation SaveMangaEntries {
  saveMangaListEntries(inputs: [{ mangaId: "a730e7db-bdb8-5b3b-9d4f-1b9ab7ad2f48", status: PAUSED }]) {
    results {
      outcome
      batchId
    }
  }
}`,
  },
  {
    name: 'advance-anime-entry',
    field: 'advanceAnimeListEntry',
    title: 'One episode further',
    caller: 'account',
    query: `mutation AdvanceAnimeEntry {
  advanceAnimeListEntry(id: "0190a0a0-0000-7000-8000-000000000000") {
    outcome
    batchId
    problem {
      message
    }
    entry {
      progress
      status
    }
  }
}`,
  },
  {
    name: 'start-anime-pass',
    field: 'startAnimePass',
    title: 'Begin to rewatch',
    caller: 'account',
    query: `mutation StartAnimePass {
  startAnimePass(id: "0190a0a0-0000-7000-8000-000000000000", startedOn: "2026-01-02") {
    outcome
    entry {
      passes {
        number
        state
        progress
      }
    }
  }
}`,
  },
  {
    name: 'finish-anime-pass',
    field: 'finishAnimePass',
    title: 'End it, with a score of its own',
    caller: 'account',
    query: `mutation FinishAnimePass {
  finishAnimePass(id: "0190a0a0-0000-7000-8000-000000000000", score: 90) {
    outcome
    entry {
      repeatCount
    }
  }
}`,
  },
  {
    name: 'delete-anime-entry',
    field: 'deleteAnimeListEntry',
    title: 'Take an entry off the list',
    caller: 'account',
    query: `mutation DeleteAnimeEntry {
  deleteAnimeListEntry(id: "0190a0a0-0000-7000-8000-000000000000") {
    outcome
    batchId
  }
}`,
  },
  {
    name: 'delete-anime-entries',
    field: 'deleteAnimeListEntries',
    title: 'Take up to 200 entries off the list at once',
    caller: 'account',
    query: `mutation DeleteAnimeEntries {
  deleteAnimeListEntries(ids: ["0190a0a0-0000-7000-8000-000000000000"]) {
    results {
      outcome
      batchId
    }
  }
}`,
  },
  {
    name: 'delete-manga-entries',
    field: 'deleteMangaListEntries',
    title: 'The same for manga',
    caller: 'account',
    query: `mutation DeleteMangaEntries {
  deleteMangaListEntries(ids: ["0190a0a0-0000-7000-8000-000000000000"]) {
    results {
      outcome
      batchId
    }
  }
}`,
  },
  {
    name: 'advance-manga-entry',
    field: 'advanceMangaListEntry',
    title: 'One chapter further, with fragments that serve both lists',
    caller: 'account',
    query: `mutation AdvanceMangaEntry {
  advanceMangaListEntry(id: "0190a0a0-0000-7000-8000-000000000000") {
    ...Outcome
    entry {
      progress
      ...Standing
    }
  }
}

fragment Outcome on ListEntryPayload {
  outcome
  batchId
  problem {
    message
  }
}

fragment Standing on ListEntry {
  status
  behindBy
}`,
  },
  {
    name: 'start-manga-pass',
    field: 'startMangaPass',
    title: 'Begin to reread',
    caller: 'account',
    query: `mutation StartMangaPass {
  startMangaPass(id: "0190a0a0-0000-7000-8000-000000000000", startedOn: "2026-01-02") {
    outcome
    entry {
      passes {
        number
        state
        progress
      }
    }
  }
}`,
  },
  {
    name: 'finish-manga-pass',
    field: 'finishMangaPass',
    title: 'End it, with a score of its own',
    caller: 'account',
    query: `mutation FinishMangaPass {
  finishMangaPass(id: "0190a0a0-0000-7000-8000-000000000000", score: 90) {
    outcome
    entry {
      repeatCount
    }
  }
}`,
  },
  {
    name: 'delete-manga-entry',
    field: 'deleteMangaListEntry',
    title: 'Take an entry off the list',
    caller: 'account',
    query: `mutation DeleteMangaEntry {
  deleteMangaListEntry(id: "0190a0a0-0000-7000-8000-000000000000") {
    outcome
    batchId
  }
}`,
  },
  {
    name: 'mark-manga-read',
    field: 'markMangaReadUpTo',
    title: 'Mark all chapters up to one as read',
    caller: 'account',
    query: `mutation MarkMangaRead {
  markMangaReadUpTo(mangaId: "a730e7db-bdb8-5b3b-9d4f-1b9ab7ad2f48", chapter: 12, volume: 2) {
    outcome
    entry {
      progress
      volumeProgress
    }
  }
}`,
  },
  {
    name: 'undo',
    field: 'undo',
    title: 'Take back what a batch changed',
    caller: 'account',
    query: `mutation Undo {
  undo(batch: "0190a0a0-0000-7000-8000-000000000000") {
    plays
    problem {
      message
    }
    animeEntries {
      progress
    }
  }
}`,
  },
];
