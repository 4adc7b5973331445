import type { ApiExample } from './example.ts';
import { ACCOUNT_TYPE_EXAMPLES } from './account-type-examples.ts';
import { ALERT_EXAMPLES } from './alert-examples.ts';
import { CATALOGUE_EXAMPLES } from './catalogue-examples.ts';
import { DETAIL_EXAMPLES } from './detail-examples.ts';
import { EDIT_EXAMPLES } from './edit-examples.ts';
import { HISTORY_EXAMPLES } from './history-examples.ts';
import { IMPORT_EXAMPLES } from './import-examples.ts';
import { LIST_EXAMPLES } from './list-examples.ts';
import { MANGA_EXAMPLES } from './manga-examples.ts';
import { MODERATION_EXAMPLES } from './moderation-examples.ts';
import { OPERATION_EXAMPLES } from './operation-examples.ts';
import { PASS_EXAMPLES } from './pass-examples.ts';
import { PROFILE_EXAMPLES } from './profile-examples.ts';
import { RELEASE_EXAMPLES } from './release-examples.ts';
import { PROGRAM_EXAMPLES } from './program-examples.ts';
import { SCROBBLE_EXAMPLES } from './scrobble-examples.ts';
import { SYNC_EXAMPLES } from './sync-examples.ts';
import { TYPE_EXAMPLES } from './type-examples.ts';
import { WEBHOOK_EXAMPLES } from './webhook-examples.ts';

export type { ApiExample } from './example.ts';

/** At least one for every root field; the first is what a newcomer sees. Ids are those of the public data sets, so every instance has them. */
export const EXAMPLES: readonly ApiExample[] = [
  {
    name: 'search',
    field: 'searchAnime',
    title: 'Search for a title, typos included',
    query: `query Search {
  searchAnime(query: "frieren", first: 5) {
    totalCount
    nodes {
      id
      titleRomaji
      titleEnglish
      status
      episodeCount
      averageScore
    }
  }
}`,
  },
  {
    name: 'native-search',
    field: 'searchAnime',
    title: 'Search by part of a Japanese title',
    query: `query NativeSearch {
  searchAnime(query: "鬼滅", first: 3) {
    nodes {
      titleNative
      seasonYear
      externalIds {
        site
        value
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
    name: 'filtered-search',
    field: 'searchAnime',
    title: 'Search among films of certain years',
    query: `query FilteredSearch {
  searchAnime(query: "kimetsu", filter: { format: { in: [MOVIE] }, seasonYear: { greater: 2015 } }) {
    nodes {
      titleRomaji
      format
      airings(from: "2020-01-01T00:00:00Z", first: 3) {
        airingAt
        episode
      }
    }
  }
}`,
  },
  {
    name: 'anime',
    field: 'anime',
    title: 'One anime, with its external IDs',
    query: `query Anime {
  anime(id: "8f8ef296-fd54-5f74-8819-e88974765be3") {
    titleNative
    titleRomaji
    format
    season
    seasonYear
    startDate
    endDate
    officialSite
    synonyms {
      text
      lang
    }
    externalIds {
      site
      value
    }
    provenance {
      field
      source
      license
      url
    }
  }
}`,
  },
  {
    name: 'animes',
    field: 'animes',
    title: 'Several anime by ID',
    query: `query Animes {
  animes(ids: ["8f8ef296-fd54-5f74-8819-e88974765be3"]) {
    titleRomaji
    status
  }
}`,
  },
  {
    name: 'anime-by-external-id',
    field: 'animeByExternalId',
    title: 'An anime by an external ID',
    query: `query AnimeByExternalId {
  animeByExternalId(site: "mal", id: "52991") {
    id
    titleNative
    externalIds {
      site
      value
      isPrimary
    }
  }
}`,
  },
  {
    name: 'browse-anime',
    field: 'browseAnime',
    title: 'The TV series of a season',
    query: `query BrowseAnime {
  browseAnime(
    filter: { season: { in: [FALL] }, seasonYear: { greater: 2022, less: 2024 }, format: { in: [TV] } }
    sort: POPULARITY_DESC
    first: 5
  ) {
    totalCount
    nodes {
      titleRomaji
      startDate
      episodeCount
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
  },
  ...MANGA_EXAMPLES,
  ...CATALOGUE_EXAMPLES,
  ...DETAIL_EXAMPLES,
  ...RELEASE_EXAMPLES,
  ...SCROBBLE_EXAMPLES,
  ...PROGRAM_EXAMPLES,
  {
    name: 'season',
    field: 'airingSchedule',
    title: 'A season, with one entry for each anime',
    query: `query Season {
  airingSchedule(season: WINTER, year: 2026, first: 5) {
    totalCount
    nodes {
      airingAt
      isTimeKnown
      episode
      anime {
        id
        titleRomaji
        titleNative
      }
    }
  }
}`,
  },
  {
    name: 'schedule',
    field: 'airingSchedule',
    title: 'Episodes that air between two times',
    query: `query Schedule {
  airingSchedule(from: "2026-01-10T00:00:00Z", to: "2026-01-11T00:00:00Z", first: 10) {
    edges {
      cursor
      node {
        airingAt
        episode
        isProjected
        anime {
          titleNative
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`,
  },
  {
    name: 'viewer',
    field: 'viewer',
    title: 'Your own list',
    caller: 'account',
    query: `query Viewer {
  viewer {
    username
    animeList(status: CURRENT, first: 10) {
      totalCount
      nodes {
        progress
        anime {
          titleRomaji
          episodeCount
        }
      }
    }
  }
}`,
  },
  ...LIST_EXAMPLES,
  ...PASS_EXAMPLES,
  ...HISTORY_EXAMPLES,
  ...IMPORT_EXAMPLES,
  ...PROFILE_EXAMPLES,
  ...ALERT_EXAMPLES,
  ...SYNC_EXAMPLES,
  {
    name: 'rate-limit',
    field: 'rateLimit',
    title: 'Your remaining requests',
    caller: 'anybody',
    query: `query RateLimit {
  rateLimit {
    tier
    cost
    costLimit
    remaining
    policies {
      name
      quota
      remaining
      resetSeconds
    }
  }
}`,
  },
  {
    name: 'tiers',
    field: 'tiers',
    title: 'The limits of each tier',
    query: `query Tiers {
  tiers {
    name
    monthlyPrice
    rate {
      requests
      seconds
    }
    dailyCap
    costLimit
    pageSize
    dataAccess
  }
}`,
  },
  {
    name: 'data-sources',
    field: 'dataSources',
    title: 'The sources of the data',
    query: `query DataSources {
  dataSources {
    name
    version
    asOf
    licence
    terms
    attribution
    url
  }
}`,
  },
  ...EDIT_EXAMPLES,
  ...WEBHOOK_EXAMPLES,
  ...MODERATION_EXAMPLES,
  ...OPERATION_EXAMPLES,
  ...TYPE_EXAMPLES,
  ...ACCOUNT_TYPE_EXAMPLES,
];
