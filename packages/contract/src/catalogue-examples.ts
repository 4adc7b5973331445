import type { ApiExample } from './example.ts';

/** Of the root fields about what anime and manga have in common: words, studios, people, ids. */
export const CATALOGUE_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'search-all',
    field: 'search',
    title: 'Search anime, manga, characters, people and studios in one call',
    query: `query SearchAll {
  search(query: "miyazaki", types: [ANIME, MANGA, CHARACTER, PERSON, STUDIO], first: 3) {
    anime {
      id
      titleRomaji
    }
    manga {
      id
      titleRomaji
    }
    characters {
      id
      name
      nameNative
    }
    people {
      id
      name
      nameNative
    }
    studios {
      id
      name
    }
  }
}`,
  },
  {
    name: 'anime-by-external-ids',
    field: 'animeByExternalIds',
    title: 'Several anime by external IDs',
    query: `query AnimeByExternalIds {
  animeByExternalIds(ids: [{ site: "mal", id: "52991" }, { site: "tmdb", id: "movie/372058" }]) {
    id
    titleRomaji
  }
}`,
  },
  {
    name: 'browse-genres',
    field: 'browseAnime',
    title: 'Fantasy anime by one studio, without comedies',
    query: `query BrowseGenres {
  browseAnime(
    filter: { genres: { in: ["Fantasy"], not: ["Comedy"] }, tags: { not: ["School"] }, studios: { in: ["Madhouse"] }, source: { in: [MANGA] } }
    sort: START_DATE_DESC
    first: 5
  ) {
    totalCount
    nodes {
      titleRomaji
      genres
      rankedTags {
        name
        rank
        isSpoiler
      }
      source
      studios {
        name
      }
      staff {
        name
        role
      }
    }
  }
}`,
  },
  {
    name: 'browse-figures',
    field: 'browseManga',
    title: 'Manga that this instance reads, except one',
    mayBeEmpty: true,
    query: `query BrowseFigures {
  browseManga(
    filter: {
      id: { not: ["8f8ef296-fd54-5f74-8819-e88974765be3"] }
      listFigures: { users: { greater: 1 }, meanScore: { greater: 70 } }
    }
    sort: TRENDING_DESC
    first: 5
  ) {
    totalCount
    nodes {
      titleRomaji
      updatedAt
      listFigures {
        users
        meanScore
        recentUsers
      }
    }
  }
}`,
  },
  {
    name: 'studio',
    field: 'studio',
    title: 'A studio and its anime',
    query: `query Studio {
  studio(id: "44fadc85-c480-5ff9-b421-8b0e4a32d07c") {
    name
    anime(first: 5) {
      totalCount
      nodes {
        titleRomaji
        startDate
      }
    }
  }
}`,
  },
  {
    name: 'person',
    field: 'person',
    title: 'A person’s credits in anime and manga',
    query: `query Person {
  person(id: "44790dc5-cd2f-5970-ae9a-ce39cb3daab9") {
    name
    nameNative
    credits(first: 5) {
      totalCount
      nodes {
        role
        anime {
          titleRomaji
        }
        manga {
          titleRomaji
        }
      }
    }
  }
}`,
  },
  {
    name: 'node',
    field: 'node',
    title: 'Any object by its ID',
    query: `query Node {
  node(id: "8f8ef296-fd54-5f74-8819-e88974765be3") {
    __typename
    id
    ... on Work {
      titleRomaji
    }
  }
}`,
  },
  {
    name: 'nodes',
    field: 'nodes',
    title: 'Several objects by their IDs',
    query: `query Nodes {
  nodes(ids: ["8f8ef296-fd54-5f74-8819-e88974765be3", "86810299-3bb2-51cd-bb02-58ed38891c29"]) {
    __typename
    id
    ... on Anime {
      titleRomaji
    }
  }
}`,
  },
  {
    name: 'genres',
    field: 'genres',
    title: 'All genres, for a filter',
    query: `query Genres {
  genres {
    name
    animeCount
    mangaCount
  }
}`,
  },
  {
    name: 'tags',
    field: 'tags',
    title: 'All tags',
    query: `query Tags {
  tags {
    name
    animeCount
  }
}`,
  },
  {
    name: 'streaming-services',
    field: 'streamingServices',
    title: 'The streaming services of a region',
    query: `query StreamingServices {
  streamingServices(region: "JP") {
    name
    animeCount
  }
}`,
  },
  {
    name: 'mapping',
    field: 'mapping',
    title: 'The anime that a TMDB show is mapped to',
    query: `query Mapping {
  mapping(kind: TMDB, level: SHOW, id: 209867) {
    rules {
      id
      season
      from
      to
      animeFrom
      anime {
        titleRomaji
      }
      priority
      source
    }
  }
}`,
  },
  {
    name: 'resolve-episode',
    field: 'resolveEpisode',
    title: 'Match an episode that was watched',
    query: `query ResolveEpisode {
  resolveEpisode(kind: TMDB, level: SHOW, id: 209867, season: 1, number: 5) {
    outcome
    episode
    anime {
      titleRomaji
    }
    rule {
      source
      priority
    }
  }
}`,
  },
  {
    name: 'add-mapping-rule',
    field: 'addMappingRule',
    title: 'Map a TVDB season to an anime (editors)',
    caller: 'editor',
    query: `mutation AddMappingRule {
  addMappingRule(
    rule: {
      kind: TVDB
      level: SHOW
      externalId: 424536
      season: 1
      from: 1
      to: 28
      animeId: "8f8ef296-fd54-5f74-8819-e88974765be3"
    }
  ) {
    id
    priority
  }
}`,
  },
  {
    name: 'remove-mapping-rule',
    field: 'removeMappingRule',
    title: 'Remove a mapping rule (editors)',
    caller: 'editor',
    query: `mutation RemoveMappingRule {
  removeMappingRule(kind: TVDB, level: SHOW, externalId: 424536, rule: "a9f550ef-0fc6-5c4e-8d73-69ab5e82b44a")
}`,
  },
  {
    name: 'changes',
    field: 'changes',
    title: 'What changed in the catalogue',
    query: `query Changes {
  changes(since: "0", first: 5) {
    nodes {
      id
      position
      isGone
      anime {
        titleRomaji
      }
      manga {
        titleRomaji
      }
    }
    next
    hasMore
  }
}`,
  },
];
