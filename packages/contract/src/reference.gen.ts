// Written by `npm run generate` from the schema of the server.
import type { ApiReference } from './reference.ts';

/** The public schema. */
export const REFERENCE: ApiReference = {
 "queries": [
  {
   "name": "airingSchedule",
   "type": "AiringScheduleConnection!",
   "description": "With \"season\" and \"year\": one entry for each show of that season, its next airing while the season runs, else its first. With \"from\" and \"to\" (at most 62 days): every airing between them. With neither: the next 7 days.",
   "args": [
    {
     "name": "after",
     "type": "String",
     "description": "Only items after this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "before",
     "type": "String",
     "description": "Only items before this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "continuing",
     "type": "Boolean",
     "description": "Of a season: also the shows that began earlier and still air. Unless said, only until the season is over.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "first",
     "type": "Int",
     "description": "How many items from the start, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "from",
     "type": "DateTime",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "last",
     "type": "Int",
     "description": "How many items from the end, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "notYetAired",
     "type": "Boolean",
     "description": "Only airings that are still to come; with false only those that were.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Season",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "to",
     "type": "DateTime",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "year",
     "type": "Int",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "anime",
   "type": "Anime",
   "description": "One anime, or null when there is none with this id that the caller may see.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "A UUID.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "animeByExternalId",
   "type": "Anime",
   "description": "The anime an id of another site stands for.",
   "args": [
    {
     "name": "id",
     "type": "String!",
     "description": "As in `ExternalId.id`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "site",
     "type": "String!",
     "description": "As in `ExternalId.site`.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "animeByExternalIds",
   "type": "[Anime]!",
   "description": "Anime by their ids at other sites, 50 at most, in the order of the ids; null where `animeByExternalId` would be.",
   "args": [
    {
     "name": "ids",
     "type": "[ExternalIdInput!]!",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 50
   },
   "deprecation": null
  },
  {
   "name": "animes",
   "type": "[Anime]!",
   "description": "Anime by their ids, 50 at most, in the order of the ids; null where `anime` would be.",
   "args": [
    {
     "name": "ids",
     "type": "[ID!]!",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 50
   },
   "deprecation": null
  },
  {
   "name": "browseAnime",
   "type": "AnimeConnection!",
   "description": "Anime that pass every filter, in one order; works without the value the order is by come last. A cursor belongs to the filters and the order it came from.",
   "args": [
    {
     "name": "after",
     "type": "String",
     "description": "Only items after this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "before",
     "type": "String",
     "description": "Only items before this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "filter",
     "type": "AnimeFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "first",
     "type": "Int",
     "description": "How many items from the start, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "last",
     "type": "Int",
     "description": "How many items from the end, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "sort",
     "type": "AnimeSort",
     "description": null,
     "defaultValue": "POPULARITY_DESC",
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 25,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "browseManga",
   "type": "MangaConnection!",
   "description": "Manga that pass every filter, in one order; works without the value the order is by come last. A cursor belongs to the filters and the order it came from.",
   "args": [
    {
     "name": "after",
     "type": "String",
     "description": "Only items after this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "before",
     "type": "String",
     "description": "Only items before this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "filter",
     "type": "MangaFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "first",
     "type": "Int",
     "description": "How many items from the start, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "last",
     "type": "Int",
     "description": "How many items from the end, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "sort",
     "type": "MangaSort",
     "description": null,
     "defaultValue": "START_DATE_DESC",
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 25,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "dataSources",
   "type": "[DataSource!]!",
   "description": "The public data sets the catalogue was made from, with what must be said of them.",
   "args": [],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 5
   },
   "deprecation": null
  },
  {
   "name": "genres",
   "type": "[CatalogueWord!]!",
   "description": "The genres of the catalogue.",
   "args": [],
   "tier": "public",
   "cost": {
    "reading": 25,
    "items": 50
   },
   "deprecation": null
  },
  {
   "name": "manga",
   "type": "Manga",
   "description": "One manga, or null when there is none with this id that the caller may see.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "A UUID.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "mangaByExternalId",
   "type": "Manga",
   "description": "The manga an id of another site stands for.",
   "args": [
    {
     "name": "id",
     "type": "String!",
     "description": "As in `ExternalId.id`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "site",
     "type": "String!",
     "description": "As in `ExternalId.site`.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "mangaByExternalIds",
   "type": "[Manga]!",
   "description": "Manga by their ids at other sites, 50 at most, in the order of the ids; null where `mangaByExternalId` would be.",
   "args": [
    {
     "name": "ids",
     "type": "[ExternalIdInput!]!",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 50
   },
   "deprecation": null
  },
  {
   "name": "mangas",
   "type": "[Manga]!",
   "description": "Manga by their ids, 50 at most, in the order of the ids; null where `manga` would be.",
   "args": [
    {
     "name": "ids",
     "type": "[ID!]!",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 50
   },
   "deprecation": null
  },
  {
   "name": "node",
   "type": "Node",
   "description": "An anime, a manga, a studio or a person by id; null when there is nothing of this id that the caller may see.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "A UUID.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "person",
   "type": "Person",
   "description": "Somebody whom works credit, or null when there is nobody of this id.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "A UUID.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "rateLimit",
   "type": "RateLimit!",
   "description": "Where the caller stands with the limits.",
   "args": [],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "searchAnime",
   "type": "AnimeConnection!",
   "description": "Anime by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. Best match first, 500 at most; `totalCount` is null when there are more.",
   "args": [
    {
     "name": "after",
     "type": "String",
     "description": "Only items after this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "before",
     "type": "String",
     "description": "Only items before this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "filter",
     "type": "AnimeFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "first",
     "type": "Int",
     "description": "How many items from the start, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "last",
     "type": "Int",
     "description": "How many items from the end, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "limit",
     "type": "Int",
     "description": "Another name of \"first\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "query",
     "type": "String!",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 25,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "searchManga",
   "type": "MangaConnection!",
   "description": "Manga by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. Best match first, 500 at most; `totalCount` is null when there are more.",
   "args": [
    {
     "name": "after",
     "type": "String",
     "description": "Only items after this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "before",
     "type": "String",
     "description": "Only items before this cursor.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "filter",
     "type": "MangaFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "first",
     "type": "Int",
     "description": "How many items from the start, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "last",
     "type": "Int",
     "description": "How many items from the end, at most 50 (100 on a paid tier) unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "limit",
     "type": "Int",
     "description": "Another name of \"first\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "query",
     "type": "String!",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 25,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "streamingServices",
   "type": "[CatalogueWord!]!",
   "description": "Keys of the services that stream something of the catalogue.",
   "args": [],
   "tier": "public",
   "cost": {
    "reading": 25,
    "items": 50
   },
   "deprecation": null
  },
  {
   "name": "studio",
   "type": "Studio",
   "description": "A studio, or null when there is none with this id.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "A UUID.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "tags",
   "type": "[CatalogueWord!]!",
   "description": "The tags of the catalogue.",
   "args": [],
   "tier": "public",
   "cost": {
    "reading": 25,
    "items": 50
   },
   "deprecation": null
  },
  {
   "name": "tiers",
   "type": "[Tier!]!",
   "description": "The tiers of the API and what each gives.",
   "args": [],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 4
   },
   "deprecation": null
  },
  {
   "name": "viewer",
   "type": "Viewer",
   "description": "The signed-in user. Without a credential: null, and the error UNAUTHENTICATED.",
   "args": [],
   "tier": "public",
   "cost": {
    "reading": 0,
    "items": 1
   },
   "deprecation": null
  }
 ],
 "mutations": [],
 "types": [
  {
   "name": "AiringBasis",
   "kind": "enum",
   "description": "RECURRENCE: a source states the recurrence. DERIVED: weekly between the first and the last airing. PREMIERE: only the first airing is known.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "DERIVED",
     "description": null,
     "deprecation": null
    },
    {
     "name": "PREMIERE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "RECURRENCE",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "AiringScheduleEntry.basis"
   ]
  },
  {
   "name": "AiringScheduleConnection",
   "kind": "object",
   "description": null,
   "fields": [
    {
     "name": "edges",
     "type": "[AiringScheduleEdge!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "nodes",
     "type": "[AiringScheduleEntry!]!",
     "description": "The nodes of the edges, for those who need no cursors.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "pageInfo",
     "type": "PageInfo!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "totalCount",
     "type": "Int",
     "description": "How many items there are on all pages: exact, or null where counting would be slow.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.airingSchedule"
   ]
  },
  {
   "name": "AiringScheduleEdge",
   "kind": "object",
   "description": null,
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "node",
     "type": "AiringScheduleEntry!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleConnection.edges"
   ]
  },
  {
   "name": "AiringScheduleEntry",
   "kind": "object",
   "description": "One airing of one anime.",
   "fields": [
    {
     "name": "airingAt",
     "type": "DateTime!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "airingAtUnix",
     "type": "Float!",
     "description": "The same instant in whole seconds since 1970.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "anime",
     "type": "Anime!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "basis",
     "type": "AiringBasis!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "episode",
     "type": "Int",
     "description": "Null where it cannot be told from the count of airings.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isProjected",
     "type": "Boolean!",
     "description": "It follows from the recurrence, but no source has confirmed it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isTimeKnown",
     "type": "Boolean!",
     "description": "False where only the day is known, and the time of day is a placeholder.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "streaming",
     "type": "[StreamingLink!]",
     "description": "Where it can be watched. For callers of the Indie and Commercial tiers.",
     "args": [
      {
       "name": "region",
       "type": "String",
       "description": "ISO 3166-1 alpha-2. Links of which no source states the regions are kept: they may be open there.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "services",
       "type": "[String!]",
       "description": "Only these, as in `StreamingLink.service`.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "timeUntilAiring",
     "type": "Float!",
     "description": "Whole seconds from now; negative once it has aired.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleConnection.nodes",
    "AiringScheduleEdge.node",
    "Anime.airings",
    "Anime.nextAiring"
   ]
  },
  {
   "name": "Anime",
   "kind": "object",
   "description": "An animated work: a series, a film, a special.",
   "fields": [
    {
     "name": "airings",
     "type": "[AiringScheduleEntry!]!",
     "description": "Its airings from an instant on (from now unless said), by time, 60 at most.",
     "args": [
      {
       "name": "first",
       "type": "Int",
       "description": "1 to 60.",
       "defaultValue": "12",
       "deprecation": null
      },
      {
       "name": "from",
       "type": "DateTime",
       "description": null,
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "averageScore",
     "type": "Int",
     "description": "0 to 100.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "endDate",
     "type": "PartialDate",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "episodeCount",
     "type": "Int",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "episodeCountSource",
     "type": "EpisodeCountSource",
     "description": "Whether the count is on record or estimated from the length of the run.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "externalIds",
     "type": "[ExternalId!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "format",
     "type": "AnimeFormat!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "genres",
     "type": "[String!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isAdult",
     "type": "Boolean!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "nextAiring",
     "type": "AiringScheduleEntry",
     "description": "The next airing on the schedule.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "officialSite",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "relations",
     "type": "[Relation!]!",
     "description": "The works this one was made from, and those made from it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Season",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "seasonYear",
     "type": "Int",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "source",
     "type": "MediaSource",
     "description": "What it was made from; null where no source says so.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "staff",
     "type": "[StaffCredit!]!",
     "description": "Who made it, as far as a source tells.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "startDate",
     "type": "PartialDate",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "status",
     "type": "MediaStatus",
     "description": "Null where no source says whether the run has ended.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "streaming",
     "type": "[StreamingLink!]",
     "description": "Where it can be watched. For callers of the Indie and Commercial tiers.",
     "args": [
      {
       "name": "region",
       "type": "String",
       "description": "ISO 3166-1 alpha-2. Links of which no source states the regions are kept: they may be open there.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "services",
       "type": "[String!]",
       "description": "Only these, as in `StreamingLink.service`.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "streamingLinks",
     "type": "[StreamingLink!]",
     "description": "For callers of the Indie and Commercial tiers; null below.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": "Select `streaming`, which takes a region. Deprecated since 2026-11-21."
    },
    {
     "name": "studios",
     "type": "[Studio!]!",
     "description": "The studios that animated it, the main one first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "synonyms",
     "type": "[Synonym!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "[String!]!",
     "description": "What it is about, in finer words than genres.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "titleEnglish",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "titleNative",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "titleRomaji",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleEntry.anime",
    "AnimeConnection.nodes",
    "AnimeEdge.node",
    "AnimeListEntry.anime",
    "PersonCredit.anime",
    "Query.anime",
    "Query.animeByExternalId",
    "Query.animeByExternalIds",
    "Query.animes",
    "Relation.anime"
   ]
  },
  {
   "name": "AnimeConnection",
   "kind": "object",
   "description": "A page of anime. It also carries the main fields of the best match (deprecated), so that they can be selected directly on a search.",
   "fields": [
    {
     "name": "averageScore",
     "type": "Int",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": "A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21."
    },
    {
     "name": "edges",
     "type": "[AnimeEdge!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "episodeCount",
     "type": "Int",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": "A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21."
    },
    {
     "name": "id",
     "type": "ID",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": "A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21."
    },
    {
     "name": "nodes",
     "type": "[Anime!]!",
     "description": "The nodes of the edges, for those who need no cursors.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "pageInfo",
     "type": "PageInfo!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "status",
     "type": "MediaStatus",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": "A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21."
    },
    {
     "name": "titleEnglish",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": "A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21."
    },
    {
     "name": "titleNative",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": "A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21."
    },
    {
     "name": "titleRomaji",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": "A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21."
    },
    {
     "name": "totalCount",
     "type": "Int",
     "description": "How many items there are on all pages: exact, or null where counting would be slow.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.browseAnime",
    "Query.searchAnime",
    "Studio.anime"
   ]
  },
  {
   "name": "AnimeEdge",
   "kind": "object",
   "description": null,
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "node",
     "type": "Anime!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeConnection.edges"
   ]
  },
  {
   "name": "AnimeFilter",
   "kind": "input",
   "description": "Which anime: every field that is given must hold.",
   "fields": [],
   "inputs": [
    {
     "name": "averageScore",
     "type": "IntRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "endDate",
     "type": "DateRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "episodeCount",
     "type": "IntRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "format",
     "type": "AnimeFormatFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "genres",
     "type": "TextSetFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isAdult",
     "type": "Boolean",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "season",
     "type": "SeasonFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "seasonYear",
     "type": "IntRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "source",
     "type": "MediaSourceFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "staff",
     "type": "TextSetFilter",
     "description": "Names, in either script and order.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "startDate",
     "type": "DateRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "status",
     "type": "MediaStatusFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "streaming",
     "type": "StreamingFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "studios",
     "type": "TextSetFilter",
     "description": "Names of studios, in any case.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "TextSetFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.browseAnime",
    "Query.searchAnime"
   ]
  },
  {
   "name": "AnimeFormat",
   "kind": "enum",
   "description": null,
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "MOVIE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "MUSIC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "ONA",
     "description": null,
     "deprecation": null
    },
    {
     "name": "OVA",
     "description": null,
     "deprecation": null
    },
    {
     "name": "SPECIAL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TV",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TV_SHORT",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Anime.format",
    "AnimeFormatFilter.in",
    "AnimeFormatFilter.not"
   ]
  },
  {
   "name": "AnimeFormatFilter",
   "kind": "input",
   "description": null,
   "fields": [],
   "inputs": [
    {
     "name": "in",
     "type": "[AnimeFormat!]",
     "description": "One of these.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "not",
     "type": "[AnimeFormat!]",
     "description": "None of these; works of which it is not known are kept.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeFilter.format"
   ]
  },
  {
   "name": "AnimeListConnection",
   "kind": "object",
   "description": null,
   "fields": [
    {
     "name": "edges",
     "type": "[AnimeListEdge!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "nodes",
     "type": "[AnimeListEntry!]!",
     "description": "The nodes of the edges, for those who need no cursors.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "pageInfo",
     "type": "PageInfo!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "totalCount",
     "type": "Int",
     "description": "How many items there are on all pages: exact, or null where counting would be slow.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Viewer.animeList"
   ]
  },
  {
   "name": "AnimeListEdge",
   "kind": "object",
   "description": null,
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "node",
     "type": "AnimeListEntry!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeListConnection.edges"
   ]
  },
  {
   "name": "AnimeListEntry",
   "kind": "object",
   "description": "One user's standing with one anime.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "completedOn",
     "type": "PartialDate",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "createdAt",
     "type": "DateTime!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "progress",
     "type": "Int!",
     "description": "Episodes watched.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "startedOn",
     "type": "PartialDate",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "status",
     "type": "ListStatus!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "updatedAt",
     "type": "DateTime!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int!",
     "description": "Counts the changes.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeListConnection.nodes",
    "AnimeListEdge.node"
   ]
  },
  {
   "name": "AnimeSort",
   "kind": "enum",
   "description": null,
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "END_DATE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "END_DATE_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "EPISODES",
     "description": null,
     "deprecation": null
    },
    {
     "name": "EPISODES_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "POPULARITY",
     "description": null,
     "deprecation": null
    },
    {
     "name": "POPULARITY_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "SCORE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "SCORE_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "START_DATE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "START_DATE_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_ROMAJI",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_ROMAJI_DESC",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Query.browseAnime"
   ]
  },
  {
   "name": "Boolean",
   "kind": "scalar",
   "description": "The `Boolean` scalar type represents `true` or `false`.",
   "fields": [],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleEntry.isProjected",
    "AiringScheduleEntry.isTimeKnown",
    "Anime.isAdult",
    "AnimeFilter.isAdult",
    "ExternalId.isPrimary",
    "Manga.isAdult",
    "MangaFilter.isAdult",
    "PageInfo.hasNextPage",
    "PageInfo.hasPreviousPage",
    "Query.airingSchedule",
    "Tier.hasMovieReleases",
    "Tier.hasStreamingLinks",
    "Tier.hasWebhooks"
   ]
  },
  {
   "name": "CatalogueWord",
   "kind": "object",
   "description": "A genre, a tag or a streaming service, and how many works have it.",
   "fields": [
    {
     "name": "animeCount",
     "type": "Int!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "mangaCount",
     "type": "Int!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "name",
     "type": "String!",
     "description": "As the filters of `browseAnime` and `browseManga` take it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.genres",
    "Query.streamingServices",
    "Query.tags"
   ]
  },
  {
   "name": "DataAccess",
   "kind": "enum",
   "description": "Which fields a tier may read: PUBLIC ones, CORE ones too, or all (FULL).",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "CORE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "FULL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "PUBLIC",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Tier.dataAccess"
   ]
  },
  {
   "name": "DataSource",
   "kind": "object",
   "description": "Where facts of the catalogue come from.",
   "fields": [
    {
     "name": "asOf",
     "type": "PartialDate!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "attribution",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "key",
     "type": "ID!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "licence",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "name",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "url",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "version",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.dataSources"
   ]
  },
  {
   "name": "DateRange",
   "kind": "input",
   "description": "What is known to the year or month only is after a date when all of that year or month is.",
   "fields": [],
   "inputs": [
    {
     "name": "greater",
     "type": "PartialDate",
     "description": "Strictly after this.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "less",
     "type": "PartialDate",
     "description": "Strictly before this.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeFilter.endDate",
    "AnimeFilter.startDate",
    "MangaFilter.endDate",
    "MangaFilter.startDate"
   ]
  },
  {
   "name": "DateTime",
   "kind": "scalar",
   "description": "An instant, RFC 3339 in UTC: \"2026-01-07T15:30:00.000Z\".",
   "fields": [],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleEntry.airingAt",
    "Anime.airings",
    "AnimeListEntry.createdAt",
    "AnimeListEntry.updatedAt",
    "Manga.updatedAt",
    "Query.airingSchedule",
    "RateLimitPolicy.resetsAt"
   ]
  },
  {
   "name": "EpisodeCountSource",
   "kind": "enum",
   "description": null,
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ESTIMATED",
     "description": null,
     "deprecation": null
    },
    {
     "name": "RECORDED",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Anime.episodeCountSource"
   ]
  },
  {
   "name": "ExternalId",
   "kind": "object",
   "description": "The id of this work at another database.",
   "fields": [
    {
     "name": "id",
     "type": "String!",
     "description": "As the site writes it in addresses: `52991`, `movie/372058`, `tv/95479/season/2`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isPrimary",
     "type": "Boolean!",
     "description": "Whether this work is the one the id stands for, where several share it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "site",
     "type": "String!",
     "description": "`anidb`, `anilist`, `annict`, `bangumi`, `kitsu`, `mal`, `mangabaka`, `mangadex`, `mangaupdates`, `mediaarts`, `syobocal`, `tmdb`, `tvdb`, `wikidata`, …",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Anime.externalIds",
    "Manga.externalIds"
   ]
  },
  {
   "name": "ExternalIdInput",
   "kind": "input",
   "description": "The id of a work at another database.",
   "fields": [],
   "inputs": [
    {
     "name": "id",
     "type": "String!",
     "description": "As in `ExternalId.id`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "site",
     "type": "String!",
     "description": "As in `ExternalId.site`.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.animeByExternalIds",
    "Query.mangaByExternalIds"
   ]
  },
  {
   "name": "Float",
   "kind": "scalar",
   "description": "The `Float` scalar type represents signed double-precision fractional values as specified by [IEEE 754](https://en.wikipedia.org/wiki/IEEE_floating_point).",
   "fields": [],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleEntry.airingAtUnix",
    "AiringScheduleEntry.timeUntilAiring"
   ]
  },
  {
   "name": "ID",
   "kind": "scalar",
   "description": "The `ID` scalar type represents a unique identifier, often used to refetch an object or as key for a cache. The ID type appears in a JSON response as a String; however, it is not intended to be human-readable. When expected as an input type, any string (such as `\"4\"`) or integer (such as `4`) input value will be accepted as an ID.",
   "fields": [],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Anime.id",
    "AnimeConnection.id",
    "AnimeListEntry.id",
    "DataSource.key",
    "Manga.id",
    "Node.id",
    "Person.id",
    "Query.anime",
    "Query.animes",
    "Query.manga",
    "Query.mangas",
    "Query.node",
    "Query.person",
    "Query.studio",
    "Studio.id",
    "Viewer.id"
   ]
  },
  {
   "name": "Int",
   "kind": "scalar",
   "description": "The `Int` scalar type represents non-fractional signed whole numeric values. Int can represent values between -(2^31) and 2^31 - 1.",
   "fields": [],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleConnection.totalCount",
    "AiringScheduleEntry.episode",
    "Anime.airings",
    "Anime.averageScore",
    "Anime.episodeCount",
    "Anime.seasonYear",
    "AnimeConnection.averageScore",
    "AnimeConnection.episodeCount",
    "AnimeConnection.totalCount",
    "AnimeListConnection.totalCount",
    "AnimeListEntry.progress",
    "AnimeListEntry.version",
    "CatalogueWord.animeCount",
    "CatalogueWord.mangaCount",
    "IntRange.greater",
    "IntRange.less",
    "Manga.averageScore",
    "Manga.chapterCount",
    "Manga.volumeCount",
    "MangaConnection.totalCount",
    "Person.credits",
    "PersonCreditConnection.totalCount",
    "Query.airingSchedule",
    "Query.browseAnime",
    "Query.browseManga",
    "Query.searchAnime",
    "Query.searchManga",
    "Rate.requests",
    "Rate.seconds",
    "RateLimit.cost",
    "RateLimit.costLimit",
    "RateLimit.remaining",
    "RateLimitPolicy.quota",
    "RateLimitPolicy.remaining",
    "RateLimitPolicy.resetSeconds",
    "RateLimitPolicy.windowSeconds",
    "Studio.anime",
    "Tier.burst",
    "Tier.costLimit",
    "Tier.dailyCap",
    "Tier.pageSize",
    "Viewer.animeList"
   ]
  },
  {
   "name": "IntRange",
   "kind": "input",
   "description": "Works of which the number is not known are in no range.",
   "fields": [],
   "inputs": [
    {
     "name": "greater",
     "type": "Int",
     "description": "Strictly greater than this.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "less",
     "type": "Int",
     "description": "Strictly less than this.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeFilter.averageScore",
    "AnimeFilter.episodeCount",
    "AnimeFilter.seasonYear",
    "MangaFilter.averageScore",
    "MangaFilter.chapterCount",
    "MangaFilter.volumeCount"
   ]
  },
  {
   "name": "ListStatus",
   "kind": "enum",
   "description": null,
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "COMPLETED",
     "description": null,
     "deprecation": null
    },
    {
     "name": "CURRENT",
     "description": null,
     "deprecation": null
    },
    {
     "name": "DROPPED",
     "description": null,
     "deprecation": null
    },
    {
     "name": "PAUSED",
     "description": null,
     "deprecation": null
    },
    {
     "name": "PLANNING",
     "description": null,
     "deprecation": null
    },
    {
     "name": "REPEATING",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "AnimeListEntry.status",
    "Viewer.animeList"
   ]
  },
  {
   "name": "Manga",
   "kind": "object",
   "description": "A work that is read: manga, manhwa, manhua, a novel.",
   "fields": [
    {
     "name": "averageScore",
     "type": "Int",
     "description": "0 to 100.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "chapterCount",
     "type": "Int",
     "description": "Null while it runs, and where no source counts them.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "countryOfOrigin",
     "type": "String",
     "description": "ISO 3166-1 alpha-2.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "coverImage",
     "type": "String",
     "description": "The address of a cover at the source that gives one.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "endDate",
     "type": "PartialDate",
     "description": "When the last chapter appeared; null while it runs.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "externalIds",
     "type": "[ExternalId!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "format",
     "type": "MangaFormat!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "genres",
     "type": "[String!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isAdult",
     "type": "Boolean!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "magazine",
     "type": "String",
     "description": "Where it was first serialised.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "publisher",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "relations",
     "type": "[Relation!]!",
     "description": "The works this one was made from, and those made from it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "sources",
     "type": "[String!]!",
     "description": "Keys of the `dataSources` that say something of it, the most trusted first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "staff",
     "type": "[StaffCredit!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "startDate",
     "type": "PartialDate",
     "description": "When the first chapter appeared.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "status",
     "type": "MediaStatus",
     "description": "Null where no source says whether it has ended.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "synonyms",
     "type": "[Synonym!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "[String!]!",
     "description": "What it is about, in finer words than genres.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "titleEnglish",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "titleNative",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "titleRomaji",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "updatedAt",
     "type": "DateTime!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "volumeCount",
     "type": "Int",
     "description": "Null while it runs, and where no source counts them.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "MangaConnection.nodes",
    "MangaEdge.node",
    "PersonCredit.manga",
    "Query.manga",
    "Query.mangaByExternalId",
    "Query.mangaByExternalIds",
    "Query.mangas",
    "Relation.manga"
   ]
  },
  {
   "name": "MangaConnection",
   "kind": "object",
   "description": "A page of manga.",
   "fields": [
    {
     "name": "edges",
     "type": "[MangaEdge!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "nodes",
     "type": "[Manga!]!",
     "description": "The nodes of the edges, for those who need no cursors.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "pageInfo",
     "type": "PageInfo!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "totalCount",
     "type": "Int",
     "description": "How many items there are on all pages: exact, or null where counting would be slow.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.browseManga",
    "Query.searchManga"
   ]
  },
  {
   "name": "MangaEdge",
   "kind": "object",
   "description": null,
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "node",
     "type": "Manga!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "MangaConnection.edges"
   ]
  },
  {
   "name": "MangaFilter",
   "kind": "input",
   "description": "Which manga: every field that is given must hold.",
   "fields": [],
   "inputs": [
    {
     "name": "averageScore",
     "type": "IntRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "chapterCount",
     "type": "IntRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "countryOfOrigin",
     "type": "TextFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "endDate",
     "type": "DateRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "format",
     "type": "MangaFormatFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "genres",
     "type": "TextSetFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isAdult",
     "type": "Boolean",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "magazine",
     "type": "TextFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "publisher",
     "type": "TextFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "staff",
     "type": "TextSetFilter",
     "description": "Names of authors, in either script and order: \"Naoki Urasawa\", \"浦沢直樹\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "startDate",
     "type": "DateRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "status",
     "type": "MediaStatusFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "TextSetFilter",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "volumeCount",
     "type": "IntRange",
     "description": null,
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.browseManga",
    "Query.searchManga"
   ]
  },
  {
   "name": "MangaFormat",
   "kind": "enum",
   "description": null,
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "DOUJIN",
     "description": null,
     "deprecation": null
    },
    {
     "name": "LIGHT_NOVEL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "MANGA",
     "description": null,
     "deprecation": null
    },
    {
     "name": "MANHUA",
     "description": null,
     "deprecation": null
    },
    {
     "name": "MANHWA",
     "description": null,
     "deprecation": null
    },
    {
     "name": "NOVEL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "OEL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "ONE_SHOT",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Manga.format",
    "MangaFormatFilter.in",
    "MangaFormatFilter.not"
   ]
  },
  {
   "name": "MangaFormatFilter",
   "kind": "input",
   "description": null,
   "fields": [],
   "inputs": [
    {
     "name": "in",
     "type": "[MangaFormat!]",
     "description": "One of these.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "not",
     "type": "[MangaFormat!]",
     "description": "None of these; works of which it is not known are kept.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "MangaFilter.format"
   ]
  },
  {
   "name": "MangaSort",
   "kind": "enum",
   "description": null,
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "CHAPTERS",
     "description": null,
     "deprecation": null
    },
    {
     "name": "CHAPTERS_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "END_DATE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "END_DATE_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "POPULARITY",
     "description": null,
     "deprecation": null
    },
    {
     "name": "POPULARITY_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "SCORE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "SCORE_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "START_DATE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "START_DATE_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_ROMAJI",
     "description": null,
     "deprecation": null
    },
    {
     "name": "TITLE_ROMAJI_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "UPDATED_AT",
     "description": null,
     "deprecation": null
    },
    {
     "name": "UPDATED_AT_DESC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "VOLUMES",
     "description": null,
     "deprecation": null
    },
    {
     "name": "VOLUMES_DESC",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Query.browseManga"
   ]
  },
  {
   "name": "MediaSource",
   "kind": "enum",
   "description": "What a work was made from.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ANIME",
     "description": null,
     "deprecation": null
    },
    {
     "name": "COMIC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "DOUJINSHI",
     "description": null,
     "deprecation": null
    },
    {
     "name": "GAME",
     "description": null,
     "deprecation": null
    },
    {
     "name": "LIGHT_NOVEL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "LIVE_ACTION",
     "description": null,
     "deprecation": null
    },
    {
     "name": "MANGA",
     "description": null,
     "deprecation": null
    },
    {
     "name": "MULTIMEDIA_PROJECT",
     "description": null,
     "deprecation": null
    },
    {
     "name": "NOVEL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "ORIGINAL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "OTHER",
     "description": null,
     "deprecation": null
    },
    {
     "name": "PICTURE_BOOK",
     "description": null,
     "deprecation": null
    },
    {
     "name": "VIDEO_GAME",
     "description": null,
     "deprecation": null
    },
    {
     "name": "VISUAL_NOVEL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "WEB_NOVEL",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Anime.source",
    "MediaSourceFilter.in",
    "MediaSourceFilter.not"
   ]
  },
  {
   "name": "MediaSourceFilter",
   "kind": "input",
   "description": null,
   "fields": [],
   "inputs": [
    {
     "name": "in",
     "type": "[MediaSource!]",
     "description": "One of these.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "not",
     "type": "[MediaSource!]",
     "description": "None of these; works of which it is not known are kept.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeFilter.source"
   ]
  },
  {
   "name": "MediaStatus",
   "kind": "enum",
   "description": null,
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "CANCELLED",
     "description": null,
     "deprecation": null
    },
    {
     "name": "FINISHED",
     "description": null,
     "deprecation": null
    },
    {
     "name": "HIATUS",
     "description": null,
     "deprecation": null
    },
    {
     "name": "NOT_YET_RELEASED",
     "description": null,
     "deprecation": null
    },
    {
     "name": "RELEASING",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Anime.status",
    "AnimeConnection.status",
    "Manga.status",
    "MediaStatusFilter.in",
    "MediaStatusFilter.not"
   ]
  },
  {
   "name": "MediaStatusFilter",
   "kind": "input",
   "description": null,
   "fields": [],
   "inputs": [
    {
     "name": "in",
     "type": "[MediaStatus!]",
     "description": "One of these.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "not",
     "type": "[MediaStatus!]",
     "description": "None of these; works of which it is not known are kept.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeFilter.status",
    "MangaFilter.status"
   ]
  },
  {
   "name": "Node",
   "kind": "interface",
   "description": "What has an id of its own, whatever its kind.",
   "fields": [
    {
     "name": "id",
     "type": "ID!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [
    "Anime",
    "Manga",
    "Person",
    "Studio"
   ],
   "usedBy": [
    "Query.node"
   ]
  },
  {
   "name": "PageInfo",
   "kind": "object",
   "description": null,
   "fields": [
    {
     "name": "endCursor",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "hasNextPage",
     "type": "Boolean!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "hasPreviousPage",
     "type": "Boolean!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "startCursor",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleConnection.pageInfo",
    "AnimeConnection.pageInfo",
    "AnimeListConnection.pageInfo",
    "MangaConnection.pageInfo",
    "PersonCreditConnection.pageInfo"
   ]
  },
  {
   "name": "PartialDate",
   "kind": "scalar",
   "description": "A date of which the day, or the month too, may be unknown: \"2026\", \"2026-01\", \"2026-01-07\".",
   "fields": [],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Anime.endDate",
    "Anime.startDate",
    "AnimeListEntry.completedOn",
    "AnimeListEntry.startedOn",
    "DataSource.asOf",
    "DateRange.greater",
    "DateRange.less",
    "Manga.endDate",
    "Manga.startDate"
   ]
  },
  {
   "name": "Person",
   "kind": "object",
   "description": "Somebody whom works credit: an author, a director, a voice.",
   "fields": [
    {
     "name": "credits",
     "type": "PersonCreditConnection!",
     "description": "What they did, the newest work first.",
     "args": [
      {
       "name": "after",
       "type": "String",
       "description": "Only items after this cursor.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "before",
       "type": "String",
       "description": "Only items before this cursor.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "first",
       "type": "Int",
       "description": "How many items from the start, at most 50 (100 on a paid tier) unless said.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "last",
       "type": "Int",
       "description": "How many items from the end, at most 50 (100 on a paid tier) unless said.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "name",
     "type": "String!",
     "description": "In Latin letters where a source gives them, given name first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "nameNative",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.person",
    "StaffCredit.person"
   ]
  },
  {
   "name": "PersonCredit",
   "kind": "object",
   "description": "What a person did for one work.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "The work, where it is an anime.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "manga",
     "type": "Manga",
     "description": "The work, where it is a manga.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "role",
     "type": "StaffRole!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "PersonCreditConnection.nodes",
    "PersonCreditEdge.node"
   ]
  },
  {
   "name": "PersonCreditConnection",
   "kind": "object",
   "description": null,
   "fields": [
    {
     "name": "edges",
     "type": "[PersonCreditEdge!]!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "nodes",
     "type": "[PersonCredit!]!",
     "description": "The nodes of the edges, for those who need no cursors.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "pageInfo",
     "type": "PageInfo!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "totalCount",
     "type": "Int",
     "description": "How many items there are on all pages: exact, or null where counting would be slow.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Person.credits"
   ]
  },
  {
   "name": "PersonCreditEdge",
   "kind": "object",
   "description": null,
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "node",
     "type": "PersonCredit!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "PersonCreditConnection.edges"
   ]
  },
  {
   "name": "Rate",
   "kind": "object",
   "description": "So many requests in so many seconds.",
   "fields": [
    {
     "name": "requests",
     "type": "Int!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "seconds",
     "type": "Int!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Tier.rate"
   ]
  },
  {
   "name": "RateLimit",
   "kind": "object",
   "description": "Where the caller stands with the limits, this request included.",
   "fields": [
    {
     "name": "cost",
     "type": "Int!",
     "description": "Points this request costs, as its `extensions.cost` says too.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "costLimit",
     "type": "Int!",
     "description": "Points one request of the caller may cost.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "policies",
     "type": "[RateLimitPolicy!]!",
     "description": "Empty where no limit applies.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 2
     },
     "deprecation": null
    },
    {
     "name": "remaining",
     "type": "Int",
     "description": "Requests that may follow this one at once, by the policy that has least left; null where no limit applies.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "tier",
     "type": "TierName!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.rateLimit"
   ]
  },
  {
   "name": "RateLimitPolicy",
   "kind": "object",
   "description": "One limit, as the headers RateLimit-Policy and RateLimit tell it too.",
   "fields": [
    {
     "name": "name",
     "type": "String!",
     "description": "burst: the rate; daily: the cap of the UTC day.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "quota",
     "type": "Int!",
     "description": "Requests in the window.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "remaining",
     "type": "Int!",
     "description": "Requests that may follow this one at once.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "resetSeconds",
     "type": "Int!",
     "description": "Seconds until more is granted, rounded up.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "resetsAt",
     "type": "DateTime!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "windowSeconds",
     "type": "Int!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "RateLimit.policies"
   ]
  },
  {
   "name": "Relation",
   "kind": "object",
   "description": "How another work belongs to this one.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "The other work, where it is an anime.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "manga",
     "type": "Manga",
     "description": "The other work, where it is a manga.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "relationType",
     "type": "RelationType!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "source",
     "type": "String!",
     "description": "What says so; `title-match`: the native titles are the same and the manga came first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Anime.relations",
    "Manga.relations"
   ]
  },
  {
   "name": "RelationType",
   "kind": "enum",
   "description": "ADAPTATION: the other work was made from this one. SOURCE: this one was made from it.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ADAPTATION",
     "description": null,
     "deprecation": null
    },
    {
     "name": "SOURCE",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Relation.relationType"
   ]
  },
  {
   "name": "Season",
   "kind": "enum",
   "description": "A quarter of the year in Japan; premieres in its last ten days belong to the next.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "FALL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "SPRING",
     "description": null,
     "deprecation": null
    },
    {
     "name": "SUMMER",
     "description": null,
     "deprecation": null
    },
    {
     "name": "WINTER",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Anime.season",
    "Query.airingSchedule",
    "SeasonFilter.in",
    "SeasonFilter.not"
   ]
  },
  {
   "name": "SeasonFilter",
   "kind": "input",
   "description": null,
   "fields": [],
   "inputs": [
    {
     "name": "in",
     "type": "[Season!]",
     "description": "One of these.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "not",
     "type": "[Season!]",
     "description": "None of these; works of which it is not known are kept.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeFilter.season"
   ]
  },
  {
   "name": "StaffCredit",
   "kind": "object",
   "description": "Somebody who made a work, as the work credits them.",
   "fields": [
    {
     "name": "name",
     "type": "String!",
     "description": "In Latin letters where a source gives them, given name first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "nameNative",
     "type": "String",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "person",
     "type": "Person",
     "description": "Whom the credit names, with their other works.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "role",
     "type": "StaffRole!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Anime.staff",
    "Manga.staff"
   ]
  },
  {
   "name": "StaffRole",
   "kind": "enum",
   "description": null,
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ART",
     "description": null,
     "deprecation": null
    },
    {
     "name": "CHARACTER_DESIGN",
     "description": null,
     "deprecation": null
    },
    {
     "name": "DIRECTOR",
     "description": null,
     "deprecation": null
    },
    {
     "name": "MUSIC",
     "description": null,
     "deprecation": null
    },
    {
     "name": "ORIGINAL_CREATOR",
     "description": null,
     "deprecation": null
    },
    {
     "name": "OTHER",
     "description": null,
     "deprecation": null
    },
    {
     "name": "SERIES_COMPOSITION",
     "description": null,
     "deprecation": null
    },
    {
     "name": "STORY",
     "description": null,
     "deprecation": null
    },
    {
     "name": "STORY_AND_ART",
     "description": null,
     "deprecation": null
    },
    {
     "name": "VOICE_ACTOR",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "PersonCredit.role",
    "StaffCredit.role"
   ]
  },
  {
   "name": "StreamingFilter",
   "kind": "input",
   "description": "By where a work can be watched; for callers of the Indie and Commercial tiers.",
   "fields": [],
   "inputs": [
    {
     "name": "in",
     "type": "[String!]",
     "description": "Keys of services, as in `StreamingLink.service`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "not",
     "type": "[String!]",
     "description": "None of these services has it, in the region.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "region",
     "type": "String",
     "description": "ISO 3166-1 alpha-2. Links of which no source states the regions are kept: they may be open there.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeFilter.streaming"
   ]
  },
  {
   "name": "StreamingLink",
   "kind": "object",
   "description": "A place to watch.",
   "fields": [
    {
     "name": "regions",
     "type": "[String!]",
     "description": "ISO 3166-1 alpha-2 codes; null where the source does not state them.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "service",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "startsAt",
     "type": "String",
     "description": "RFC 3339 instant, or the date where only that is known.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "url",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleEntry.streaming",
    "Anime.streaming",
    "Anime.streamingLinks"
   ]
  },
  {
   "name": "String",
   "kind": "scalar",
   "description": "The `String` scalar type represents textual data, represented as UTF-8 character sequences. The String type is most often used by GraphQL to represent free-form human-readable text.",
   "fields": [],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "AiringScheduleEdge.cursor",
    "AiringScheduleEntry.streaming",
    "Anime.genres",
    "Anime.officialSite",
    "Anime.streaming",
    "Anime.tags",
    "Anime.titleEnglish",
    "Anime.titleNative",
    "Anime.titleRomaji",
    "AnimeConnection.titleEnglish",
    "AnimeConnection.titleNative",
    "AnimeConnection.titleRomaji",
    "AnimeEdge.cursor",
    "AnimeListEdge.cursor",
    "CatalogueWord.name",
    "DataSource.attribution",
    "DataSource.licence",
    "DataSource.name",
    "DataSource.url",
    "DataSource.version",
    "ExternalId.id",
    "ExternalId.site",
    "ExternalIdInput.id",
    "ExternalIdInput.site",
    "Manga.countryOfOrigin",
    "Manga.coverImage",
    "Manga.genres",
    "Manga.magazine",
    "Manga.publisher",
    "Manga.sources",
    "Manga.tags",
    "Manga.titleEnglish",
    "Manga.titleNative",
    "Manga.titleRomaji",
    "MangaEdge.cursor",
    "PageInfo.endCursor",
    "PageInfo.startCursor",
    "Person.credits",
    "Person.name",
    "Person.nameNative",
    "PersonCreditEdge.cursor",
    "Query.airingSchedule",
    "Query.animeByExternalId",
    "Query.browseAnime",
    "Query.browseManga",
    "Query.mangaByExternalId",
    "Query.searchAnime",
    "Query.searchManga",
    "RateLimitPolicy.name",
    "Relation.source",
    "StaffCredit.name",
    "StaffCredit.nameNative",
    "StreamingFilter.in",
    "StreamingFilter.not",
    "StreamingFilter.region",
    "StreamingLink.regions",
    "StreamingLink.service",
    "StreamingLink.startsAt",
    "StreamingLink.url",
    "Studio.anime",
    "Studio.name",
    "Synonym.lang",
    "Synonym.text",
    "TextFilter.in",
    "TextFilter.not",
    "TextSetFilter.all",
    "TextSetFilter.in",
    "TextSetFilter.not",
    "Tier.monthlyPrice",
    "Tier.title",
    "Tier.uptimeTarget",
    "Viewer.animeList",
    "Viewer.username"
   ]
  },
  {
   "name": "Studio",
   "kind": "object",
   "description": "A studio that makes anime.",
   "fields": [
    {
     "name": "anime",
     "type": "AnimeConnection!",
     "description": "Its anime, the newest first.",
     "args": [
      {
       "name": "after",
       "type": "String",
       "description": "Only items after this cursor.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "before",
       "type": "String",
       "description": "Only items before this cursor.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "first",
       "type": "Int",
       "description": "How many items from the start, at most 50 (100 on a paid tier) unless said.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "last",
       "type": "Int",
       "description": "How many items from the end, at most 50 (100 on a paid tier) unless said.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "name",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Anime.studios",
    "Query.studio"
   ]
  },
  {
   "name": "Synonym",
   "kind": "object",
   "description": "Another title a work is known by.",
   "fields": [
    {
     "name": "lang",
     "type": "String",
     "description": "BCP 47 tag, where the source tells.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "text",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Anime.synonyms",
    "Manga.synonyms"
   ]
  },
  {
   "name": "TextFilter",
   "kind": "input",
   "description": "A field with one value, written as it stands there.",
   "fields": [],
   "inputs": [
    {
     "name": "in",
     "type": "[String!]",
     "description": "One of these.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "not",
     "type": "[String!]",
     "description": "None of these; works of which it is not known are kept.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "MangaFilter.countryOfOrigin",
    "MangaFilter.magazine",
    "MangaFilter.publisher"
   ]
  },
  {
   "name": "TextSetFilter",
   "kind": "input",
   "description": "A field with several values, written as they stand there.",
   "fields": [],
   "inputs": [
    {
     "name": "all",
     "type": "[String!]",
     "description": "Every one of these.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "in",
     "type": "[String!]",
     "description": "At least one of these.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "not",
     "type": "[String!]",
     "description": "None of these.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeFilter.genres",
    "AnimeFilter.staff",
    "AnimeFilter.studios",
    "AnimeFilter.tags",
    "MangaFilter.genres",
    "MangaFilter.staff",
    "MangaFilter.tags"
   ]
  },
  {
   "name": "Tier",
   "kind": "object",
   "description": "What one tier of the API gives.",
   "fields": [
    {
     "name": "burst",
     "type": "Int!",
     "description": "Requests that may come at once after a pause, on this instance.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "costLimit",
     "type": "Int!",
     "description": "Points of cost one request may have: about the objects it may produce.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "dailyCap",
     "type": "Int",
     "description": "Requests a UTC day; null: as many as the rate allows.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "dataAccess",
     "type": "DataAccess!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "hasMovieReleases",
     "type": "Boolean!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "hasStreamingLinks",
     "type": "Boolean!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "hasWebhooks",
     "type": "Boolean!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "monthlyPrice",
     "type": "String",
     "description": "Price a month as a decimal; null when there is nothing to pay.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "name",
     "type": "TierName!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "pageSize",
     "type": "Int!",
     "description": "Items a page may hold, where the field sets no bounds of its own.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "rate",
     "type": "Rate!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "title",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "uptimeTarget",
     "type": "String",
     "description": "Null: best effort.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.tiers"
   ]
  },
  {
   "name": "TierName",
   "kind": "enum",
   "description": "What a caller is: anonymous without a credential, otherwise what its account has.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ANONYMOUS",
     "description": null,
     "deprecation": null
    },
    {
     "name": "COMMERCIAL",
     "description": null,
     "deprecation": null
    },
    {
     "name": "FREE",
     "description": null,
     "deprecation": null
    },
    {
     "name": "INDIE",
     "description": null,
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "RateLimit.tier",
    "Tier.name"
   ]
  },
  {
   "name": "Viewer",
   "kind": "object",
   "description": "The signed-in user.",
   "fields": [
    {
     "name": "animeList",
     "type": "AnimeListConnection!",
     "description": "The list of the user, most recently changed first.",
     "args": [
      {
       "name": "after",
       "type": "String",
       "description": "Only items after this cursor.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "before",
       "type": "String",
       "description": "Only items before this cursor.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "first",
       "type": "Int",
       "description": "How many items from the start, at most 50 (100 on a paid tier) unless said.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "last",
       "type": "Int",
       "description": "How many items from the end, at most 50 (100 on a paid tier) unless said.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "status",
       "type": "ListStatus",
       "description": null,
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "username",
     "type": "String!",
     "description": null,
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.viewer"
   ]
  }
 ]
};
