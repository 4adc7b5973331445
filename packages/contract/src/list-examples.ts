import type { ApiExample } from './example.ts';

/** Of the root fields about lists. Ids of entries and batches stand for your own: others are refused with a word on it. */
export const LIST_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'save-anime-entry',
    field: 'saveAnimeListEntry',
    title: 'Add or update an anime on your list',
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
    title: 'Add a manga with a chapter such as 10.5',
    caller: 'account',
    query: `mutation SaveMangaEntry {
  saveMangaListEntry(
    input: { mangaId: "a730e7db-bdb8-5b3b-9d4f-1b9ab7ad2f48", progress: 10.5, volumeProgress: 2, tags: ["calm"] }
  ) {
    outcome
    problem {
      message
    }
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
    title: 'Save up to 200 anime entries at once',
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
    title: 'Save up to 200 manga entries at once',
    caller: 'account',
    query: `mutation SaveMangaEntries {
  saveMangaListEntries(inputs: [{ mangaId: "a730e7db-bdb8-5b3b-9d4f-1b9ab7ad2f48", status: PAUSED }]) {
    results {
      outcome
      problem {
        message
      }
      batchId
    }
  }
}`,
  },
  {
    name: 'advance-anime-entry',
    field: 'advanceAnimeListEntry',
    title: 'Increase progress by one episode',
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
    name: 'delete-anime-entry',
    field: 'deleteAnimeListEntry',
    title: 'Remove an anime from your list',
    caller: 'account',
    query: `mutation DeleteAnimeEntry {
  deleteAnimeListEntry(id: "0190a0a0-0000-7000-8000-000000000000") {
    outcome
    problem {
      message
    }
    batchId
  }
}`,
  },
  {
    name: 'delete-anime-entries',
    field: 'deleteAnimeListEntries',
    title: 'Remove up to 200 anime from your list at once',
    caller: 'account',
    query: `mutation DeleteAnimeEntries {
  deleteAnimeListEntries(ids: ["0190a0a0-0000-7000-8000-000000000000"]) {
    results {
      outcome
      problem {
        message
      }
      batchId
    }
  }
}`,
  },
  {
    name: 'delete-manga-entries',
    field: 'deleteMangaListEntries',
    title: 'Remove up to 200 manga from your list at once',
    caller: 'account',
    query: `mutation DeleteMangaEntries {
  deleteMangaListEntries(ids: ["0190a0a0-0000-7000-8000-000000000000"]) {
    results {
      outcome
      problem {
        message
      }
      batchId
    }
  }
}`,
  },
  {
    name: 'advance-manga-entry',
    field: 'advanceMangaListEntry',
    title: 'Increase progress by one chapter, with fragments for both lists',
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
    name: 'delete-manga-entry',
    field: 'deleteMangaListEntry',
    title: 'Remove a manga from your list',
    caller: 'account',
    query: `mutation DeleteMangaEntry {
  deleteMangaListEntry(id: "0190a0a0-0000-7000-8000-000000000000") {
    outcome
    problem {
      message
    }
    batchId
  }
}`,
  },
  {
    name: 'mark-manga-read',
    field: 'markMangaReadUpTo',
    title: 'Mark all chapters up to a number as read',
    caller: 'account',
    query: `mutation MarkMangaRead {
  markMangaReadUpTo(mangaId: "a730e7db-bdb8-5b3b-9d4f-1b9ab7ad2f48", chapter: 12, volume: 2) {
    outcome
    problem {
      message
    }
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
    title: 'Undo a batch of changes',
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
