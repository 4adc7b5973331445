import type { ApiExample } from './example.ts';

/** Of rewatches and rereads. */
export const PASS_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'start-anime-pass',
    field: 'startAnimePass',
    title: 'Start a rewatch',
    caller: 'account',
    query: `mutation StartAnimePass {
  startAnimePass(id: "0190a0a0-0000-7000-8000-000000000000", startedOn: "2026-01-02") {
    outcome
    problem {
      message
    }
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
    title: 'Finish a rewatch with its own score',
    caller: 'account',
    query: `mutation FinishAnimePass {
  finishAnimePass(id: "0190a0a0-0000-7000-8000-000000000000", score: 90) {
    outcome
    problem {
      message
    }
    entry {
      repeatCount
    }
  }
}`,
  },
  {
    name: 'start-manga-pass',
    field: 'startMangaPass',
    title: 'Start a reread',
    caller: 'account',
    query: `mutation StartMangaPass {
  startMangaPass(id: "0190a0a0-0000-7000-8000-000000000000", startedOn: "2026-01-02") {
    outcome
    problem {
      message
    }
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
    title: 'Finish a reread with its own score',
    caller: 'account',
    query: `mutation FinishMangaPass {
  finishMangaPass(id: "0190a0a0-0000-7000-8000-000000000000", score: 90) {
    outcome
    problem {
      message
    }
    entry {
      repeatCount
    }
  }
}`,
  },
];
