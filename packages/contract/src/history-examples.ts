import type { ApiExample } from './example.ts';

/** Of reading lists, of plays, custom lists and favourites. */
export const HISTORY_EXAMPLES: readonly ApiExample[] = [
  {
    name: 'record-play',
    field: 'recordPlay',
    title: 'Log a play with its date',
    caller: 'account',
    query: `mutation RecordPlay {
  recordPlay(input: { animeId: "8f8ef296-fd54-5f74-8819-e88974765be3", unit: 1, playedAt: "2025-12-30T20:00:00Z" }) {
    plays
    batchId
    animeEntries {
      progress
      startedOn
    }
  }
}`,
  },
  {
    name: 'update-play',
    field: 'updatePlay',
    title: 'Edit a play',
    caller: 'account',
    query: `mutation UpdatePlay {
  updatePlay(id: "0190a0a0-0000-7000-8000-000000000000", playedAt: "2025-12-29T20:00:00Z") {
    plays
    problem {
      message
    }
  }
}`,
  },
  {
    name: 'delete-plays',
    field: 'deletePlays',
    title: 'Delete plays',
    caller: 'account',
    query: `mutation DeletePlays {
  deletePlays(ids: ["0190a0a0-0000-7000-8000-000000000000"]) {
    plays
    batchId
  }
}`,
  },
  {
    name: 'create-custom-list',
    field: 'createCustomList',
    title: 'Create a custom list',
    caller: 'account',
    query: `mutation CreateCustomList {
  createCustomList(media: ANIME, name: "For a rainy day") {
    customList {
      id
      position
    }
    problem {
      message
    }
  }
}`,
  },
  {
    name: 'update-custom-list',
    field: 'updateCustomList',
    title: 'Rename or move a custom list',
    caller: 'account',
    query: `mutation UpdateCustomList {
  updateCustomList(id: "0190a0a0-0000-7000-8000-000000000000", name: "For sunny days", position: 1) {
    customList {
      name
    }
    problem {
      message
    }
  }
}`,
  },
  {
    name: 'delete-custom-list',
    field: 'deleteCustomList',
    title: 'Delete a custom list',
    caller: 'account',
    query: `mutation DeleteCustomList {
  deleteCustomList(id: "0190a0a0-0000-7000-8000-000000000000") {
    problem {
      message
    }
  }
}`,
  },
  {
    name: 'toggle-favourite',
    field: 'toggleFavourite',
    title: 'Add or remove a favourite',
    caller: 'account',
    query: `mutation ToggleFavourite {
  toggleFavourite(animeId: "8f8ef296-fd54-5f74-8819-e88974765be3") {
    isFavourite
  }
}`,
  },
  {
    name: 'up-next',
    field: 'viewer',
    title: 'Your next episodes and chapters, and how far behind you are',
    caller: 'account',
    query: `query UpNext {
  viewer {
    upNextAnime(order: RELEASED, first: 10) {
      nodes {
        id
        nextEpisode
        behindBy
        anime {
          titleRomaji
        }
      }
    }
    upNextManga(first: 10) {
      nodes {
        nextChapter
        manga {
          titleRomaji
        }
      }
    }
  }
}`,
  },
  {
    name: 'list-search',
    field: 'viewer',
    title: 'Your list, filtered and sorted by score',
    caller: 'account',
    query: `query MyBest {
  viewer {
    animeList(
      filter: { status: [COMPLETED, CURRENT], score: { greater: 70 }, anime: { format: { in: [TV] } } }
      sort: SCORE_DESC
      first: 20
    ) {
      totalCount
      nodes {
        score(format: POINT_10_DECIMAL)
        tags
        customLists {
          name
        }
        anime {
          titleRomaji
          viewerIsFavourite
        }
      }
    }
    mangaList(sort: TITLE, first: 20) {
      nodes {
        progress
        volumeProgress
      }
    }
    customLists(media: ANIME) {
      id
      name
    }
  }
}`,
  },
  {
    name: 'list-counts',
    field: 'viewer',
    title: 'The number of entries on each of your lists, and your tags',
    caller: 'account',
    query: `query MyCounts {
  viewer {
    listCounts(media: ANIME) {
      entries
      statuses {
        value
        entries
      }
      customLists {
        value
        entries
      }
      tags {
        value
        entries
      }
    }
  }
}`,
  },
  {
    name: 'history',
    field: 'viewer',
    title: 'Your history and stats',
    caller: 'account',
    query: `query MyHistory {
  viewer {
    history(from: "2025-01-01T00:00:00Z", first: 10) {
      totalCount
      nodes {
        id
        unit
        playedAt
        source
        client {
          kind
          name
        }
        anime {
          titleRomaji
        }
      }
    }
    changes(first: 10) {
      nodes {
        batchId
        changedAt
        client {
          kind
          name
        }
        works {
          outcome
          fields
          before {
            progress
          }
          after {
            progress
          }
          plays {
            fromUnit
            unit
            isRepeat
            isRemoved
          }
          anime {
            titleRomaji
          }
        }
        isUndoable
      }
    }
    activity(first: 10) {
      nodes {
        kind
        fromUnit
        toUnit
      }
    }
    statistics(media: ANIME) {
      entries
      units
      minutes
      meanScore
      genres {
        value
        entries
      }
    }
    heatMap(from: "2025-12-01", to: "2025-12-31") {
      on
      units
    }
    favouriteAnime {
      titleRomaji
    }
  }
}`,
  },
];
