import type { ApiExample } from './example.ts';

/** For every type of the catalogue that no other example shows: pages by cursor, filters of all kinds, what few ask for. */
export const TYPE_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'follow-anime',
    field: 'searchAnime',
    title: 'Continue after a page: each edge has its cursor',
    query: `query FollowAnime {
  searchAnime(query: "gundam", first: 2) {
    edges {
      cursor
      node {
        id
        titleRomaji
        episodeCount
        episodeCountSource
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}`,
  },
  {
    name: 'known-anime',
    field: 'browseAnime',
    title: 'Anime by their ids at MyAnimeList, by format, the best rated of each first',
    query: `query KnownAnime {
  browseAnime(
    filter: {
      externalIds: { site: "mal", in: ["5114", "52991", "1", "30"] }
      countryOfOrigin: { in: ["JP"] }
    }
    sort: FORMAT
    thenBy: [SCORE_DESC]
  ) {
    nodes {
      titleRomaji
      format
      averageScore
      countryOfOrigin
      addedAt
    }
  }
}`,
  },
  {
    name: 'narrow-manga',
    field: 'browseManga',
    title: 'Manga of a magazine that ended in the nineties',
    mayBeEmpty: true,
    query: `query NarrowManga {
  browseManga(
    filter: {
      format: { in: [MANGA] }
      status: { not: [RELEASING] }
      endDate: { greater: "1989", less: "2000" }
      magazine: { in: ["週刊少年ジャンプ"] }
    }
    first: 3
  ) {
    edges {
      cursor
      node {
        titleNative
        format
        endDate
        volumes(first: 2) {
          edges {
            cursor
            node {
              label
              title
              releaseDate
              language
            }
          }
        }
        chapters(first: 2) {
          edges {
            cursor
            node {
              label
              releaseDate
            }
          }
        }
      }
    }
  }
}`,
  },
  {
    name: 'watchable-anime',
    field: 'browseAnime',
    title: 'Anime available on a streaming service in a region',
    caller: 'paid',
    mayBeEmpty: true,
    query: `query WatchableAnime {
  browseAnime(
    filter: { status: { in: [FINISHED] }, streaming: { in: ["Netflix"], region: "JP" } }
    first: 3
  ) {
    nodes {
      titleRomaji
      streaming(region: "JP") {
        service
        url
        regions
        startsAt
        endsAt
      }
    }
  }
}`,
  },
  {
    name: 'schedule-basis',
    field: 'airingSchedule',
    title: 'Whether an air time is confirmed or estimated',
    query: `query ScheduleBasis {
  airingSchedule(season: WINTER, year: 2026, first: 3) {
    edges {
      cursor
      node {
        airingAt
        basis
        anime {
          titleRomaji
        }
      }
    }
  }
}`,
  },
  {
    name: 'credits-by-cursor',
    field: 'person',
    title: 'A person’s credits, page by page',
    query: `query CreditsByCursor {
  person(id: "44790dc5-cd2f-5970-ae9a-ce39cb3daab9") {
    credits(first: 2) {
      edges {
        cursor
        node {
          role
          manga {
            titleRomaji
            format
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}`,
  },
  {
    name: 'releases-by-cursor',
    field: 'chapterReleases',
    title: 'Chapters by release date, page by page',
    mayBeEmpty: true,
    query: `query ReleasesByCursor {
  chapterReleases(first: 2) {
    edges {
      cursor
      node {
        label
        releaseDate
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}`,
  },
  {
    name: 'films-by-cursor',
    field: 'movieReleases',
    title: 'Films by release date, page by page',
    caller: 'paid',
    query: `query FilmsByCursor {
  movieReleases(region: "JP", from: "2016-08", to: "2016-08", first: 2) {
    edges {
      cursor
      node {
        releaseDate
        anime {
          titleRomaji
        }
      }
    }
  }
}`,
  },
  {
    name: 'external-place',
    field: 'mapping',
    title: 'The anime that an external episode is mapped to',
    query: `query ExternalPlace {
  mapping(kind: TMDB, level: EPISODE, id: 62085) {
    episode {
      showId
      season
      number
    }
    rules {
      source
      animeFrom
      anime {
        titleRomaji
      }
    }
  }
}`,
  },
];
