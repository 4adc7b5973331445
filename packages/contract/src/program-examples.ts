import type { ApiExample } from './example.ts';

/** What programs report of what is played or read. */
export const PROGRAM_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'scrobble',
    field: 'scrobble',
    title: 'Report that an episode was watched',
    caller: 'account',
    query: `mutation Scrobble {
  scrobble(input: {
    action: STOP
    progress: 96.5
    show: { title: "Frieren: Beyond Journey’s End", tvdb: 424536 }
    episode: { season: 1, number: 5 }
    page: { site: "crunchyroll", show: "GG5H5XQX4", item: "G14U43E2J" }
  }) {
    outcome
    matches {
      anime {
        titleNative
      }
      episode
    }
  }
}`,
  },
  {
    name: 'scrobble-chapter',
    field: 'scrobble',
    title: 'Report that a chapter was read',
    caller: 'account',
    query: `mutation ScrobbleChapter {
  scrobble(input: {
    action: STOP
    progress: 100
    manga: { title: "20th Century Boys", anilist: 30003 }
    chapter: { number: 7 }
    page: { site: "komga", show: "0ABCDEF" }
  }) {
    outcome
    matches {
      manga {
        titleNative
      }
      chapter
    }
  }
}`,
  },
  {
    name: 'match-scrobble',
    field: 'matchScrobble',
    title: 'See which episode a play would be, before it is recorded',
    caller: 'account',
    mayBeEmpty: true,
    query: `mutation Match {
  matchScrobble(input: {
    action: START
    progress: 1
    show: { title: "Frieren: Beyond Journey’s End", tvdb: 424536 }
    episode: { season: 1, number: 5 }
    page: { site: "crunchyroll", show: "GG5H5XQX4", item: "G14U43E2J" }
  }) {
    anime {
      titleNative
    }
    episode
  }
}`,
  },
];
