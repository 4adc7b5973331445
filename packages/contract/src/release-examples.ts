import type { ApiExample } from './example.ts';

/** Of the root fields about what comes out. */
export const RELEASE_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'chapter-releases',
    field: 'chapterReleases',
    title: 'Upcoming and recent chapters',
    mayBeEmpty: true,
    query: `query ChapterReleases {
  chapterReleases(language: "en", first: 10) {
    nodes {
      label
      title
      releaseDate
      manga {
        titleRomaji
        latestChapter {
          label
        }
      }
    }
  }
}`,
  },
  {
    name: 'movie-releases',
    field: 'movieReleases',
    title: 'Film release dates in a region',
    caller: 'paid',
    query: `query MovieReleases {
  movieReleases(region: "JP", from: "2016-08", to: "2016-08", first: 5) {
    totalCount
    nodes {
      releaseDate
      kind
      anime {
        titleRomaji
      }
    }
  }
}`,
  },
];
