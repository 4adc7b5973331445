// Written by `npm run generate` from the schema of the server.
import type { ApiReference } from './reference.ts';

/** The public schema. */
export const REFERENCE: ApiReference = {
 "queries": [
  {
   "name": "activityFeed",
   "type": "ActivityConnection",
   "description": "What people do, the latest first, as far as they show it to the caller, who needs an account.",
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
     "name": "feed",
     "type": "ActivityFeed!",
     "description": "Whose activities to read.",
     "defaultValue": "GLOBAL",
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
     "name": "media",
     "type": "ListMedia",
     "description": "Only activities about anime, or only about manga; both unless given.",
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
   "name": "airingSchedule",
   "type": "AiringScheduleConnection",
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
     "description": "Only airings at or after this instant; now unless given.",
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
     "name": "listStatus",
     "type": "[ListStatus!]",
     "description": "Only what is on it with one of these statuses; with \"onMyList: false\" only the rest.",
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
     "name": "onMyList",
     "type": "Boolean",
     "description": "Only what is on the list of the caller; with false only what is not.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Season",
     "description": "Season of the schedule, given together with \"year\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "to",
     "type": "DateTime",
     "description": "Only airings before this instant; a week after \"from\" unless given.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "year",
     "type": "Int",
     "description": "Year of the season, from 1900 to 2100.",
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
     "description": "As in `ExternalId.value`.",
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
   "type": "[Anime]",
   "description": "Anime by their ids at other sites, 50 at most, in the order of the ids; null where `animeByExternalId` would be.",
   "args": [
    {
     "name": "ids",
     "type": "[ExternalIdInput!]!",
     "description": "Ids at other sites.",
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
   "type": "[Anime]",
   "description": "Anime by their ids, 50 at most, in the order of the ids; null where `anime` would be.",
   "args": [
    {
     "name": "ids",
     "type": "[ID!]!",
     "description": "UUIDs of anime.",
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
   "type": "AnimeConnection",
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
     "description": "Only anime that match; all of them unless given.",
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
     "name": "listStatus",
     "type": "[ListStatus!]",
     "description": "Only what is on it with one of these statuses; with \"onMyList: false\" only the rest.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "onMyList",
     "type": "Boolean",
     "description": "Only what is on the list of the caller; with false only what is not.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "sort",
     "type": "AnimeSort",
     "description": "The order of the results.",
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
   "type": "MangaConnection",
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
     "description": "Only manga that match; all of them unless given.",
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
     "name": "listStatus",
     "type": "[ListStatus!]",
     "description": "Only what is on it with one of these statuses; with \"onMyList: false\" only the rest.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "onMyList",
     "type": "Boolean",
     "description": "Only what is on the list of the caller; with false only what is not.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "sort",
     "type": "MangaSort",
     "description": "The order of the results.",
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
   "name": "chapterReleases",
   "type": "ChapterReleaseConnection",
   "description": "Chapters by the day they come out, from a week ago to a week ahead unless said; 62 days at most. Those of which the day is not known are in none.",
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
     "name": "from",
     "type": "PartialDate",
     "description": "The first day.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "language",
     "type": "String",
     "description": "BCP 47; any unless said.",
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
     "name": "to",
     "type": "PartialDate",
     "description": "The last day.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
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
     "description": "As in `ExternalId.value`.",
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
   "type": "[Manga]",
   "description": "Manga by their ids at other sites, 50 at most, in the order of the ids; null where `mangaByExternalId` would be.",
   "args": [
    {
     "name": "ids",
     "type": "[ExternalIdInput!]!",
     "description": "Ids at other sites.",
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
   "type": "[Manga]",
   "description": "Manga by their ids, 50 at most, in the order of the ids; null where `manga` would be.",
   "args": [
    {
     "name": "ids",
     "type": "[ID!]!",
     "description": "UUIDs of manga.",
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
   "name": "mapping",
   "type": "ExternalMapping",
   "description": "The rules that say which episodes of ours an id of TMDB or TVDB stands for.",
   "args": [
    {
     "name": "id",
     "type": "Int!",
     "description": "As the other database writes it.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "kind",
     "type": "MappingKind!",
     "description": "The database the id belongs to.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "level",
     "type": "MappingLevel!",
     "description": "What the id names.",
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
   "name": "movieReleases",
   "type": "MovieReleaseConnection",
   "description": "Releases of films by date, the earliest first. A date known to the month lies between two days when any day of it does. For callers of the Indie and Commercial tiers.",
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
     "name": "from",
     "type": "PartialDate",
     "description": "The first day; today unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "kinds",
     "type": "[MovieReleaseKind!]",
     "description": "Only these.",
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
     "name": "region",
     "type": "String",
     "description": "ISO 3166-1 alpha-2, such as \"JP\"; any unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "to",
     "type": "PartialDate",
     "description": "The last day.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "full",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "node",
   "type": "Node",
   "description": "The object with an id, whatever its type; null when there is none, or none that the caller may see. What is the caller’s own needs the scope that its field of `viewer` needs.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "The `id` of an object.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 15,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "nodes",
   "type": "[Node]",
   "description": "Objects by their ids, 50 at most, in the order of the ids; null where `node` would be.",
   "args": [
    {
     "name": "ids",
     "type": "[ID!]!",
     "description": "The `id` of each object.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 15,
    "items": 50
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
   "name": "resolveEpisode",
   "type": "EpisodeResolution",
   "description": "The episode of ours behind one of TMDB or TVDB, as scrobbles are matched: the same rules decide.",
   "args": [
    {
     "name": "absolute",
     "type": "Boolean",
     "description": "Whether the number runs through the whole show.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "airDate",
     "type": "PartialDate",
     "description": "Decides where two entries claim the same number.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "id",
     "type": "Int!",
     "description": "Of the show, the film or the episode.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "kind",
     "type": "MappingKind!",
     "description": "The database the id belongs to.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "level",
     "type": "MappingLevel!",
     "description": "What the id names.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "number",
     "type": "Int",
     "description": "Within the season. Films and ids of episodes need none.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Int",
     "description": "1 unless said; 0 for specials.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "showTitle",
     "type": "String",
     "description": "Guards against an id of an episode that is read as one of a show.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "title",
     "type": "String",
     "description": "Of a film: decides where one id stands for several.",
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
   "name": "searchAnime",
   "type": "AnimeConnection",
   "description": "Anime by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. By the address of a work at another site, or its id there (`mal:5114`), too: that work comes first. Best match first, 500 at most; `totalCount` is null when there are more.",
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
     "description": "Only anime that also match this filter.",
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
     "name": "listStatus",
     "type": "[ListStatus!]",
     "description": "Only what is on it with one of these statuses; with \"onMyList: false\" only the rest.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "onMyList",
     "type": "Boolean",
     "description": "Only what is on the list of the caller; with false only what is not.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "query",
     "type": "String!",
     "description": "A title, or part of one, in any script; at most 200 characters.",
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
   "type": "MangaConnection",
   "description": "Manga by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. By the address of a work at another site, or its id there (`mal:5114`), too: that work comes first. Best match first, 500 at most; `totalCount` is null when there are more.",
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
     "description": "Only manga that also match this filter.",
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
     "name": "listStatus",
     "type": "[ListStatus!]",
     "description": "Only what is on it with one of these statuses; with \"onMyList: false\" only the rest.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "onMyList",
     "type": "Boolean",
     "description": "Only what is on the list of the caller; with false only what is not.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "query",
     "type": "String!",
     "description": "A title, or part of one, in any script; at most 200 characters.",
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
   "type": "[CatalogueWord!]",
   "description": "Keys of the services that stream something of the catalogue.",
   "args": [
    {
     "name": "region",
     "type": "String",
     "description": "ISO 3166-1 alpha-2. Links of which no source states the regions are kept: they may be open there.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
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
   "name": "user",
   "type": "User",
   "description": "The user with a name, in any case, or who had it until a short time ago. Null and the error NOT_FOUND where there is none, or none for this caller.",
   "args": [
    {
     "name": "username",
     "type": "String!",
     "description": "Name of the user, in any case.",
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
 "mutations": [
  {
   "name": "acceptFollowRequest",
   "type": "UserPayload",
   "description": "Lets a user follow who asks to. Needs the scope `write:profile`.",
   "args": [
    {
     "name": "username",
     "type": "String!",
     "description": "Name of the other user, in any case.",
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
   "name": "addMappingRule",
   "type": "MappingRule",
   "description": "Adds a rule of this instance, which is believed above those of imports. Editors only; needs the scope `write:catalog`.",
   "args": [
    {
     "name": "rule",
     "type": "MappingRuleInput!",
     "description": "The rule to add.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "advanceAnimeListEntry",
   "type": "AnimeListEntryPayload",
   "description": "Goes on by some episodes: the button \"+1\". `undo` with its \"batchId\" takes it back.",
   "args": [
    {
     "name": "by",
     "type": "Int!",
     "description": "How many episodes to add, 1 to 100.",
     "defaultValue": "1",
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": "Of the entry.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version that was seen: of another nothing is written.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "advanceMangaListEntry",
   "type": "MangaListEntryPayload",
   "description": "Goes on by some chapters: the button \"+1\". `undo` with its \"batchId\" takes it back.",
   "args": [
    {
     "name": "by",
     "type": "Int!",
     "description": "How many chapters to add, 1 to 100.",
     "defaultValue": "1",
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": "Of the entry.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version that was seen: of another nothing is written.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "answerDelivery",
   "type": "Delivery",
   "description": "Says whether a play that waits for it is to be recorded. A yes counts for all that waits of the same anime. Needs the scope `write:list`.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "`Delivery.id`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isWanted",
     "type": "Boolean!",
     "description": "True records the play, false does not.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "blockUser",
   "type": "UserPayload",
   "description": "Blocks a user: neither follows the other any longer, and neither is shown to the other. Needs the scope `write:profile`.",
   "args": [
    {
     "name": "username",
     "type": "String!",
     "description": "Name of the other user, in any case.",
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
   "name": "correctDelivery",
   "type": "CorrectDeliveryPayload",
   "description": "\"This was that\": records the episode that was meant in place of what was recorded, remembers the show for this server, and proposes the rule to the editors. Needs the scope `write:list`.",
   "args": [
    {
     "name": "animeId",
     "type": "ID!",
     "description": "The anime that was meant.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "episode",
     "type": "Int!",
     "description": "Number of the episode that was meant, 1 to 100000.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": "`Delivery.id`.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "createCustomList",
   "type": "CustomListPayload",
   "description": "Makes a custom list, after the others.",
   "args": [
    {
     "name": "media",
     "type": "ListMedia!",
     "description": "Whether it holds anime or manga.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "name",
     "type": "String!",
     "description": "Its name, 1 to 100 characters.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "decideListImportRow",
   "type": "ListImportPayload",
   "description": "Says which work a row is that nobody could match, or leaves it out for good. Later imports remember it.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Of the import.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "number",
     "type": "Int!",
     "description": "Of the row.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "work",
     "type": "ID",
     "description": "The anime or manga; null leaves the row out, always.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 50,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "decideMappingProposal",
   "type": "MappingRule",
   "description": "Accepts a proposal, which makes it a rule of this instance, or refuses it; all that say the same end with it. Editors only; needs the scope `write:catalog`.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "`MappingProposal.id`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isAccepted",
     "type": "Boolean!",
     "description": "True adds the rule, false refuses it.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "declineFollowRequest",
   "type": "UserPayload",
   "description": "Does not let a user follow who asks to. They are not told. Needs the scope `write:profile`.",
   "args": [
    {
     "name": "username",
     "type": "String!",
     "description": "Name of the other user, in any case.",
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
   "name": "deleteAnimeListEntries",
   "type": "SaveAnimeListEntriesPayload",
   "description": "Takes at most 200 entries off the list at once. Each is answered for itself, in the order they came; one batch undoes all.",
   "args": [
    {
     "name": "ids",
     "type": "[ID!]!",
     "description": "Of the entries.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 100,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "deleteAnimeListEntry",
   "type": "AnimeListEntryPayload",
   "description": "Takes an entry off the list. Undone, it is back with its history.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Of the entry.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version that was seen: of another nothing is written.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "deleteCustomList",
   "type": "CustomListPayload",
   "description": "Deletes a custom list and answers what it was; its entries stay on the list of their status.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the custom list.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "deleteMangaListEntries",
   "type": "SaveMangaListEntriesPayload",
   "description": "Takes at most 200 entries off the list at once. Each is answered for itself, in the order they came; one batch undoes all.",
   "args": [
    {
     "name": "ids",
     "type": "[ID!]!",
     "description": "Of the entries.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 100,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "deleteMangaListEntry",
   "type": "MangaListEntryPayload",
   "description": "Takes an entry off the list. Undone, it is back with its history.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Of the entry.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version that was seen: of another nothing is written.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "deletePlays",
   "type": "ListChangePayload",
   "description": "Takes back at most 200 plays; their entries stand where the remaining ones left them.",
   "args": [
    {
     "name": "ids",
     "type": "[ID!]!",
     "description": "Ids of the plays.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "fetchListImport",
   "type": "ListImportPayload",
   "description": "Fetches a public list of another service by the name of its owner. Nothing is written yet: the answer is what it would do. Files are uploaded on the import page, or with a key: see the guide to list files.",
   "args": [
    {
     "name": "name",
     "type": "String!",
     "description": "User name of the list's owner at that service.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "policy",
     "type": "ListImportPolicy!",
     "description": "What to do where the list and what was fetched differ.",
     "defaultValue": "FILE_WINS",
     "deprecation": null
    },
    {
     "name": "service",
     "type": "ListService!",
     "description": "The service to read the list from.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 50,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "finishAnimePass",
   "type": "AnimeListEntryPayload",
   "description": "Ends the rewatch that is under way: it counts as one more time, unless it is given up.",
   "args": [
    {
     "name": "completedOn",
     "type": "PartialDate",
     "description": "Today unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": "Of the entry.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isAbandoned",
     "type": "Boolean!",
     "description": "True gives the rewatch up: it does not count as one more time.",
     "defaultValue": "false",
     "deprecation": null
    },
    {
     "name": "score",
     "type": "Int",
     "description": "Of this time, 0 to 100.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version that was seen: of another nothing is written.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "finishMangaPass",
   "type": "MangaListEntryPayload",
   "description": "Ends the reread that is under way: it counts as one more time, unless it is given up.",
   "args": [
    {
     "name": "completedOn",
     "type": "PartialDate",
     "description": "Today unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": "Of the entry.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isAbandoned",
     "type": "Boolean!",
     "description": "True gives the reread up: it does not count as one more time.",
     "defaultValue": "false",
     "deprecation": null
    },
    {
     "name": "score",
     "type": "Int",
     "description": "Of this time, 0 to 100.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version that was seen: of another nothing is written.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "followUser",
   "type": "UserPayload",
   "description": "Follows a user, or asks to, where they decide one by one. Needs the scope `write:profile`.",
   "args": [
    {
     "name": "username",
     "type": "String!",
     "description": "Name of the other user, in any case.",
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
   "name": "forgetDeliveryCorrection",
   "type": "Boolean",
   "description": "Forgets what was said a show of a media server is; what was recorded by it stays. Needs the scope `write:list`.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "`DeliveryCorrection.id`.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": null
   },
   "deprecation": null
  },
  {
   "name": "ignoreDeliveryShow",
   "type": "Delivery",
   "description": "\"Not anime\": undoes what a delivery recorded and ignores its show on this media server from now on. Needs the scope `write:list`.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "`Delivery.id`.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "markMangaReadUpTo",
   "type": "MangaListEntryPayload",
   "description": "Says that all chapters up to one are read, and all volumes up to one. It never takes progress back.",
   "args": [
    {
     "name": "chapter",
     "type": "Float",
     "description": "The last chapter that was read, such as 10.5. Give this, \"volume\" or both.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "mangaId",
     "type": "ID!",
     "description": "Id of the manga.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "volume",
     "type": "Int",
     "description": "The last volume that was read.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "markNoticesRead",
   "type": "MarkNoticesReadPayload",
   "description": "Marks notices of the signed-in user as read: those named, or all. Needs the scope `write:profile`.",
   "args": [
    {
     "name": "ids",
     "type": "[ID!]",
     "description": "At most 200; all when left out.",
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
   "name": "previewListImport",
   "type": "ListImportPayload",
   "description": "Tells what an import would do under another policy. Writes nothing.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the import.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "policy",
     "type": "ListImportPolicy!",
     "description": "What to do where the list and the file differ.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 50,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "recordPlay",
   "type": "ListChangePayload",
   "description": "Writes a play down, of now or of the past; its entry moves with it, and is made where there is none. The same play within 20 minutes is none.",
   "args": [
    {
     "name": "input",
     "type": "RecordPlayInput!",
     "description": "What was watched or read, and when.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "removeFollower",
   "type": "UserPayload",
   "description": "Ends that a user follows you. They are not told. Needs the scope `write:profile`.",
   "args": [
    {
     "name": "username",
     "type": "String!",
     "description": "Name of the other user, in any case.",
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
   "name": "removeMappingRule",
   "type": "Boolean",
   "description": "Takes a rule out: one of this instance is deleted, one of an import is left aside for good, later imports included. Editors only; needs the scope `write:catalog`.",
   "args": [
    {
     "name": "externalId",
     "type": "Int!",
     "description": "`MappingRule.externalId`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "kind",
     "type": "MappingKind!",
     "description": "`MappingRule.kind`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "level",
     "type": "MappingLevel!",
     "description": "`MappingRule.level`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "rule",
     "type": "ID!",
     "description": "`MappingRule.id`.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "undo",
     "type": "Boolean",
     "description": "Lets a rule of an import hold again instead.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": null
   },
   "deprecation": null
  },
  {
   "name": "replayDelivery",
   "type": "Delivery",
   "description": "Works a delivery off once more, by the mapping and the settings of today. Needs the scope `write:list`.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "`Delivery.id`.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "saveAnimeListEntries",
   "type": "SaveAnimeListEntriesPayload",
   "description": "Saves at most 200 entries at once. Each is answered for itself, in the order they came: what cannot be written is refused, and the others are written. One batch undoes all.",
   "args": [
    {
     "name": "inputs",
     "type": "[SaveAnimeListEntryInput!]!",
     "description": "The edits, one for each anime.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 100,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "saveAnimeListEntry",
   "type": "AnimeListEntryPayload",
   "description": "Adds an entry or changes the one there is. What follows is filled in: the first progress takes a planned title up, the last unit completes it, and dates are set once.",
   "args": [
    {
     "name": "input",
     "type": "SaveAnimeListEntryInput!",
     "description": "The anime, and what to change.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "saveMangaListEntries",
   "type": "SaveMangaListEntriesPayload",
   "description": "Saves at most 200 entries at once. Each is answered for itself, in the order they came: what cannot be written is refused, and the others are written. One batch undoes all.",
   "args": [
    {
     "name": "inputs",
     "type": "[SaveMangaListEntryInput!]!",
     "description": "The edits, one for each manga.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 100,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "saveMangaListEntry",
   "type": "MangaListEntryPayload",
   "description": "Adds an entry or changes the one there is. What follows is filled in: the first progress takes a planned title up, the last unit completes it, and dates are set once.",
   "args": [
    {
     "name": "input",
     "type": "SaveMangaListEntryInput!",
     "description": "The manga, and what to change.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "startAnimePass",
   "type": "AnimeListEntryPayload",
   "description": "Begins a rewatch, with progress of its own; the first time through, which there must be, stays as it is.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Of the entry.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "startedOn",
     "type": "PartialDate",
     "description": "Today unless said; null: unknown.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version that was seen: of another nothing is written.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "startListImport",
   "type": "ListImportPayload",
   "description": "Starts to write an import that was looked at. It goes on by itself: `counts.written` says how far it is.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the import.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "policy",
     "type": "ListImportPolicy!",
     "description": "What to do where the list and the file differ.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 50,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "startMangaPass",
   "type": "MangaListEntryPayload",
   "description": "Begins a reread, with progress of its own; the first time through, which there must be, stays as it is.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Of the entry.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "startedOn",
     "type": "PartialDate",
     "description": "Today unless said; null: unknown.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version that was seen: of another nothing is written.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "toggleFavourite",
   "type": "FavouritePayload",
   "description": "Makes a work a favourite, or one no longer. It need not be on the list.",
   "args": [
    {
     "name": "animeId",
     "type": "ID",
     "description": "Either this or \"mangaId\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "mangaId",
     "type": "ID",
     "description": "Either this or \"animeId\".",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "unblockUser",
   "type": "UserPayload",
   "description": "Takes a block back. Needs the scope `write:profile`.",
   "args": [
    {
     "name": "username",
     "type": "String!",
     "description": "Name of the other user, in any case.",
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
   "name": "undo",
   "type": "ListChangePayload",
   "description": "Takes back all that one batch changed of the own lists, for 30 days. What was changed since stays.",
   "args": [
    {
     "name": "batch",
     "type": "ID!",
     "description": "The \"batchId\" of an answer.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "undoDelivery",
   "type": "Delivery",
   "description": "Takes back what a delivery wrote into the list. Needs the scope `write:list`.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "`Delivery.id`.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "undoListImport",
   "type": "ListImportPayload",
   "description": "Takes back all an import wrote, for 30 days; what was changed since by hand stays as it is.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the import.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 50,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "unfollowUser",
   "type": "UserPayload",
   "description": "Ends following a user, or asking to. Needs the scope `write:profile`.",
   "args": [
    {
     "name": "username",
     "type": "String!",
     "description": "Name of the other user, in any case.",
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
   "name": "unignoreShow",
   "type": "Boolean",
   "description": "Stops ignoring a show, and matches again what it told in the last seven days. Needs the scope `write:list`.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "`IgnoredShow.id`.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": null
   },
   "deprecation": null
  },
  {
   "name": "updateCustomList",
   "type": "CustomListPayload",
   "description": "Renames a custom list, or moves it among the others.",
   "args": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the custom list.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "name",
     "type": "String",
     "description": "The new name, 1 to 100 characters; unchanged unless given.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "position",
     "type": "Int",
     "description": "From 1.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "updatePlay",
   "type": "ListChangePayload",
   "description": "Says a play of the past anew; its entry is reckoned again.",
   "args": [
    {
     "name": "fromUnit",
     "type": "Float",
     "description": "The first of several; unchanged unless given.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the play.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "playedAt",
     "type": "DateTime",
     "description": "When it was watched or read; unchanged unless given.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "unit",
     "type": "Float",
     "description": "The episode or chapter, the last of several; unchanged unless given.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "tier": "public",
   "cost": {
    "reading": 10,
    "items": 1
   },
   "deprecation": null
  },
  {
   "name": "updatePreferences",
   "type": "UpdatePreferencesPayload",
   "description": "Changes some preferences of the signed-in user. Needs the scope `write:profile`. Requests to follow are accepted once nothing is for followers alone.",
   "args": [
    {
     "name": "input",
     "type": "PreferencesInput!",
     "description": "The preferences to change.",
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
  }
 ],
 "types": [
  {
   "name": "Activity",
   "kind": "object",
   "description": "A line of what somebody does: \"watched 3–5 of …\". What follows within six hours joins it.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "The anime it is about; null for manga, and where the caller may not see it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "createdAt",
     "type": "DateTime!",
     "description": "When it began.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "fromUnit",
     "type": "Float",
     "description": "Of PROGRESS: the first episode or chapter.",
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
     "description": "Id of the activity.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "kind",
     "type": "ActivityKind!",
     "description": "What was done.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "manga",
     "type": "Manga",
     "description": "The manga it is about; null for anime, and where the caller may not see it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "media",
     "type": "ListMedia!",
     "description": "Whether it is about anime or manga.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "toUnit",
     "type": "Float",
     "description": "Of PROGRESS: the last.",
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
     "description": "When the latest progress was added to it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "user",
     "type": "User",
     "description": "Whose doing it is.",
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
    "ActivityConnection.nodes",
    "ActivityEdge.node"
   ],
   "examples": [
    "activity-feed",
    "history"
   ]
  },
  {
   "name": "ActivityConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[ActivityEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[Activity!]!",
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
     "description": "Where the page stands in the list.",
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
    "Query.activityFeed",
    "User.activity",
    "Viewer.activity"
   ],
   "examples": [
    "activity-feed",
    "history"
   ]
  },
  {
   "name": "ActivityEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "Activity!",
     "description": "The item.",
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
    "ActivityConnection.edges"
   ],
   "examples": [
    "lists-by-cursor"
   ]
  },
  {
   "name": "ActivityFeed",
   "kind": "enum",
   "description": "Whose activities to read.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "FOLLOWING",
     "description": "Of the caller and of those the caller follows.",
     "deprecation": null
    },
    {
     "name": "GLOBAL",
     "description": "Of everybody who shows them to everybody.",
     "deprecation": null
    },
    {
     "name": "OWN",
     "description": "Of the caller.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Query.activityFeed"
   ],
   "examples": [
    "activity-feed"
   ]
  },
  {
   "name": "ActivityKind",
   "kind": "enum",
   "description": "What somebody did.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "COMPLETED",
     "description": "Finished the work.",
     "deprecation": null
    },
    {
     "name": "DROPPED",
     "description": "Stopped for good.",
     "deprecation": null
    },
    {
     "name": "PAUSED",
     "description": "Stopped for now.",
     "deprecation": null
    },
    {
     "name": "PLANNED",
     "description": "Put the work on the list, to watch or read it later.",
     "deprecation": null
    },
    {
     "name": "PROGRESS",
     "description": "Watched episodes or read chapters.",
     "deprecation": null
    },
    {
     "name": "REPEAT_COMPLETED",
     "description": "Finished the work once more.",
     "deprecation": null
    },
    {
     "name": "REPEAT_STARTED",
     "description": "Began to watch or read the work again.",
     "deprecation": null
    },
    {
     "name": "STARTED",
     "description": "Began the work.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Activity.kind"
   ],
   "examples": [
    "activity-feed",
    "history"
   ]
  },
  {
   "name": "AiringBasis",
   "kind": "enum",
   "description": "What the time of an airing is based on.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "DERIVED",
     "description": "A week apart, between the first and the last airing that are known.",
     "deprecation": null
    },
    {
     "name": "PREMIERE",
     "description": "Only the first airing is known.",
     "deprecation": null
    },
    {
     "name": "RECURRENCE",
     "description": "A source states when episodes air.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "AiringScheduleEntry.basis"
   ],
   "examples": [
    "schedule-basis"
   ]
  },
  {
   "name": "AiringScheduleConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[AiringScheduleEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "description": "Where the page stands in the list.",
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
   ],
   "examples": [
    "schedule-basis",
    "season"
   ]
  },
  {
   "name": "AiringScheduleEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "description": "The item.",
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
   ],
   "examples": [
    "schedule-basis",
    "schedule"
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
     "description": "When it airs.",
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
     "description": "The anime that airs.",
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
     "description": "What the time is based on.",
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
   ],
   "examples": [
    "schedule-basis",
    "season"
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
       "description": "Only airings at or after this instant; now unless given.",
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
     "description": "The day of the last episode, or as much of it as is known; null while it airs and where nothing is known.",
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
     "description": "Number of episodes; null where no source counts them.",
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
     "description": "Its ids at other databases.",
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
     "description": "How it was released: as a TV series, a film, an OVA.",
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
     "description": "Genres by their English names, such as \"Slice of Life\". The query `genres` lists all of them.",
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
     "description": "Id of the object. No two objects share one, whatever their types.",
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
     "description": "Whether it is for adults only (explicit sexual content), also where no source vouches for a work. Callers who have not chosen to see such works do not find them.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "movieReleases",
     "type": "[MovieRelease!]",
     "description": "Of a film: when it came out where, the earliest first. For callers of the Indie and Commercial tiers.",
     "args": [
      {
       "name": "region",
       "type": "String",
       "description": "ISO 3166-1 alpha-2, such as \"JP\"; any unless said.",
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
     "description": "Address of the official site; null where no source gives it.",
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
     "description": "The season of its premiere; null where that is not known.",
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
     "description": "The year of `season`: an anime that premieres in late December belongs to the winter of the next year.",
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
     "description": "The day of the premiere, or as much of it as is known; null where nothing is.",
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
     "description": "Other titles it is known by.",
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
     "description": "The English title; null where no source gives one.",
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
     "description": "The title in the language of the country it comes from.",
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
     "description": "The title in Latin letters; null where no source gives it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "viewerEntry",
     "type": "AnimeListEntry",
     "description": "The caller's own entry; null without one, without an account and without the scope `read:list`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "viewerIsFavourite",
     "type": "Boolean!",
     "description": "Whether it is a favourite of the caller.",
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
    "Activity.anime",
    "AiringScheduleEntry.anime",
    "AnimeConnection.nodes",
    "AnimeEdge.node",
    "AnimeListEntry.anime",
    "DeliveryCorrection.anime",
    "DeliveryMatch.anime",
    "EpisodeResolution.anime",
    "ListImportRow.anime",
    "ListImportRow.suggestedAnime",
    "MappingRule.anime",
    "MovieRelease.anime",
    "PersonCredit.anime",
    "Play.anime",
    "Query.anime",
    "Query.animeByExternalId",
    "Query.animeByExternalIds",
    "Query.animes",
    "Relation.anime",
    "User.favouriteAnime",
    "Viewer.favouriteAnime"
   ],
   "examples": [
    "animes",
    "anime-by-external-ids"
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
     "description": "The `averageScore` of the best match; null where nothing matches.",
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
     "description": "The items of the page, each with its cursor.",
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
     "description": "The `episodeCount` of the best match; null where nothing matches.",
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
     "description": "The id of the best match with the page it stands on, as no two objects share an id. Arguments take it as the id of the anime; null where nothing matches.",
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
     "description": "Where the page stands in the list.",
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
     "description": "The `status` of the best match; null where nothing matches.",
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
     "description": "The `titleEnglish` of the best match; null where nothing matches.",
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
     "description": "The `titleNative` of the best match; null where nothing matches.",
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
     "description": "The `titleRomaji` of the best match; null where nothing matches.",
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
   ],
   "examples": [
    "studio",
    "search"
   ]
  },
  {
   "name": "AnimeEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "description": "The item.",
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
   ],
   "examples": [
    "follow-anime"
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
     "description": "By the average score, 0 to 100.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "endDate",
     "type": "DateRange",
     "description": "By the date of the last episode.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "episodeCount",
     "type": "IntRange",
     "description": "By the number of episodes.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "format",
     "type": "AnimeFormatFilter",
     "description": "By format.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "genres",
     "type": "TextSetFilter",
     "description": "By genre, as the query `genres` names them.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isAdult",
     "type": "Boolean",
     "description": "Only adult works, or with false only others. Adult works stay hidden from callers who have not chosen to see them.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "season",
     "type": "SeasonFilter",
     "description": "By the season of the premiere, of any year.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "seasonYear",
     "type": "IntRange",
     "description": "By the year of the season.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "source",
     "type": "MediaSourceFilter",
     "description": "By what it was made from.",
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
     "description": "By the date of the premiere.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "status",
     "type": "MediaStatusFilter",
     "description": "By whether it has aired, airs or will air.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "streaming",
     "type": "StreamingFilter",
     "description": "By where it can be watched.",
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
     "description": "By tag, as the query `tags` names them.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "AnimeListFilter.anime",
    "Query.browseAnime",
    "Query.searchAnime"
   ],
   "examples": [
    "filtered-search",
    "watchable-anime"
   ]
  },
  {
   "name": "AnimeFormat",
   "kind": "enum",
   "description": "How an anime was released.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "MOVIE",
     "description": "A film shown in cinemas.",
     "deprecation": null
    },
    {
     "name": "MUSIC",
     "description": "A music video.",
     "deprecation": null
    },
    {
     "name": "ONA",
     "description": "Released online first (original net animation).",
     "deprecation": null
    },
    {
     "name": "OVA",
     "description": "Sold on disc without having been broadcast (original video animation).",
     "deprecation": null
    },
    {
     "name": "SPECIAL",
     "description": "Extra episodes of another work, such as a TV special or those on its discs.",
     "deprecation": null
    },
    {
     "name": "TV",
     "description": "A series on television, with episodes of usual length.",
     "deprecation": null
    },
    {
     "name": "TV_SHORT",
     "description": "A series on television, with episodes under 15 minutes.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Anime.format",
    "AnimeFormatFilter.in",
    "AnimeFormatFilter.not"
   ],
   "examples": [
    "anime",
    "filtered-search"
   ]
  },
  {
   "name": "AnimeFormatFilter",
   "kind": "input",
   "description": "By a field with one value.",
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
   ],
   "examples": [
    "filtered-search",
    "browse-anime"
   ]
  },
  {
   "name": "AnimeListConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[AnimeListEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "description": "Where the page stands in the list.",
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
    "User.animeList",
    "Viewer.animeList",
    "Viewer.upNextAnime"
   ],
   "examples": [
    "viewer",
    "up-next"
   ]
  },
  {
   "name": "AnimeListEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "description": "The item.",
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
   ],
   "examples": [
    "lists-by-cursor"
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
     "description": "The anime the entry is about.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "behindBy",
     "type": "Int",
     "description": "Episodes that have aired and are not watched; null where nobody counts them.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "completedOn",
     "type": "PartialDate",
     "description": "When the owner finished for the first time; null before that and where it is not known.",
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
     "description": "When it was added to the list.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "customLists",
     "type": "[CustomList!]!",
     "description": "The custom lists it is on.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "history",
     "type": "EntryPlayConnection!",
     "description": "Its plays, the latest first; of the own entries alone.",
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
     "description": "Id of the entry. It stays the same while the work is on the list.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isHiddenFromStatusLists",
     "type": "Boolean!",
     "description": "It stands on custom lists only. An entry on none is shown with the others of its status.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "nextEpisode",
     "type": "Int",
     "description": "The episode to watch next; null when it has not aired yet, or there is none.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "notes",
     "type": "String",
     "description": "Markdown as it was written.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "passes",
     "type": "[ListPass!]!",
     "description": "Rewatches and rereads, the oldest first; the last may be open.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "priority",
     "type": "Int!",
     "description": "0 none, 1 low, 2 medium, 3 high.",
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
     "description": "Episodes watched; of the rewatch while there is one.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "repeatCount",
     "type": "Int!",
     "description": "Times finished after the first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "score",
     "type": "Float",
     "description": "Null: not scored. 0 to 100 unless another format is asked for.",
     "args": [
      {
       "name": "format",
       "type": "ScoreFormat!",
       "description": "The scale to give the score in.",
       "defaultValue": "POINT_100",
       "deprecation": null
      }
     ],
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
     "description": "When the owner began; null where that is not known.",
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
     "description": "Where the owner stands with the work.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "[String!]!",
     "description": "Tags the owner gave the entry.",
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
     "description": "When it was last changed.",
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
     "description": "Counts the changes. Send it with an edit to be told when somebody was faster.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "visibility",
     "type": "Visibility!",
     "description": "Who may see the entry, among those who may see the list.",
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
    "Anime.viewerEntry",
    "AnimeListConnection.nodes",
    "AnimeListEdge.node",
    "AnimeListEntryPayload.entry",
    "ListChangePayload.animeEntries"
   ],
   "examples": [
    "finish-anime-pass",
    "undo"
   ]
  },
  {
   "name": "AnimeListEntryPayload",
   "kind": "object",
   "description": "What became of an entry.",
   "fields": [
    {
     "name": "batchId",
     "type": "ID",
     "description": "What `undo` takes back, for 30 days; null where nothing was written.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "entry",
     "type": "AnimeListEntry",
     "description": "The entry as it is now, also where nothing was written; null where there is none.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "outcome",
     "type": "SaveOutcome!",
     "description": "What was done.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "problem",
     "type": "ListProblem",
     "description": "Why nothing was written; null where it was.",
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
    "Mutation.advanceAnimeListEntry",
    "Mutation.deleteAnimeListEntry",
    "Mutation.finishAnimePass",
    "Mutation.saveAnimeListEntry",
    "Mutation.startAnimePass",
    "SaveAnimeListEntriesPayload.results"
   ],
   "examples": [
    "delete-anime-entry",
    "finish-anime-pass"
   ]
  },
  {
   "name": "AnimeListFilter",
   "kind": "input",
   "description": "Which entries: every field that is given must hold.",
   "fields": [],
   "inputs": [
    {
     "name": "anime",
     "type": "AnimeFilter",
     "description": "What is true of the anime.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "customList",
     "type": "ID",
     "description": "Those on a custom list.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isFavourite",
     "type": "Boolean",
     "description": "Those of favourite anime, or with false those of all others.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "progress",
     "type": "IntRange",
     "description": "By the number of episodes watched.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "score",
     "type": "IntRange",
     "description": "Of 100.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "search",
     "type": "String",
     "description": "A title, or the beginning of one.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "status",
     "type": "[ListStatus!]",
     "description": "One of these. Entries that are hidden from the lists by status are left out.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "tag",
     "type": "String",
     "description": "Those with this tag.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "User.animeList",
    "Viewer.animeList"
   ],
   "examples": [
    "list-search"
   ]
  },
  {
   "name": "AnimeSort",
   "kind": "enum",
   "description": "An order of anime. Those without the value come last, whichever way it runs.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "END_DATE",
     "description": "By date of the last episode, earliest first.",
     "deprecation": null
    },
    {
     "name": "END_DATE_DESC",
     "description": "By date of the last episode, latest first.",
     "deprecation": null
    },
    {
     "name": "EPISODES",
     "description": "By number of episodes, lowest first.",
     "deprecation": null
    },
    {
     "name": "EPISODES_DESC",
     "description": "By number of episodes, highest first.",
     "deprecation": null
    },
    {
     "name": "POPULARITY",
     "description": "By popularity, lowest first.",
     "deprecation": null
    },
    {
     "name": "POPULARITY_DESC",
     "description": "By popularity, highest first.",
     "deprecation": null
    },
    {
     "name": "SCORE",
     "description": "By average score, lowest first.",
     "deprecation": null
    },
    {
     "name": "SCORE_DESC",
     "description": "By average score, highest first.",
     "deprecation": null
    },
    {
     "name": "START_DATE",
     "description": "By date of the premiere, earliest first.",
     "deprecation": null
    },
    {
     "name": "START_DATE_DESC",
     "description": "By date of the premiere, latest first.",
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH",
     "description": "By English title, from A to Z.",
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH_DESC",
     "description": "By English title, from Z to A.",
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE",
     "description": "By native title, from A to Z.",
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE_DESC",
     "description": "By native title, from Z to A.",
     "deprecation": null
    },
    {
     "name": "TITLE_ROMAJI",
     "description": "By romaji title, from A to Z.",
     "deprecation": null
    },
    {
     "name": "TITLE_ROMAJI_DESC",
     "description": "By romaji title, from Z to A.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Query.browseAnime"
   ],
   "examples": [
    "browse-anime",
    "browse-genres"
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
    "Anime.viewerIsFavourite",
    "AnimeFilter.isAdult",
    "AnimeListEntry.isHiddenFromStatusLists",
    "AnimeListFilter.isFavourite",
    "CorrectDeliveryPayload.isProposed",
    "CorrectDeliveryPayload.isRemembered",
    "Delivery.isWatched",
    "EpisodeResolution.isPartial",
    "ExternalId.isPrimary",
    "FavouritePayload.isFavourite",
    "ListImportRow.isOpen",
    "Manga.isAdult",
    "Manga.viewerIsFavourite",
    "MangaFilter.isAdult",
    "MangaListEntry.isHiddenFromStatusLists",
    "MangaListFilter.isFavourite",
    "MappingRule.isPartial",
    "MappingRule.isSpecial",
    "MappingRuleInput.isSpecial",
    "Mutation.answerDelivery",
    "Mutation.decideMappingProposal",
    "Mutation.finishAnimePass",
    "Mutation.finishMangaPass",
    "Mutation.forgetDeliveryCorrection",
    "Mutation.removeMappingRule",
    "Mutation.unignoreShow",
    "PageInfo.hasNextPage",
    "PageInfo.hasPreviousPage",
    "Preferences.showsAdult",
    "PreferencesInput.showsAdult",
    "Query.airingSchedule",
    "Query.browseAnime",
    "Query.browseManga",
    "Query.resolveEpisode",
    "Query.searchAnime",
    "Query.searchManga",
    "SaveAnimeListEntryInput.isHiddenFromStatusLists",
    "SaveMangaListEntryInput.isHiddenFromStatusLists",
    "Tier.hasMovieReleases",
    "Tier.hasStreamingLinks",
    "Tier.hasWebhooks",
    "User.isBlocked",
    "User.isFollower",
    "User.isRequesting",
    "User.isViewer"
   ],
   "examples": [
    "unignore-show",
    "answer-delivery"
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
     "description": "Number of anime that have it and that the caller may see.",
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
     "description": "Number of manga that have it and that the caller may see.",
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
   ],
   "examples": [
    "tags",
    "genres"
   ]
  },
  {
   "name": "Chapter",
   "kind": "object",
   "description": "A chapter of a manga in one language.",
   "fields": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the chapter or volume in this language.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "label",
     "type": "String!",
     "description": "As it is printed: \"10\", \"10.5\", \"Extra 1\".",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "language",
     "type": "String!",
     "description": "BCP 47.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "manga",
     "type": "Manga",
     "description": "The manga it belongs to.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "position",
     "type": "Float!",
     "description": "Where it stands among the others: its number, where it has one.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "releaseDate",
     "type": "PartialDate",
     "description": "When it comes out, or came out; null where that is not known.",
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
     "description": "What says so.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "title",
     "type": "String",
     "description": "Its title; null where it has none, or no source gives it.",
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
     "type": "String",
     "description": "Where it is published.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "volume",
     "type": "String",
     "description": "The label of its volume.",
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
    "ChapterConnection.nodes",
    "ChapterEdge.node",
    "ChapterReleaseConnection.nodes",
    "ChapterReleaseEdge.node",
    "Manga.latestChapter"
   ],
   "examples": [
    "releases-by-cursor",
    "chapter-releases"
   ]
  },
  {
   "name": "ChapterConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[ChapterEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[Chapter!]!",
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
     "description": "Where the page stands in the list.",
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
    "Manga.chapters"
   ],
   "examples": [
    "narrow-manga"
   ]
  },
  {
   "name": "ChapterEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "Chapter!",
     "description": "The item.",
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
    "ChapterConnection.edges"
   ],
   "examples": [
    "narrow-manga"
   ]
  },
  {
   "name": "ChapterReleaseConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[ChapterReleaseEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[Chapter!]!",
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
     "description": "Where the page stands in the list.",
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
    "Query.chapterReleases"
   ],
   "examples": [
    "releases-by-cursor",
    "chapter-releases"
   ]
  },
  {
   "name": "ChapterReleaseEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "Chapter!",
     "description": "The item.",
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
    "ChapterReleaseConnection.edges"
   ],
   "examples": [
    "releases-by-cursor"
   ]
  },
  {
   "name": "CorrectDeliveryPayload",
   "kind": "object",
   "description": "What came of a correction.",
   "fields": [
    {
     "name": "delivery",
     "type": "Delivery!",
     "description": "The delivery as it is now.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "isProposed",
     "type": "Boolean!",
     "description": "Whether editors see a rule for everybody; that needs an id of the show or film.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isRemembered",
     "type": "Boolean!",
     "description": "Whether other episodes of the show follow it on this server.",
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
    "Mutation.correctDelivery"
   ],
   "examples": [
    "correct-delivery"
   ]
  },
  {
   "name": "CustomList",
   "kind": "object",
   "description": "A list of somebody's own making.",
   "fields": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the custom list.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "media",
     "type": "ListMedia!",
     "description": "Whether it holds anime or manga.",
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
     "description": "Its name, as its owner wrote it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "position",
     "type": "Int!",
     "description": "From 1.",
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
    "AnimeListEntry.customLists",
    "CustomListPayload.customList",
    "MangaListEntry.customLists",
    "Viewer.customLists"
   ],
   "examples": [
    "create-custom-list",
    "update-custom-list"
   ]
  },
  {
   "name": "CustomListPayload",
   "kind": "object",
   "description": "What became of a custom list.",
   "fields": [
    {
     "name": "customList",
     "type": "CustomList",
     "description": "The custom list as it is now, or was before it was deleted; null where nothing was done.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "problem",
     "type": "ListProblem",
     "description": "Why nothing was done; null where it was.",
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
    "Mutation.createCustomList",
    "Mutation.deleteCustomList",
    "Mutation.updateCustomList"
   ],
   "examples": [
    "delete-custom-list",
    "create-custom-list"
   ]
  },
  {
   "name": "DataAccess",
   "kind": "enum",
   "description": "Which fields a tier may read.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "CORE",
     "description": "Those, and fields for any key or signed-in user.",
     "deprecation": null
    },
    {
     "name": "FULL",
     "description": "All fields, those of paid tiers among them.",
     "deprecation": null
    },
    {
     "name": "PUBLIC",
     "description": "Fields that are open to everybody.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Tier.dataAccess"
   ],
   "examples": [
    "tiers"
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
     "description": "The date the data is from.",
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
     "description": "What must be said wherever the data is shown.",
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
     "description": "Short name of the source, as other fields refer to it.",
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
     "description": "Licence of the data: its SPDX identifier, or its name.",
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
     "description": "Full name of the source.",
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
     "description": "Where the source can be found.",
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
     "description": "Version of the data set that was imported.",
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
   ],
   "examples": [
    "data-sources"
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
   ],
   "examples": [
    "narrow-manga"
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
    "Activity.createdAt",
    "Activity.updatedAt",
    "AiringScheduleEntry.airingAt",
    "Anime.airings",
    "AnimeListEntry.createdAt",
    "AnimeListEntry.updatedAt",
    "Delivery.expiresAt",
    "Delivery.receivedAt",
    "DeliveryCorrection.madeAt",
    "IgnoredShow.ignoredAt",
    "ListImport.createdAt",
    "ListImport.finishedAt",
    "ListImport.undoableUntil",
    "Manga.updatedAt",
    "MangaListEntry.createdAt",
    "MangaListEntry.updatedAt",
    "MappingProposal.proposedAt",
    "MediaServer.createdAt",
    "MediaServer.lastSeenAt",
    "Mutation.updatePlay",
    "Notice.createdAt",
    "Notice.readAt",
    "Play.playedAt",
    "Play.recordedAt",
    "Query.airingSchedule",
    "RateLimitPolicy.resetsAt",
    "RecordPlayInput.playedAt",
    "User.joinedAt",
    "Viewer.history"
   ],
   "examples": [
    "user",
    "update-play"
   ]
  },
  {
   "name": "Delivery",
   "kind": "object",
   "description": "One event a media server told, and what became of it. Kept for seven days.",
   "fields": [
    {
     "name": "batchId",
     "type": "ID",
     "description": "What `undo` takes back.",
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
     "description": "Number of the episode at the server; null where it does not say.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "event",
     "type": "String",
     "description": "In the words of the server; null where it could not be read.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "expiresAt",
     "type": "DateTime!",
     "description": "When it is forgotten; a question is open until then.",
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
     "description": "Id of the delivery: digits, not a UUID.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "ignoredShowId",
     "type": "ID",
     "description": "`IgnoredShow.id` where the show is ignored, which `unignoreShow` takes.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isWatched",
     "type": "Boolean!",
     "description": "Whether it counted as watched: only such can be corrected.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "matches",
     "type": "[DeliveryMatch!]!",
     "description": "One but for files of several episodes.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 2
     },
     "deprecation": null
    },
    {
     "name": "outcome",
     "type": "DeliveryOutcome!",
     "description": "What became of it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "payload",
     "type": "String",
     "description": "As it came, without what is private; null where it was not kept.",
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
     "type": "Float",
     "description": "How far it was played, 0 to 1; null where the server does not say.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "receivedAt",
     "type": "DateTime!",
     "description": "When it arrived.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Int",
     "description": "Number of the season at the server; null where it does not say.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "serverUser",
     "type": "String",
     "description": "Who watched, as the server names them.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "showTitle",
     "type": "String",
     "description": "Title of the show, as the server calls it; null for films and where it does not say.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "title",
     "type": "String",
     "description": "Title of the episode or film, as the server calls it; null where it does not say.",
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
    "CorrectDeliveryPayload.delivery",
    "DeliveryConnection.nodes",
    "DeliveryEdge.node",
    "Mutation.answerDelivery",
    "Mutation.ignoreDeliveryShow",
    "Mutation.replayDelivery",
    "Mutation.undoDelivery",
    "Viewer.delivery"
   ],
   "examples": [
    "undo-delivery",
    "replay-delivery"
   ]
  },
  {
   "name": "DeliveryConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[DeliveryEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[Delivery!]!",
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
     "description": "Where the page stands in the list.",
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
    "MediaServer.deliveries"
   ],
   "examples": [
    "understood",
    "delivery-log"
   ]
  },
  {
   "name": "DeliveryCorrection",
   "kind": "object",
   "description": "What the owner of a media server said a show of it is.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "The anime it is; null where the catalogue has it no longer.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "animeFrom",
     "type": "Int!",
     "description": "The first one here.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "from",
     "type": "Int!",
     "description": "The first episode there.",
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
     "description": "Id of the correction, for `forgetDeliveryCorrection`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "madeAt",
     "type": "DateTime!",
     "description": "When it was made.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Int",
     "description": "Season of the show there; null for films.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "title",
     "type": "String!",
     "description": "As the server calls it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "to",
     "type": "Int",
     "description": "The last episode there; null while the end is not known.",
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
    "MediaServer.corrections"
   ],
   "examples": [
    "taught"
   ]
  },
  {
   "name": "DeliveryEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "Delivery!",
     "description": "The item.",
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
    "DeliveryConnection.edges"
   ],
   "examples": [
    "understood"
   ]
  },
  {
   "name": "DeliveryMatch",
   "kind": "object",
   "description": "An episode a delivery stands for.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "The anime that was played; null where the catalogue has it no longer.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "episode",
     "type": "Int!",
     "description": "Number of the episode within that anime, from 1.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "reason",
     "type": "DeliveryMatchReason!",
     "description": "What decided which episode it was.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "rule",
     "type": "DeliveryRule",
     "description": "The rule that decided; null where none did.",
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
    "Delivery.matches"
   ],
   "examples": [
    "understood",
    "delivery-log"
   ]
  },
  {
   "name": "DeliveryMatchReason",
   "kind": "enum",
   "description": "What decided which episode was played.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "CORRECTION",
     "description": "A correction its owner made for this show.",
     "deprecation": null
    },
    {
     "name": "MAPPING",
     "description": "A rule of the mapping.",
     "deprecation": null
    },
    {
     "name": "OWNER",
     "description": "Its owner, for this delivery alone.",
     "deprecation": null
    },
    {
     "name": "TRACKER",
     "description": "An id of AniDB or MyAnimeList in the payload.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "DeliveryMatch.reason"
   ],
   "examples": [
    "delivery-log"
   ]
  },
  {
   "name": "DeliveryOutcome",
   "kind": "enum",
   "description": "What became of a delivery. The guide \"Media servers\" says of each what to do about it.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "AMBIGUOUS",
     "description": "Rules of the mapping contradict each other.",
     "deprecation": null
    },
    {
     "name": "BELOW_THRESHOLD",
     "description": "Playback stopped too early to count as watched.",
     "deprecation": null
    },
    {
     "name": "DECLINED",
     "description": "The owner said not to record it.",
     "deprecation": null
    },
    {
     "name": "DUPLICATE",
     "description": "The same play was recorded shortly before.",
     "deprecation": null
    },
    {
     "name": "FAILED",
     "description": "It could not be processed, because of a fault here.",
     "deprecation": null
    },
    {
     "name": "IGNORED_EVENT",
     "description": "The event says nothing about watching.",
     "deprecation": null
    },
    {
     "name": "IGNORED_LIBRARY",
     "description": "The owner left this library out.",
     "deprecation": null
    },
    {
     "name": "IGNORED_SHOW",
     "description": "The owner marked the show as not anime.",
     "deprecation": null
    },
    {
     "name": "LEARNED_SHOW",
     "description": "It told the ids of a show, which match later episodes.",
     "deprecation": null
    },
    {
     "name": "NOT_ON_LIST",
     "description": "Only works on the list count for this server, and this one is not.",
     "deprecation": null
    },
    {
     "name": "NO_EXTERNAL_ID",
     "description": "It has no id of TMDB or TVDB.",
     "deprecation": null
    },
    {
     "name": "NO_MAPPING",
     "description": "No rule of the mapping knows its ids.",
     "deprecation": null
    },
    {
     "name": "OPEN_SESSION",
     "description": "Playback has begun; what follows decides.",
     "deprecation": null
    },
    {
     "name": "OTHER_USER",
     "description": "Another user of the server watched.",
     "deprecation": null
    },
    {
     "name": "OUT_OF_RANGE",
     "description": "Its number lies past the last known episode.",
     "deprecation": null
    },
    {
     "name": "PARTIAL",
     "description": "Only a part of an episode was played; the last part is recorded.",
     "deprecation": null
    },
    {
     "name": "RECORDED",
     "description": "It is recorded on the list.",
     "deprecation": null
    },
    {
     "name": "TO_BE_ASKED",
     "description": "It waits for the owner to say whether to record it.",
     "deprecation": null
    },
    {
     "name": "UNDONE",
     "description": "The owner took back what it recorded.",
     "deprecation": null
    },
    {
     "name": "UNREADABLE",
     "description": "The payload could not be read.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Delivery.outcome",
    "MediaServer.deliveries"
   ],
   "examples": [
    "undo-delivery",
    "replay-delivery"
   ]
  },
  {
   "name": "DeliveryRule",
   "kind": "object",
   "description": "The rule of the mapping that was used, as it was then.",
   "fields": [
    {
     "name": "externalId",
     "type": "Int!",
     "description": "Id of the show or film at that database.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "from",
     "type": "Int!",
     "description": "First external episode the rule covers.",
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
     "description": "Id of the rule as it was used.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": "Select `ruleId`. Deprecated since 2026-11-23."
    },
    {
     "name": "kind",
     "type": "MappingKind!",
     "description": "The database the external id belongs to.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "level",
     "type": "MappingLevel!",
     "description": "What the external id names: a show or a film.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "ruleId",
     "type": "ID!",
     "description": "`MappingRule.id` of the rule, which may have changed since.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Int",
     "description": "Season there; null for films, 0 for specials, -1 where the numbers run through the whole show.",
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
     "description": "Name of the mapping file the rule comes from; \"local\" for rules of this instance.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "to",
     "type": "Int",
     "description": "Last external episode the rule covers; null while the end is not known.",
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
    "DeliveryMatch.rule"
   ],
   "examples": [
    "understood"
   ]
  },
  {
   "name": "EntryPlayConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[EntryPlayEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[Play!]!",
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
     "description": "Where the page stands in the list.",
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
    "AnimeListEntry.history",
    "MangaListEntry.history"
   ],
   "examples": [
    "lists-by-cursor"
   ]
  },
  {
   "name": "EntryPlayEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "Play!",
     "description": "The item.",
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
    "EntryPlayConnection.edges"
   ],
   "examples": [
    "lists-by-cursor"
   ]
  },
  {
   "name": "EpisodeCountSource",
   "kind": "enum",
   "description": "How a number of episodes is known.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ESTIMATED",
     "description": "It is computed from the length of the run and may be wrong.",
     "deprecation": null
    },
    {
     "name": "RECORDED",
     "description": "A source states it.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Anime.episodeCountSource"
   ],
   "examples": [
    "follow-anime"
   ]
  },
  {
   "name": "EpisodeOutcome",
   "kind": "enum",
   "description": "What became of a search for an episode. Only a match is ever recorded.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "AMBIGUOUS",
     "description": "Rules contradict each other.",
     "deprecation": null
    },
    {
     "name": "MATCHED",
     "description": "The episode was found.",
     "deprecation": null
    },
    {
     "name": "NO_EXTERNAL_ID",
     "description": "No usable id was given.",
     "deprecation": null
    },
    {
     "name": "NO_MAPPING",
     "description": "No rule knows the id.",
     "deprecation": null
    },
    {
     "name": "OUT_OF_RANGE",
     "description": "The number lies past the last known episode.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "EpisodeResolution.outcome"
   ],
   "examples": [
    "resolve-episode"
   ]
  },
  {
   "name": "EpisodeResolution",
   "kind": "object",
   "description": "The episode of ours behind an external one, and the rule that says so.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "The anime of the episode; null where none was found.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "episode",
     "type": "Int",
     "description": "Number of the episode within that anime, from 1; null where none was found.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isPartial",
     "type": "Boolean",
     "description": "Only a part of that episode: nothing is recorded.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "outcome",
     "type": "EpisodeOutcome!",
     "description": "Whether an episode was found, or why none was.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "rule",
     "type": "MappingRule",
     "description": "The rule that decided; null where none was found.",
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
    "Query.resolveEpisode"
   ],
   "examples": [
    "resolve-episode"
   ]
  },
  {
   "name": "ExternalEpisode",
   "kind": "object",
   "description": "Where an id of one episode lies.",
   "fields": [
    {
     "name": "number",
     "type": "Int!",
     "description": "Number within that season.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Int!",
     "description": "Season there; 0 for specials.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "showId",
     "type": "Int!",
     "description": "Id of the show at the same database.",
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
    "ExternalMapping.episode"
   ],
   "examples": [
    "external-place"
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
     "description": "The same as `value`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": "Select `value`: caches that keep objects by `id` take ids of different sites for one object. Deprecated since 2026-11-23."
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
    },
    {
     "name": "value",
     "type": "String!",
     "description": "The id as the site writes it in addresses: `52991`, `movie/372058`, `tv/95479/season/2`.",
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
   ],
   "examples": [
    "anime-by-external-id",
    "native-search"
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
     "description": "As in `ExternalId.value`.",
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
    "Query.mangaByExternalIds",
    "SaveAnimeListEntryInput.externalId",
    "SaveMangaListEntryInput.externalId"
   ],
   "examples": [
    "manga-by-external-ids",
    "anime-by-external-ids"
   ]
  },
  {
   "name": "ExternalMapping",
   "kind": "object",
   "description": "What is known of an id of another database.",
   "fields": [
    {
     "name": "episode",
     "type": "ExternalEpisode",
     "description": "Where the episode lies, of an id of level `EPISODE` that is known.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "rules",
     "type": "[MappingRule!]!",
     "description": "Best first. Of an episode, those of its season.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 20
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Query.mapping"
   ],
   "examples": [
    "mapping",
    "external-place"
   ]
  },
  {
   "name": "FavouritePayload",
   "kind": "object",
   "description": "What became of a favourite.",
   "fields": [
    {
     "name": "isFavourite",
     "type": "Boolean!",
     "description": "Whether the work is a favourite now.",
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
    "Mutation.toggleFavourite"
   ],
   "examples": [
    "toggle-favourite"
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
    "Activity.fromUnit",
    "Activity.toUnit",
    "AiringScheduleEntry.airingAtUnix",
    "AiringScheduleEntry.timeUntilAiring",
    "AnimeListEntry.score",
    "Chapter.position",
    "Delivery.progress",
    "ListPass.progress",
    "ListStatisticSlice.meanScore",
    "ListStatisticSlice.minutes",
    "ListStatisticSlice.units",
    "ListStatistics.meanScore",
    "ListStatistics.minutes",
    "ListStatistics.standardDeviation",
    "ListStatistics.units",
    "MangaListEntry.progress",
    "MangaListEntry.score",
    "Mutation.markMangaReadUpTo",
    "Mutation.updatePlay",
    "Play.fromUnit",
    "Play.unit",
    "RecordPlayInput.fromUnit",
    "RecordPlayInput.unit",
    "SaveAnimeListEntryInput.score",
    "SaveMangaListEntryInput.progress",
    "SaveMangaListEntryInput.score",
    "Volume.position"
   ],
   "examples": [
    "mark-manga-read",
    "advance-manga-entry"
   ]
  },
  {
   "name": "FollowState",
   "kind": "enum",
   "description": "Whether one user follows another.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "FOLLOWING",
     "description": "They do.",
     "deprecation": null
    },
    {
     "name": "NONE",
     "description": "They do not.",
     "deprecation": null
    },
    {
     "name": "REQUESTED",
     "description": "They asked to, and wait for an answer.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "User.followState"
   ],
   "examples": [
    "user",
    "block-user"
   ]
  },
  {
   "name": "HeatMapDay",
   "kind": "object",
   "description": "The plays of one day where their owner lives.",
   "fields": [
    {
     "name": "on",
     "type": "PartialDate!",
     "description": "The day, `YYYY-MM-DD`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "plays",
     "type": "Int!",
     "description": "Number of plays; several episodes marked at once are one.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "units",
     "type": "Int!",
     "description": "Episodes and chapters.",
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
    "User.heatMap",
    "Viewer.heatMap"
   ],
   "examples": [
    "history"
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
    "Activity.id",
    "Anime.id",
    "AnimeConnection.id",
    "AnimeListEntry.id",
    "AnimeListEntryPayload.batchId",
    "AnimeListFilter.customList",
    "Chapter.id",
    "CustomList.id",
    "DataSource.key",
    "Delivery.batchId",
    "Delivery.id",
    "Delivery.ignoredShowId",
    "DeliveryCorrection.id",
    "DeliveryRule.id",
    "DeliveryRule.ruleId",
    "IgnoredShow.id",
    "ListChangePayload.batchId",
    "ListImport.id",
    "Manga.id",
    "MangaListEntry.id",
    "MangaListEntryPayload.batchId",
    "MangaListFilter.customList",
    "MappingProposal.id",
    "MappingRule.id",
    "MappingRuleInput.animeId",
    "MediaServer.id",
    "MovieRelease.id",
    "Mutation.advanceAnimeListEntry",
    "Mutation.advanceMangaListEntry",
    "Mutation.answerDelivery",
    "Mutation.correctDelivery",
    "Mutation.decideListImportRow",
    "Mutation.decideMappingProposal",
    "Mutation.deleteAnimeListEntries",
    "Mutation.deleteAnimeListEntry",
    "Mutation.deleteCustomList",
    "Mutation.deleteMangaListEntries",
    "Mutation.deleteMangaListEntry",
    "Mutation.deletePlays",
    "Mutation.finishAnimePass",
    "Mutation.finishMangaPass",
    "Mutation.forgetDeliveryCorrection",
    "Mutation.ignoreDeliveryShow",
    "Mutation.markMangaReadUpTo",
    "Mutation.markNoticesRead",
    "Mutation.previewListImport",
    "Mutation.removeMappingRule",
    "Mutation.replayDelivery",
    "Mutation.startAnimePass",
    "Mutation.startListImport",
    "Mutation.startMangaPass",
    "Mutation.toggleFavourite",
    "Mutation.undo",
    "Mutation.undoDelivery",
    "Mutation.undoListImport",
    "Mutation.unignoreShow",
    "Mutation.updateCustomList",
    "Mutation.updatePlay",
    "Node.id",
    "Notice.id",
    "Notice.subjectId",
    "Person.id",
    "Play.batchId",
    "Play.id",
    "Query.anime",
    "Query.animes",
    "Query.manga",
    "Query.mangas",
    "Query.node",
    "Query.nodes",
    "Query.person",
    "Query.studio",
    "RecordPlayInput.animeId",
    "RecordPlayInput.mangaId",
    "SaveAnimeListEntryInput.animeId",
    "SaveAnimeListEntryInput.customLists",
    "SaveMangaListEntryInput.customLists",
    "SaveMangaListEntryInput.mangaId",
    "Studio.id",
    "User.id",
    "Viewer.delivery",
    "Viewer.id",
    "Viewer.listImport",
    "Viewer.mediaServer",
    "Viewer.userId",
    "Volume.id"
   ],
   "examples": [
    "undo-delivery",
    "replay-delivery"
   ]
  },
  {
   "name": "IgnoredShow",
   "kind": "object",
   "description": "A show, or a film, of a media server that its owner marked as not anime.",
   "fields": [
    {
     "name": "id",
     "type": "ID!",
     "description": "What `unignoreShow` takes.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "ignoredAt",
     "type": "DateTime!",
     "description": "When it was marked last.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "title",
     "type": "String!",
     "description": "As the server calls it.",
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
    "MediaServer.ignoredShows"
   ],
   "examples": [
    "taught"
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
    "ActivityConnection.totalCount",
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
    "AnimeListEntry.behindBy",
    "AnimeListEntry.history",
    "AnimeListEntry.nextEpisode",
    "AnimeListEntry.priority",
    "AnimeListEntry.progress",
    "AnimeListEntry.repeatCount",
    "AnimeListEntry.version",
    "CatalogueWord.animeCount",
    "CatalogueWord.mangaCount",
    "ChapterConnection.totalCount",
    "ChapterReleaseConnection.totalCount",
    "CustomList.position",
    "Delivery.episode",
    "Delivery.season",
    "DeliveryConnection.totalCount",
    "DeliveryCorrection.animeFrom",
    "DeliveryCorrection.from",
    "DeliveryCorrection.season",
    "DeliveryCorrection.to",
    "DeliveryMatch.episode",
    "DeliveryRule.externalId",
    "DeliveryRule.from",
    "DeliveryRule.season",
    "DeliveryRule.to",
    "EntryPlayConnection.totalCount",
    "EpisodeResolution.episode",
    "ExternalEpisode.number",
    "ExternalEpisode.season",
    "ExternalEpisode.showId",
    "HeatMapDay.plays",
    "HeatMapDay.units",
    "IntRange.greater",
    "IntRange.less",
    "ListChangePayload.plays",
    "ListCount.entries",
    "ListCounts.entries",
    "ListImport.removedCount",
    "ListImport.rowCount",
    "ListImport.rows",
    "ListImportCounts.added",
    "ListImportCounts.open",
    "ListImportCounts.skipped",
    "ListImportCounts.unchanged",
    "ListImportCounts.updated",
    "ListImportCounts.written",
    "ListImportRow.line",
    "ListImportRow.number",
    "ListImportRowConnection.totalCount",
    "ListPass.number",
    "ListPass.score",
    "ListPass.volumeProgress",
    "ListStatisticSlice.entries",
    "ListStatistics.entries",
    "ListStatistics.scored",
    "ListStatistics.volumes",
    "Manga.averageScore",
    "Manga.chapterCount",
    "Manga.chapters",
    "Manga.volumeCount",
    "Manga.volumes",
    "MangaConnection.totalCount",
    "MangaListConnection.totalCount",
    "MangaListEntry.behindBy",
    "MangaListEntry.history",
    "MangaListEntry.nextChapter",
    "MangaListEntry.priority",
    "MangaListEntry.repeatCount",
    "MangaListEntry.version",
    "MangaListEntry.volumeProgress",
    "MappingProposal.supporters",
    "MappingRule.animeFrom",
    "MappingRule.externalId",
    "MappingRule.from",
    "MappingRule.ofSeason",
    "MappingRule.parts",
    "MappingRule.priority",
    "MappingRule.season",
    "MappingRule.to",
    "MappingRuleInput.animeFrom",
    "MappingRuleInput.externalId",
    "MappingRuleInput.from",
    "MappingRuleInput.parts",
    "MappingRuleInput.season",
    "MappingRuleInput.to",
    "MarkNoticesReadPayload.unreadNoticeCount",
    "MediaServer.deliveries",
    "MovieReleaseConnection.totalCount",
    "Mutation.advanceAnimeListEntry",
    "Mutation.advanceMangaListEntry",
    "Mutation.correctDelivery",
    "Mutation.decideListImportRow",
    "Mutation.deleteAnimeListEntry",
    "Mutation.deleteMangaListEntry",
    "Mutation.finishAnimePass",
    "Mutation.finishMangaPass",
    "Mutation.markMangaReadUpTo",
    "Mutation.removeMappingRule",
    "Mutation.startAnimePass",
    "Mutation.startMangaPass",
    "Mutation.updateCustomList",
    "NoticeConnection.totalCount",
    "Person.credits",
    "PersonCreditConnection.totalCount",
    "Play.pass",
    "PlayConnection.totalCount",
    "Query.activityFeed",
    "Query.airingSchedule",
    "Query.browseAnime",
    "Query.browseManga",
    "Query.chapterReleases",
    "Query.mapping",
    "Query.movieReleases",
    "Query.resolveEpisode",
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
    "SaveAnimeListEntryInput.priority",
    "SaveAnimeListEntryInput.progress",
    "SaveAnimeListEntryInput.repeatCount",
    "SaveAnimeListEntryInput.version",
    "SaveMangaListEntryInput.priority",
    "SaveMangaListEntryInput.repeatCount",
    "SaveMangaListEntryInput.version",
    "SaveMangaListEntryInput.volumeProgress",
    "Studio.anime",
    "Tier.burst",
    "Tier.costLimit",
    "Tier.dailyCap",
    "Tier.pageSize",
    "User.activity",
    "User.animeList",
    "User.followers",
    "User.following",
    "User.mangaList",
    "UserConnection.totalCount",
    "Viewer.activity",
    "Viewer.animeList",
    "Viewer.blockedUsers",
    "Viewer.followRequests",
    "Viewer.history",
    "Viewer.mangaList",
    "Viewer.notices",
    "Viewer.unreadNoticeCount",
    "Viewer.upNextAnime",
    "Viewer.upNextManga",
    "VolumeConnection.totalCount"
   ],
   "examples": [
    "tags",
    "genres"
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
    "AnimeListFilter.progress",
    "AnimeListFilter.score",
    "MangaFilter.averageScore",
    "MangaFilter.chapterCount",
    "MangaFilter.volumeCount",
    "MangaListFilter.progress",
    "MangaListFilter.score"
   ],
   "examples": [
    "filtered-search",
    "browse-anime"
   ]
  },
  {
   "name": "ListChangePayload",
   "kind": "object",
   "description": "What an act did.",
   "fields": [
    {
     "name": "animeEntries",
     "type": "[AnimeListEntry!]!",
     "description": "The entries of anime it was about, as they are now.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "batchId",
     "type": "ID",
     "description": "What `undo` takes back, for 30 days; null where nothing was written.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "mangaEntries",
     "type": "[MangaListEntry!]!",
     "description": "The entries of manga it was about, as they are now.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "plays",
     "type": "Int!",
     "description": "Plays that were recorded, taken back or brought back.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "problem",
     "type": "ListProblem",
     "description": "Why nothing was written; null where it was.",
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
    "Mutation.deletePlays",
    "Mutation.recordPlay",
    "Mutation.undo",
    "Mutation.updatePlay"
   ],
   "examples": [
    "delete-plays",
    "undo"
   ]
  },
  {
   "name": "ListCount",
   "kind": "object",
   "description": "How many entries have a value.",
   "fields": [
    {
     "name": "entries",
     "type": "Int!",
     "description": "Number of entries that have it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "value",
     "type": "String!",
     "description": "The status, the id of the custom list or the tag that is counted.",
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
    "ListCounts.customLists",
    "ListCounts.statuses",
    "ListCounts.tags"
   ],
   "examples": [
    "list-counts"
   ]
  },
  {
   "name": "ListCounts",
   "kind": "object",
   "description": "How many entries stand where on a list.",
   "fields": [
    {
     "name": "customLists",
     "type": "[ListCount!]!",
     "description": "By the id of a custom list; those without entries are left out.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 10
     },
     "deprecation": null
    },
    {
     "name": "entries",
     "type": "Int!",
     "description": "All of them.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "statuses",
     "type": "[ListCount!]!",
     "description": "By status, without the entries that are hidden from the lists by status.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 10
     },
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "[ListCount!]!",
     "description": "The most used first, at most 200.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 10
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Viewer.listCounts"
   ],
   "examples": [
    "list-counts"
   ]
  },
  {
   "name": "ListImport",
   "kind": "object",
   "description": "A list that was brought from elsewhere: what it would do, does, or did. Kept for 30 days.",
   "fields": [
    {
     "name": "counts",
     "type": "ListImportCounts!",
     "description": "How many rows have which outcome.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 5,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "createdAt",
     "type": "DateTime!",
     "description": "When the file was uploaded or fetched.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "fault",
     "type": "String",
     "description": "Why it was refused, or not all written.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "fileName",
     "type": "String",
     "description": "Name of the uploaded file; null where it had none.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "finishedAt",
     "type": "DateTime",
     "description": "When all of it was written; null before that.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "format",
     "type": "String!",
     "description": "Form of the file.",
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
     "description": "Id of the import.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "policy",
     "type": "ListImportPolicy!",
     "description": "What it does where the list and the file differ.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "removedCount",
     "type": "Int!",
     "description": "Entries a file that replaces the list takes off, or would.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "rowCount",
     "type": "Int!",
     "description": "Number of rows in the file.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "rows",
     "type": "ListImportRowConnection!",
     "description": "The rows in the order of the file.",
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
       "name": "only",
       "type": "ListImportRowFilter",
       "description": "Only rows with this outcome; all of them unless given.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 5,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "state",
     "type": "ListImportState!",
     "description": "How far the import has come.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "undoableUntil",
     "type": "DateTime",
     "description": "Until then `undoListImport` takes all of it back; null where there is nothing to.",
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
    "ListImportPayload.listImport",
    "Viewer.listImport",
    "Viewer.listImports"
   ],
   "examples": [
    "import-rows",
    "undo-list-import"
   ]
  },
  {
   "name": "ListImportCounts",
   "kind": "object",
   "description": "How many rows came to what, or would.",
   "fields": [
    {
     "name": "added",
     "type": "Int!",
     "description": "Rows that add an entry.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "open",
     "type": "Int!",
     "description": "Of those skipped: rows that wait for somebody to say which work they are.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "skipped",
     "type": "Int!",
     "description": "Rows that write nothing; `ListImportRow.reason` says why.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "unchanged",
     "type": "Int!",
     "description": "Rows that say what the list says already.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "updated",
     "type": "Int!",
     "description": "Rows that change an entry.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "written",
     "type": "Int!",
     "description": "Rows that are done with: how far an import that runs has come.",
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
    "ListImport.counts"
   ],
   "examples": [
    "undo-list-import",
    "fetch-list-import"
   ]
  },
  {
   "name": "ListImportOutcome",
   "kind": "enum",
   "description": "What became of a row, or would.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ADDED",
     "description": "It adds an entry.",
     "deprecation": null
    },
    {
     "name": "SKIPPED",
     "description": "It writes nothing.",
     "deprecation": null
    },
    {
     "name": "UNCHANGED",
     "description": "The list says the same already.",
     "deprecation": null
    },
    {
     "name": "UPDATED",
     "description": "It changes an entry.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "ListImportRow.outcome"
   ],
   "examples": [
    "import-rows"
   ]
  },
  {
   "name": "ListImportPayload",
   "kind": "object",
   "description": "What became of an import.",
   "fields": [
    {
     "name": "listImport",
     "type": "ListImport",
     "description": "As it is now; null where nothing was done.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "problem",
     "type": "ListImportProblem",
     "description": "Why nothing was done; null where it was.",
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
    "Mutation.decideListImportRow",
    "Mutation.fetchListImport",
    "Mutation.previewListImport",
    "Mutation.startListImport",
    "Mutation.undoListImport"
   ],
   "examples": [
    "undo-list-import",
    "fetch-list-import"
   ]
  },
  {
   "name": "ListImportPolicy",
   "kind": "enum",
   "description": "What to do where the list and the file differ.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "FILE_WINS",
     "description": "Take what the file says.",
     "deprecation": null
    },
    {
     "name": "FILL_GAPS",
     "description": "Keep what the list says; the file fills in the rest.",
     "deprecation": null
    },
    {
     "name": "NEWER_WINS",
     "description": "Take what was changed later.",
     "deprecation": null
    },
    {
     "name": "REPLACE_LIST",
     "description": "Take what the file says, and remove entries it does not have.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "ListImport.policy",
    "Mutation.fetchListImport",
    "Mutation.previewListImport",
    "Mutation.startListImport"
   ],
   "examples": [
    "fetch-list-import",
    "start-list-import"
   ]
  },
  {
   "name": "ListImportProblem",
   "kind": "object",
   "description": "Why nothing was done.",
   "fields": [
    {
     "name": "code",
     "type": "ListImportProblemCode!",
     "description": "What kind of problem it is, for programs.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "message",
     "type": "String!",
     "description": "What to do about it.",
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
    "ListImportPayload.problem"
   ],
   "examples": [
    "undo-list-import",
    "fetch-list-import"
   ]
  },
  {
   "name": "ListImportProblemCode",
   "kind": "enum",
   "description": "Why nothing was done about an import.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "BAD_USER_INPUT",
     "description": "An argument cannot be used.",
     "deprecation": null
    },
    {
     "name": "CONFLICT",
     "description": "The import is past this step.",
     "deprecation": null
    },
    {
     "name": "NOT_FOUND",
     "description": "There is no such import, row, work or user.",
     "deprecation": null
    },
    {
     "name": "PAYLOAD_TOO_LARGE",
     "description": "The list is larger than an import may be.",
     "deprecation": null
    },
    {
     "name": "RATE_LIMITED",
     "description": "The other service asks to wait.",
     "deprecation": null
    },
    {
     "name": "UNAVAILABLE",
     "description": "The other service does not answer.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "ListImportProblem.code"
   ],
   "examples": [
    "undo-list-import",
    "fetch-list-import"
   ]
  },
  {
   "name": "ListImportRow",
   "kind": "object",
   "description": "A row of a file, and what became of it.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "The anime of the row; null for manga and where it is not known.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "isOpen",
     "type": "Boolean!",
     "description": "Whether it waits for somebody to say which work it is.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "line",
     "type": "Int!",
     "description": "Where in the file it stands: a line, or the number of the entry.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "manga",
     "type": "Manga",
     "description": "The manga of the row; null for anime and where it is not known.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "number",
     "type": "Int!",
     "description": "Its place, from 1.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "outcome",
     "type": "ListImportOutcome",
     "description": "What became of the row, or would; null while that is not decided.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "reason",
     "type": "String",
     "description": "Why it was skipped, in a word of the guide to list files.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "suggestedAnime",
     "type": "[Anime!]!",
     "description": "Anime of this title, where it is not known which it is.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "suggestedManga",
     "type": "[Manga!]!",
     "description": "Manga of this title, where it is not known which it is.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 5
     },
     "deprecation": null
    },
    {
     "name": "title",
     "type": "String",
     "description": "As the file has it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "warnings",
     "type": "[String!]!",
     "description": "What was mended in it.",
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
    "ListImportRowConnection.nodes",
    "ListImportRowEdge.node"
   ],
   "examples": [
    "import-rows",
    "list-imports"
   ]
  },
  {
   "name": "ListImportRowConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[ListImportRowEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[ListImportRow!]!",
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
     "description": "Where the page stands in the list.",
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
    "ListImport.rows"
   ],
   "examples": [
    "import-rows",
    "list-imports"
   ]
  },
  {
   "name": "ListImportRowEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "ListImportRow!",
     "description": "The item.",
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
    "ListImportRowConnection.edges"
   ],
   "examples": [
    "import-rows"
   ]
  },
  {
   "name": "ListImportRowFilter",
   "kind": "enum",
   "description": "Which rows of an import to read.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ADDED",
     "description": "It adds an entry.",
     "deprecation": null
    },
    {
     "name": "OPEN",
     "description": "It waits for somebody to say which work it is.",
     "deprecation": null
    },
    {
     "name": "SKIPPED",
     "description": "It writes nothing.",
     "deprecation": null
    },
    {
     "name": "UNCHANGED",
     "description": "The list says the same already.",
     "deprecation": null
    },
    {
     "name": "UPDATED",
     "description": "It changes an entry.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "ListImport.rows"
   ],
   "examples": [
    "list-imports"
   ]
  },
  {
   "name": "ListImportState",
   "kind": "enum",
   "description": "How far an import has come.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "FINISHED",
     "description": "All of it is written.",
     "deprecation": null
    },
    {
     "name": "PREVIEW",
     "description": "It shows what it would do; nothing is written yet.",
     "deprecation": null
    },
    {
     "name": "REFUSED",
     "description": "The file could not be read.",
     "deprecation": null
    },
    {
     "name": "RUNNING",
     "description": "Its rows are being written. A restart of the server does not stop it.",
     "deprecation": null
    },
    {
     "name": "UNDONE",
     "description": "All of it was taken back.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "ListImport.state"
   ],
   "examples": [
    "undo-list-import",
    "fetch-list-import"
   ]
  },
  {
   "name": "ListMedia",
   "kind": "enum",
   "description": "Which of the two lists.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ANIME",
     "description": "The list of anime.",
     "deprecation": null
    },
    {
     "name": "MANGA",
     "description": "The list of manga.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Activity.media",
    "CustomList.media",
    "Mutation.createCustomList",
    "Play.media",
    "Query.activityFeed",
    "User.activity",
    "User.heatMap",
    "User.statistics",
    "Viewer.activity",
    "Viewer.customLists",
    "Viewer.heatMap",
    "Viewer.history",
    "Viewer.listCounts",
    "Viewer.statistics"
   ],
   "examples": [
    "create-custom-list",
    "list-counts"
   ]
  },
  {
   "name": "ListPass",
   "kind": "object",
   "description": "One rewatch or reread, with its own progress, dates and score.",
   "fields": [
    {
     "name": "completedOn",
     "type": "PartialDate",
     "description": "When it was finished; null while it is under way and where that is not known.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "number",
     "type": "Int!",
     "description": "From 1.",
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
     "type": "Float!",
     "description": "Episodes or chapters done this time.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "score",
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
     "name": "startedOn",
     "type": "PartialDate",
     "description": "When it was begun; null where that is not known.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "state",
     "type": "ListPassState!",
     "description": "Whether it is under way, finished or given up.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "volumeProgress",
     "type": "Int!",
     "description": "Volumes read this time; 0 for anime.",
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
    "AnimeListEntry.passes",
    "MangaListEntry.passes"
   ],
   "examples": [
    "start-anime-pass",
    "start-manga-pass"
   ]
  },
  {
   "name": "ListPassState",
   "kind": "enum",
   "description": "How far a rewatch or reread has come.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ABANDONED",
     "description": "It was given up.",
     "deprecation": null
    },
    {
     "name": "FINISHED",
     "description": "It was finished.",
     "deprecation": null
    },
    {
     "name": "OPEN",
     "description": "It is under way.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "ListPass.state"
   ],
   "examples": [
    "start-anime-pass",
    "start-manga-pass"
   ]
  },
  {
   "name": "ListProblem",
   "kind": "object",
   "description": "Why an entry was not written.",
   "fields": [
    {
     "name": "code",
     "type": "ListProblemCode!",
     "description": "What kind of problem it is, for programs.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "message",
     "type": "String!",
     "description": "What to do about it.",
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
    "AnimeListEntryPayload.problem",
    "CustomListPayload.problem",
    "ListChangePayload.problem",
    "MangaListEntryPayload.problem"
   ],
   "examples": [
    "delete-custom-list",
    "undo"
   ]
  },
  {
   "name": "ListProblemCode",
   "kind": "enum",
   "description": "Why nothing was written to a list.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "BAD_USER_INPUT",
     "description": "A value cannot be used.",
     "deprecation": null
    },
    {
     "name": "CONFLICT",
     "description": "What is there already does not allow it.",
     "deprecation": null
    },
    {
     "name": "NOT_FOUND",
     "description": "There is no such work, entry or custom list.",
     "deprecation": null
    },
    {
     "name": "STALE_VERSION",
     "description": "The entry was changed since the version that was sent; `entry` is what it is now.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "ListProblem.code"
   ],
   "examples": [
    "save-anime-entry"
   ]
  },
  {
   "name": "ListService",
   "kind": "enum",
   "description": "Services that show public lists to whoever knows a name.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ANILIST",
     "description": "AniList, anilist.co.",
     "deprecation": null
    },
    {
     "name": "KITSU",
     "description": "Kitsu, kitsu.app.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Mutation.fetchListImport"
   ],
   "examples": [
    "fetch-list-import"
   ]
  },
  {
   "name": "ListSort",
   "kind": "enum",
   "description": "Entries without the value come last. Titles are ordered as they are shown: by `TITLE` the romaji one, else the English, else the native; by the others the one they name, else the same.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ADDED_AT",
     "description": "By when it was added, earliest first.",
     "deprecation": null
    },
    {
     "name": "ADDED_AT_DESC",
     "description": "By when it was added, latest first.",
     "deprecation": null
    },
    {
     "name": "COMPLETED_ON",
     "description": "By when it was finished, earliest first.",
     "deprecation": null
    },
    {
     "name": "COMPLETED_ON_DESC",
     "description": "By when it was finished, latest first.",
     "deprecation": null
    },
    {
     "name": "NEXT_AIRING",
     "description": "By next airing, earliest first.",
     "deprecation": null
    },
    {
     "name": "NEXT_AIRING_DESC",
     "description": "By next airing, latest first.",
     "deprecation": null
    },
    {
     "name": "PRIORITY",
     "description": "By priority, lowest first.",
     "deprecation": null
    },
    {
     "name": "PRIORITY_DESC",
     "description": "By priority, highest first.",
     "deprecation": null
    },
    {
     "name": "PROGRESS",
     "description": "By episodes watched or chapters read, lowest first.",
     "deprecation": null
    },
    {
     "name": "PROGRESS_DESC",
     "description": "By episodes watched or chapters read, highest first.",
     "deprecation": null
    },
    {
     "name": "SCORE",
     "description": "By score, lowest first.",
     "deprecation": null
    },
    {
     "name": "SCORE_DESC",
     "description": "By score, highest first.",
     "deprecation": null
    },
    {
     "name": "STARTED_ON",
     "description": "By when it was begun, earliest first.",
     "deprecation": null
    },
    {
     "name": "STARTED_ON_DESC",
     "description": "By when it was begun, latest first.",
     "deprecation": null
    },
    {
     "name": "TITLE",
     "description": "By title, from A to Z.",
     "deprecation": null
    },
    {
     "name": "TITLE_DESC",
     "description": "By title, from Z to A.",
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH",
     "description": "By English title, from A to Z.",
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH_DESC",
     "description": "By English title, from Z to A.",
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE",
     "description": "By native title, from A to Z.",
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE_DESC",
     "description": "By native title, from Z to A.",
     "deprecation": null
    },
    {
     "name": "UPDATED_AT",
     "description": "By last change, earliest first.",
     "deprecation": null
    },
    {
     "name": "UPDATED_AT_DESC",
     "description": "By last change, latest first.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "User.animeList",
    "User.mangaList",
    "Viewer.animeList",
    "Viewer.mangaList"
   ],
   "examples": [
    "list-search"
   ]
  },
  {
   "name": "ListStatisticSlice",
   "kind": "object",
   "description": "What the entries with one value amount to.",
   "fields": [
    {
     "name": "entries",
     "type": "Int!",
     "description": "Number of entries that have it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "meanScore",
     "type": "Float",
     "description": "Of 100; null where none is scored.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "minutes",
     "type": "Float!",
     "description": "Of anime.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "units",
     "type": "Float!",
     "description": "Episodes or chapters.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "value",
     "type": "String!",
     "description": "The value these entries have: a status, a score, a year, a genre.",
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
    "ListStatistics.countries",
    "ListStatistics.formats",
    "ListStatistics.genres",
    "ListStatistics.releaseYears",
    "ListStatistics.scores",
    "ListStatistics.startYears",
    "ListStatistics.statuses",
    "ListStatistics.studios",
    "ListStatistics.tags"
   ],
   "examples": [
    "history"
   ]
  },
  {
   "name": "ListStatistics",
   "kind": "object",
   "description": "What a list amounts to. Works that are only planned count in \"statuses\" alone.",
   "fields": [
    {
     "name": "countries",
     "type": "[ListStatisticSlice!]!",
     "description": "The most frequent first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "entries",
     "type": "Int!",
     "description": "Number of entries.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "formats",
     "type": "[ListStatisticSlice!]!",
     "description": "The most frequent first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "genres",
     "type": "[ListStatisticSlice!]!",
     "description": "The most frequent first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "meanScore",
     "type": "Float",
     "description": "Of 100; null where none is scored.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "minutes",
     "type": "Float!",
     "description": "Of anime: episodes by the length that is usual of their format.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "releaseYears",
     "type": "[ListStatisticSlice!]!",
     "description": "The most frequent first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "scored",
     "type": "Int!",
     "description": "Entries with a score.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "scores",
     "type": "[ListStatisticSlice!]!",
     "description": "By score of 100.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "standardDeviation",
     "type": "Float",
     "description": "Standard deviation of the scores, of 100; null where none is scored.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "startYears",
     "type": "[ListStatisticSlice!]!",
     "description": "By the year they were begun.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "statuses",
     "type": "[ListStatisticSlice!]!",
     "description": "Planned ones among them, which the other figures leave out.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "studios",
     "type": "[ListStatisticSlice!]!",
     "description": "The most frequent first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "[ListStatisticSlice!]!",
     "description": "The most frequent first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "units",
     "type": "Float!",
     "description": "Episodes or chapters, each time through.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "volumes",
     "type": "Int!",
     "description": "Volumes read, each time through; 0 for anime.",
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
    "User.statistics",
    "Viewer.statistics"
   ],
   "examples": [
    "history"
   ]
  },
  {
   "name": "ListStatus",
   "kind": "enum",
   "description": "Where somebody stands with a work on their list.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "COMPLETED",
     "description": "Finished it.",
     "deprecation": null
    },
    {
     "name": "CURRENT",
     "description": "Watching or reading it.",
     "deprecation": null
    },
    {
     "name": "DROPPED",
     "description": "Stopped for good before its end.",
     "deprecation": null
    },
    {
     "name": "PAUSED",
     "description": "Stopped for now.",
     "deprecation": null
    },
    {
     "name": "PLANNING",
     "description": "Wants to watch or read it.",
     "deprecation": null
    },
    {
     "name": "REPEATING",
     "description": "Watching or reading it again.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "AnimeListEntry.status",
    "AnimeListFilter.status",
    "MangaListEntry.status",
    "MangaListFilter.status",
    "Query.airingSchedule",
    "Query.browseAnime",
    "Query.browseManga",
    "Query.searchAnime",
    "Query.searchManga",
    "SaveAnimeListEntryInput.status",
    "SaveMangaListEntryInput.status",
    "User.animeList",
    "User.mangaList",
    "Viewer.animeList",
    "Viewer.mangaList"
   ],
   "examples": [
    "save-manga-entries",
    "advance-anime-entry"
   ]
  },
  {
   "name": "Locale",
   "kind": "enum",
   "description": "The languages of the pages.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "EN",
     "description": "English.",
     "deprecation": null
    },
    {
     "name": "JA",
     "description": "Japanese.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Preferences.locale",
    "PreferencesInput.locale"
   ],
   "examples": [
    "looks"
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
     "name": "chapters",
     "type": "ChapterConnection!",
     "description": "Its chapters, the first one first. Empty where no source gives them one by one, as for the curated sample: the counts of the manga may be known all the same.",
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
       "name": "language",
       "type": "String",
       "description": "BCP 47: \"ja\", \"en\"; any unless said.",
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
     "description": "Its ids at other databases.",
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
     "description": "What kind of work it is: a manga, a manhwa, a light novel.",
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
     "description": "Genres by their English names, such as \"Slice of Life\". The query `genres` lists all of them.",
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
     "description": "Id of the object. No two objects share one, whatever their types.",
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
     "description": "Whether it is for adults only (explicit sexual content). Callers who have not chosen to see such works do not find them.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "latestChapter",
     "type": "Chapter",
     "description": "The last chapter that is out; null where no source gives chapters one by one.",
     "args": [
      {
       "name": "language",
       "type": "String",
       "description": "BCP 47: \"ja\", \"en\"; any unless said.",
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
     "description": "The publisher; null where no source gives it.",
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
     "description": "Other titles it is known by.",
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
     "description": "The English title; null where no source gives one.",
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
     "description": "The title in the language of the country it comes from.",
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
     "description": "The title in Latin letters; null where no source gives it.",
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
     "description": "When the catalogue last changed it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "viewerEntry",
     "type": "MangaListEntry",
     "description": "The caller's own entry; null without one, without an account and without the scope `read:list`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "viewerIsFavourite",
     "type": "Boolean!",
     "description": "Whether it is a favourite of the caller.",
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
    },
    {
     "name": "volumes",
     "type": "VolumeConnection!",
     "description": "Its volumes, the first one first. Empty where no source gives them one by one, as for the curated sample: the counts of the manga may be known all the same.",
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
       "name": "language",
       "type": "String",
       "description": "BCP 47: \"ja\", \"en\"; any unless said.",
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
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Activity.manga",
    "Chapter.manga",
    "ListImportRow.manga",
    "ListImportRow.suggestedManga",
    "MangaConnection.nodes",
    "MangaEdge.node",
    "MangaListEntry.manga",
    "PersonCredit.manga",
    "Play.manga",
    "Query.manga",
    "Query.mangaByExternalId",
    "Query.mangaByExternalIds",
    "Query.mangas",
    "Relation.manga",
    "User.favouriteManga",
    "Viewer.favouriteManga",
    "Volume.manga"
   ],
   "examples": [
    "manga-by-external-id",
    "manga-by-external-ids"
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
     "description": "The items of the page, each with its cursor.",
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
     "description": "Where the page stands in the list.",
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
   ],
   "examples": [
    "browse-manga",
    "search-manga"
   ]
  },
  {
   "name": "MangaEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "description": "The item.",
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
   ],
   "examples": [
    "narrow-manga"
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
     "description": "By the average score, 0 to 100.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "chapterCount",
     "type": "IntRange",
     "description": "By the number of chapters.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "countryOfOrigin",
     "type": "TextFilter",
     "description": "By the country it comes from: ISO 3166-1 alpha-2, such as \"JP\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "endDate",
     "type": "DateRange",
     "description": "By the date of the last chapter.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "format",
     "type": "MangaFormatFilter",
     "description": "By format.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "genres",
     "type": "TextSetFilter",
     "description": "By genre, as the query `genres` names them.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isAdult",
     "type": "Boolean",
     "description": "Only adult works, or with false only others. Adult works stay hidden from callers who have not chosen to see them.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "magazine",
     "type": "TextFilter",
     "description": "By the magazine it was first serialised in.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "publisher",
     "type": "TextFilter",
     "description": "By its publisher.",
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
     "description": "By the date of the first chapter.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "status",
     "type": "MediaStatusFilter",
     "description": "By whether it has ended, runs or will begin.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "TextSetFilter",
     "description": "By tag, as the query `tags` names them.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "volumeCount",
     "type": "IntRange",
     "description": "By the number of volumes.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "MangaListFilter.manga",
    "Query.browseManga",
    "Query.searchManga"
   ],
   "examples": [
    "browse-manga",
    "narrow-manga"
   ]
  },
  {
   "name": "MangaFormat",
   "kind": "enum",
   "description": "What kind of work a manga is.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "DOUJIN",
     "description": "A self-published comic.",
     "deprecation": null
    },
    {
     "name": "LIGHT_NOVEL",
     "description": "A short novel with illustrations.",
     "deprecation": null
    },
    {
     "name": "MANGA",
     "description": "A Japanese comic in several chapters.",
     "deprecation": null
    },
    {
     "name": "MANHUA",
     "description": "A Chinese or Taiwanese comic.",
     "deprecation": null
    },
    {
     "name": "MANHWA",
     "description": "A Korean comic.",
     "deprecation": null
    },
    {
     "name": "NOVEL",
     "description": "Any other novel.",
     "deprecation": null
    },
    {
     "name": "OEL",
     "description": "A comic in the style of manga, first published in English.",
     "deprecation": null
    },
    {
     "name": "ONE_SHOT",
     "description": "A comic of one chapter.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Manga.format",
    "MangaFormatFilter.in",
    "MangaFormatFilter.not"
   ],
   "examples": [
    "credits-by-cursor",
    "narrow-manga"
   ]
  },
  {
   "name": "MangaFormatFilter",
   "kind": "input",
   "description": "By a field with one value.",
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
   ],
   "examples": [
    "narrow-manga"
   ]
  },
  {
   "name": "MangaListConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[MangaListEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[MangaListEntry!]!",
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
     "description": "Where the page stands in the list.",
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
    "User.mangaList",
    "Viewer.mangaList",
    "Viewer.upNextManga"
   ],
   "examples": [
    "up-next",
    "list-search"
   ]
  },
  {
   "name": "MangaListEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "MangaListEntry!",
     "description": "The item.",
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
    "MangaListConnection.edges"
   ],
   "examples": [
    "lists-by-cursor"
   ]
  },
  {
   "name": "MangaListEntry",
   "kind": "object",
   "description": "One user's standing with one manga.",
   "fields": [
    {
     "name": "behindBy",
     "type": "Int",
     "description": "Chapters that are out and not read: those on record, or as many as the number of the latest says; null where nobody counts them.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "completedOn",
     "type": "PartialDate",
     "description": "When the owner finished for the first time; null before that and where it is not known.",
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
     "description": "When it was added to the list.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "customLists",
     "type": "[CustomList!]!",
     "description": "The custom lists it is on.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "history",
     "type": "EntryPlayConnection!",
     "description": "Its plays, the latest first; of the own entries alone.",
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
     "description": "Id of the entry. It stays the same while the work is on the list.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isHiddenFromStatusLists",
     "type": "Boolean!",
     "description": "It stands on custom lists only. An entry on none is shown with the others of its status.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "manga",
     "type": "Manga!",
     "description": "The manga the entry is about.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "nextChapter",
     "type": "Int",
     "description": "The chapter to read next; null when there is none.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "notes",
     "type": "String",
     "description": "Markdown as it was written.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "passes",
     "type": "[ListPass!]!",
     "description": "Rewatches and rereads, the oldest first; the last may be open.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "priority",
     "type": "Int!",
     "description": "0 none, 1 low, 2 medium, 3 high.",
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
     "type": "Float!",
     "description": "Chapters read, such as 10.5; of the reread while there is one.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "repeatCount",
     "type": "Int!",
     "description": "Times finished after the first.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "score",
     "type": "Float",
     "description": "Null: not scored. 0 to 100 unless another format is asked for.",
     "args": [
      {
       "name": "format",
       "type": "ScoreFormat!",
       "description": "The scale to give the score in.",
       "defaultValue": "POINT_100",
       "deprecation": null
      }
     ],
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
     "description": "When the owner began; null where that is not known.",
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
     "description": "Where the owner stands with the work.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "[String!]!",
     "description": "Tags the owner gave the entry.",
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
     "description": "When it was last changed.",
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
     "description": "Counts the changes. Send it with an edit to be told when somebody was faster.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "visibility",
     "type": "Visibility!",
     "description": "Who may see the entry, among those who may see the list.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "volumeProgress",
     "type": "Int!",
     "description": "Volumes read.",
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
    "ListChangePayload.mangaEntries",
    "Manga.viewerEntry",
    "MangaListConnection.nodes",
    "MangaListEdge.node",
    "MangaListEntryPayload.entry"
   ],
   "examples": [
    "finish-manga-pass",
    "mark-manga-read"
   ]
  },
  {
   "name": "MangaListEntryPayload",
   "kind": "object",
   "description": "What became of an entry.",
   "fields": [
    {
     "name": "batchId",
     "type": "ID",
     "description": "What `undo` takes back, for 30 days; null where nothing was written.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "entry",
     "type": "MangaListEntry",
     "description": "The entry as it is now, also where nothing was written; null where there is none.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "outcome",
     "type": "SaveOutcome!",
     "description": "What was done.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "problem",
     "type": "ListProblem",
     "description": "Why nothing was written; null where it was.",
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
    "Mutation.advanceMangaListEntry",
    "Mutation.deleteMangaListEntry",
    "Mutation.finishMangaPass",
    "Mutation.markMangaReadUpTo",
    "Mutation.saveMangaListEntry",
    "Mutation.startMangaPass",
    "SaveMangaListEntriesPayload.results"
   ],
   "examples": [
    "delete-manga-entry",
    "finish-manga-pass"
   ]
  },
  {
   "name": "MangaListFilter",
   "kind": "input",
   "description": "Which entries: every field that is given must hold.",
   "fields": [],
   "inputs": [
    {
     "name": "customList",
     "type": "ID",
     "description": "Those on a custom list.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isFavourite",
     "type": "Boolean",
     "description": "Those of favourite manga, or with false those of all others.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "manga",
     "type": "MangaFilter",
     "description": "What is true of the manga.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "progress",
     "type": "IntRange",
     "description": "By the number of chapters read.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "score",
     "type": "IntRange",
     "description": "Of 100.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "search",
     "type": "String",
     "description": "A title, or the beginning of one.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "status",
     "type": "[ListStatus!]",
     "description": "One of these. Entries that are hidden from the lists by status are left out.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "tag",
     "type": "String",
     "description": "Those with this tag.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "User.mangaList",
    "Viewer.mangaList"
   ],
   "examples": [
    "lists-by-cursor"
   ]
  },
  {
   "name": "MangaSort",
   "kind": "enum",
   "description": "An order of manga. Those without the value come last, whichever way it runs.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "CHAPTERS",
     "description": "By number of chapters, lowest first.",
     "deprecation": null
    },
    {
     "name": "CHAPTERS_DESC",
     "description": "By number of chapters, highest first.",
     "deprecation": null
    },
    {
     "name": "END_DATE",
     "description": "By date of the last chapter, earliest first.",
     "deprecation": null
    },
    {
     "name": "END_DATE_DESC",
     "description": "By date of the last chapter, latest first.",
     "deprecation": null
    },
    {
     "name": "POPULARITY",
     "description": "By popularity, lowest first.",
     "deprecation": null
    },
    {
     "name": "POPULARITY_DESC",
     "description": "By popularity, highest first.",
     "deprecation": null
    },
    {
     "name": "SCORE",
     "description": "By average score, lowest first.",
     "deprecation": null
    },
    {
     "name": "SCORE_DESC",
     "description": "By average score, highest first.",
     "deprecation": null
    },
    {
     "name": "START_DATE",
     "description": "By date of the first chapter, earliest first.",
     "deprecation": null
    },
    {
     "name": "START_DATE_DESC",
     "description": "By date of the first chapter, latest first.",
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH",
     "description": "By English title, from A to Z.",
     "deprecation": null
    },
    {
     "name": "TITLE_ENGLISH_DESC",
     "description": "By English title, from Z to A.",
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE",
     "description": "By native title, from A to Z.",
     "deprecation": null
    },
    {
     "name": "TITLE_NATIVE_DESC",
     "description": "By native title, from Z to A.",
     "deprecation": null
    },
    {
     "name": "TITLE_ROMAJI",
     "description": "By romaji title, from A to Z.",
     "deprecation": null
    },
    {
     "name": "TITLE_ROMAJI_DESC",
     "description": "By romaji title, from Z to A.",
     "deprecation": null
    },
    {
     "name": "UPDATED_AT",
     "description": "By last change, earliest first.",
     "deprecation": null
    },
    {
     "name": "UPDATED_AT_DESC",
     "description": "By last change, latest first.",
     "deprecation": null
    },
    {
     "name": "VOLUMES",
     "description": "By number of volumes, lowest first.",
     "deprecation": null
    },
    {
     "name": "VOLUMES_DESC",
     "description": "By number of volumes, highest first.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Query.browseManga"
   ],
   "examples": [
    "browse-manga"
   ]
  },
  {
   "name": "MappingKind",
   "kind": "enum",
   "description": "The databases media servers name things by.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "TMDB",
     "description": "The Movie Database, themoviedb.org.",
     "deprecation": null
    },
    {
     "name": "TVDB",
     "description": "TheTVDB, thetvdb.com.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "DeliveryRule.kind",
    "MappingRule.kind",
    "MappingRuleInput.kind",
    "Mutation.removeMappingRule",
    "Query.mapping",
    "Query.resolveEpisode"
   ],
   "examples": [
    "remove-mapping-rule",
    "decide-mapping-proposal"
   ]
  },
  {
   "name": "MappingLevel",
   "kind": "enum",
   "description": "What an id is of: a number may be a film, a show and an episode at once.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "EPISODE",
     "description": "One episode of a show.",
     "deprecation": null
    },
    {
     "name": "MOVIE",
     "description": "A film.",
     "deprecation": null
    },
    {
     "name": "SHOW",
     "description": "A show: its episodes are named by season and number.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "DeliveryRule.level",
    "MappingRule.level",
    "MappingRuleInput.level",
    "Mutation.removeMappingRule",
    "Query.mapping",
    "Query.resolveEpisode"
   ],
   "examples": [
    "remove-mapping-rule",
    "resolve-episode"
   ]
  },
  {
   "name": "MappingProposal",
   "kind": "object",
   "description": "A rule people propose by correcting what their media servers told.",
   "fields": [
    {
     "name": "evidence",
     "type": "String!",
     "description": "What a media server called it.",
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
     "description": "Id of the proposal, for `decideMappingProposal`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "proposedAt",
     "type": "DateTime!",
     "description": "When it was first proposed.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "rule",
     "type": "MappingRule!",
     "description": "The rule as it would be added.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "supporters",
     "type": "Int!",
     "description": "How many people propose the same.",
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
    "Viewer.mappingProposals"
   ],
   "examples": [
    "proposals"
   ]
  },
  {
   "name": "MappingRule",
   "kind": "object",
   "description": "External episodes `from` to `to` of a season are the episodes of an anime from `animeFrom` on.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "Null where the caller may not see it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "animeFrom",
     "type": "Int!",
     "description": "Episode of the anime that `from` stands for.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "externalId",
     "type": "Int!",
     "description": "Id of the show or film at that database.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "from",
     "type": "Int!",
     "description": "First external episode the rule covers.",
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
     "description": "Made from what the rule says: the same after every import of it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isPartial",
     "type": "Boolean!",
     "description": "Not the last part of its episode: nothing is recorded.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isSpecial",
     "type": "Boolean!",
     "description": "One of the extras of the entry: never recorded.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "kind",
     "type": "MappingKind!",
     "description": "The database the external id belongs to.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "level",
     "type": "MappingLevel!",
     "description": "What the external id names: a show or a film.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "ofSeason",
     "type": "Int",
     "description": "For numbers that run through the show: the season libraries file them under.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "parts",
     "type": "Int!",
     "description": "2: two external episodes make one of the anime; -2: one external episode holds two of them.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "priority",
     "type": "Int!",
     "description": "9 editors of this instance, 3 curated, 2 ranges, 1 defaults, 0 computed.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Int",
     "description": "Null for films; 0 for specials; -1 where the numbers run through the whole show.",
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
     "description": "Name of the mapping file the rule comes from; \"local\" for rules of this instance.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "to",
     "type": "Int",
     "description": "Null while the end is not known.",
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
     "type": "String",
     "description": "Which version of its source said so.",
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
    "EpisodeResolution.rule",
    "ExternalMapping.rules",
    "MappingProposal.rule",
    "Mutation.addMappingRule",
    "Mutation.decideMappingProposal"
   ],
   "examples": [
    "decide-mapping-proposal",
    "resolve-episode"
   ]
  },
  {
   "name": "MappingRuleInput",
   "kind": "input",
   "description": "A rule of this instance, above those of every import.",
   "fields": [],
   "inputs": [
    {
     "name": "animeFrom",
     "type": "Int",
     "description": "1 unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "animeId",
     "type": "ID!",
     "description": "The anime whose episodes these are.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "externalId",
     "type": "Int!",
     "description": "Id of the show or film at that database.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "from",
     "type": "Int",
     "description": "1 unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isSpecial",
     "type": "Boolean",
     "description": "Whether these are extras, which are never recorded.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "kind",
     "type": "MappingKind!",
     "description": "The database the external id belongs to.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "level",
     "type": "MappingLevel!",
     "description": "What the external id names. Rules are made for films and shows, not for single episodes.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "parts",
     "type": "Int",
     "description": "As in `MappingRule.parts`; 1 unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "season",
     "type": "Int",
     "description": "Of shows. 0 for specials, -1 for numbers of the whole show.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "to",
     "type": "Int",
     "description": "Left out while the end is not known.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "Mutation.addMappingRule"
   ],
   "examples": [
    "add-mapping-rule"
   ]
  },
  {
   "name": "MarkNoticesReadPayload",
   "kind": "object",
   "description": "What is left to read.",
   "fields": [
    {
     "name": "unreadNoticeCount",
     "type": "Int!",
     "description": "How many notices are still unread.",
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
    "Mutation.markNoticesRead"
   ],
   "examples": [
    "mark-notices-read"
   ]
  },
  {
   "name": "MediaServer",
   "kind": "object",
   "description": "A media server that has an address here. The address itself is shown once.",
   "fields": [
    {
     "name": "corrections",
     "type": "[DeliveryCorrection!]!",
     "description": "The latest hundred.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 20
     },
     "deprecation": null
    },
    {
     "name": "createdAt",
     "type": "DateTime!",
     "description": "When it was added here.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "deliveries",
     "type": "DeliveryConnection!",
     "description": "What it told in the last seven days, the latest first.",
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
       "name": "outcome",
       "type": "DeliveryOutcome",
       "description": "Only deliveries with this outcome; all of them unless given.",
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
     "name": "health",
     "type": "MediaServerHealth!",
     "description": "Whether it works.",
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
     "description": "Id of the media server.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "ignoredShows",
     "type": "[IgnoredShow!]!",
     "description": "Shows that are not anime, the latest hundred: nothing of them is recorded.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 100
     },
     "deprecation": null
    },
    {
     "name": "kind",
     "type": "MediaServerKind!",
     "description": "Which software it runs.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "lastSeenAt",
     "type": "DateTime",
     "description": "When it last sent something; null where it never did.",
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
     "description": "The name its owner gave it.",
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
    "Viewer.mediaServer",
    "Viewer.mediaServers"
   ],
   "examples": [
    "taught",
    "understood"
   ]
  },
  {
   "name": "MediaServerHealth",
   "kind": "enum",
   "description": "Whether a media server works.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "FAILING",
     "description": "Its last five plays could not be recorded.",
     "deprecation": null
    },
    {
     "name": "NEVER",
     "description": "It has not sent anything yet.",
     "deprecation": null
    },
    {
     "name": "SILENT",
     "description": "It has sent nothing for two weeks.",
     "deprecation": null
    },
    {
     "name": "WORKING",
     "description": "It works.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "MediaServer.health"
   ],
   "examples": [
    "delivery-log"
   ]
  },
  {
   "name": "MediaServerKind",
   "kind": "enum",
   "description": "The form of the webhooks a media server sends.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "SERVER_A",
     "description": "Plex, and what sends the same form.",
     "deprecation": null
    },
    {
     "name": "SERVER_B",
     "description": "Jellyfin and Emby.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "MediaServer.kind"
   ],
   "examples": [
    "delivery-log"
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
     "description": "Another anime.",
     "deprecation": null
    },
    {
     "name": "COMIC",
     "description": "A comic from elsewhere than Asia.",
     "deprecation": null
    },
    {
     "name": "DOUJINSHI",
     "description": "A self-published comic.",
     "deprecation": null
    },
    {
     "name": "GAME",
     "description": "A game played without a computer, such as a card game.",
     "deprecation": null
    },
    {
     "name": "LIGHT_NOVEL",
     "description": "A light novel: short, with illustrations.",
     "deprecation": null
    },
    {
     "name": "LIVE_ACTION",
     "description": "A film or series with actors.",
     "deprecation": null
    },
    {
     "name": "MANGA",
     "description": "A manga, manhwa or manhua.",
     "deprecation": null
    },
    {
     "name": "MULTIMEDIA_PROJECT",
     "description": "A project of several media at once.",
     "deprecation": null
    },
    {
     "name": "NOVEL",
     "description": "A novel of another kind.",
     "deprecation": null
    },
    {
     "name": "ORIGINAL",
     "description": "Nothing: it was made for this.",
     "deprecation": null
    },
    {
     "name": "OTHER",
     "description": "Something else, such as songs or a toy.",
     "deprecation": null
    },
    {
     "name": "PICTURE_BOOK",
     "description": "A picture book for children.",
     "deprecation": null
    },
    {
     "name": "VIDEO_GAME",
     "description": "A video game of another kind.",
     "deprecation": null
    },
    {
     "name": "VISUAL_NOVEL",
     "description": "A visual novel: a game that is mostly read.",
     "deprecation": null
    },
    {
     "name": "WEB_NOVEL",
     "description": "A novel published online.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Anime.source",
    "MediaSourceFilter.in",
    "MediaSourceFilter.not"
   ],
   "examples": [
    "browse-genres"
   ]
  },
  {
   "name": "MediaSourceFilter",
   "kind": "input",
   "description": "By a field with one value.",
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
   ],
   "examples": [
    "browse-genres"
   ]
  },
  {
   "name": "MediaStatus",
   "kind": "enum",
   "description": "Whether a work is still coming out.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "CANCELLED",
     "description": "It was ended before all of it came out.",
     "deprecation": null
    },
    {
     "name": "FINISHED",
     "description": "All of it is out.",
     "deprecation": null
    },
    {
     "name": "HIATUS",
     "description": "It is paused for a time that is not known.",
     "deprecation": null
    },
    {
     "name": "NOT_YET_RELEASED",
     "description": "It is announced, and nothing of it is out.",
     "deprecation": null
    },
    {
     "name": "RELEASING",
     "description": "It is coming out now.",
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
   ],
   "examples": [
    "animes",
    "search"
   ]
  },
  {
   "name": "MediaStatusFilter",
   "kind": "input",
   "description": "By a field with one value.",
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
   ],
   "examples": [
    "watchable-anime",
    "narrow-manga"
   ]
  },
  {
   "name": "MovieRelease",
   "kind": "object",
   "description": "When a film came out, or will, in one region.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "The film.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the release.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "kind",
     "type": "MovieReleaseKind",
     "description": "How the film came out: in cinemas, for download, on disc, on television.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "note",
     "type": "String",
     "description": "What sets this release apart, such as a festival or an extended cut; null where nothing does.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "region",
     "type": "String",
     "description": "ISO 3166-1 alpha-2.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "releaseDate",
     "type": "PartialDate",
     "description": "The day, or as much of it as is known.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "source",
     "type": "String",
     "description": "Key of what says so.",
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
    "Anime.movieReleases",
    "MovieReleaseConnection.nodes",
    "MovieReleaseEdge.node"
   ],
   "examples": [
    "movie-releases",
    "films-by-cursor"
   ]
  },
  {
   "name": "MovieReleaseConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[MovieReleaseEdge!]!",
     "description": "The items of the page, each with its cursor.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "nodes",
     "type": "[MovieRelease!]!",
     "description": "The nodes of the edges, for those who need no cursors.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": "page"
     },
     "deprecation": null
    },
    {
     "name": "pageInfo",
     "type": "PageInfo!",
     "description": "Where the page stands in the list.",
     "args": [],
     "tier": "full",
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
    "Query.movieReleases"
   ],
   "examples": [
    "movie-releases",
    "films-by-cursor"
   ]
  },
  {
   "name": "MovieReleaseEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
     "args": [],
     "tier": "full",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "node",
     "type": "MovieRelease!",
     "description": "The item.",
     "args": [],
     "tier": "full",
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
    "MovieReleaseConnection.edges"
   ],
   "examples": [
    "films-by-cursor"
   ]
  },
  {
   "name": "MovieReleaseKind",
   "kind": "enum",
   "description": "How a film came out.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "DIGITAL",
     "description": "For download or streaming.",
     "deprecation": null
    },
    {
     "name": "PHYSICAL",
     "description": "On disc.",
     "deprecation": null
    },
    {
     "name": "THEATRICAL",
     "description": "In cinemas.",
     "deprecation": null
    },
    {
     "name": "TV",
     "description": "On television.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "MovieRelease.kind",
    "Query.movieReleases"
   ],
   "examples": [
    "movie-releases"
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
     "description": "Id of the object. No two objects share one, whatever their types.",
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
    "Activity",
    "Anime",
    "AnimeListEntry",
    "Chapter",
    "CustomList",
    "Delivery",
    "DeliveryCorrection",
    "IgnoredShow",
    "ListImport",
    "Manga",
    "MangaListEntry",
    "MappingProposal",
    "MappingRule",
    "MediaServer",
    "MovieRelease",
    "Notice",
    "Person",
    "Play",
    "Studio",
    "User",
    "Viewer",
    "Volume"
   ],
   "usedBy": [
    "Query.node",
    "Query.nodes"
   ],
   "examples": [
    "node",
    "nodes"
   ]
  },
  {
   "name": "Notice",
   "kind": "object",
   "description": "One line of the inbox.",
   "fields": [
    {
     "name": "actor",
     "type": "User",
     "description": "Whose doing it is; null where it tells of a thing.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "createdAt",
     "type": "DateTime!",
     "description": "When it happened.",
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
     "description": "Id of the notice, for `markNoticesRead`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "kind",
     "type": "NoticeKind!",
     "description": "What it tells.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "readAt",
     "type": "DateTime",
     "description": "Null: not read yet.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "subject",
     "type": "String",
     "description": "The name of the thing it tells of: a media server, a work.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "subjectId",
     "type": "ID",
     "description": "Of that thing: the media server (also of what waits for a word), the export.",
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
    "NoticeConnection.nodes",
    "NoticeEdge.node"
   ],
   "examples": [
    "inbox"
   ]
  },
  {
   "name": "NoticeConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[NoticeEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[Notice!]!",
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
     "description": "Where the page stands in the list.",
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
    "Viewer.notices"
   ],
   "examples": [
    "inbox"
   ]
  },
  {
   "name": "NoticeEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "Notice!",
     "description": "The item.",
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
    "NoticeConnection.edges"
   ],
   "examples": [
    "inbox"
   ]
  },
  {
   "name": "NoticeKind",
   "kind": "enum",
   "description": "What a notice tells. There will be more kinds.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "EXPORT_FAILED",
     "description": "A scheduled export of your list failed.",
     "deprecation": null
    },
    {
     "name": "FOLLOWED",
     "description": "Somebody follows you.",
     "deprecation": null
    },
    {
     "name": "FOLLOW_ACCEPTED",
     "description": "Somebody accepted your request to follow them.",
     "deprecation": null
    },
    {
     "name": "FOLLOW_REQUESTED",
     "description": "Somebody asks to follow you.",
     "deprecation": null
    },
    {
     "name": "SCROBBLE_ASKED",
     "description": "A play of a media server waits for you to say whether to record it.",
     "deprecation": null
    },
    {
     "name": "SERVER_FAILING",
     "description": "The last plays of a media server could not be recorded.",
     "deprecation": null
    },
    {
     "name": "SERVER_SILENT",
     "description": "A media server has sent nothing for two weeks.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Notice.kind"
   ],
   "examples": [
    "inbox"
   ]
  },
  {
   "name": "PageInfo",
   "kind": "object",
   "description": "Where a page stands in its list.",
   "fields": [
    {
     "name": "endCursor",
     "type": "String",
     "description": "Cursor of the last item; null on an empty page.",
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
     "description": "Whether items follow this page.",
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
     "description": "Whether items precede this page.",
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
     "description": "Cursor of the first item; null on an empty page.",
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
    "ActivityConnection.pageInfo",
    "AiringScheduleConnection.pageInfo",
    "AnimeConnection.pageInfo",
    "AnimeListConnection.pageInfo",
    "ChapterConnection.pageInfo",
    "ChapterReleaseConnection.pageInfo",
    "DeliveryConnection.pageInfo",
    "EntryPlayConnection.pageInfo",
    "ListImportRowConnection.pageInfo",
    "MangaConnection.pageInfo",
    "MangaListConnection.pageInfo",
    "MovieReleaseConnection.pageInfo",
    "NoticeConnection.pageInfo",
    "PersonCreditConnection.pageInfo",
    "PlayConnection.pageInfo",
    "UserConnection.pageInfo",
    "VolumeConnection.pageInfo"
   ],
   "examples": [
    "releases-by-cursor",
    "native-search"
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
    "Chapter.releaseDate",
    "DataSource.asOf",
    "DateRange.greater",
    "DateRange.less",
    "HeatMapDay.on",
    "ListPass.completedOn",
    "ListPass.startedOn",
    "Manga.endDate",
    "Manga.startDate",
    "MangaListEntry.completedOn",
    "MangaListEntry.startedOn",
    "MovieRelease.releaseDate",
    "Mutation.finishAnimePass",
    "Mutation.finishMangaPass",
    "Mutation.startAnimePass",
    "Mutation.startMangaPass",
    "Query.chapterReleases",
    "Query.movieReleases",
    "Query.resolveEpisode",
    "SaveAnimeListEntryInput.completedOn",
    "SaveAnimeListEntryInput.startedOn",
    "SaveMangaListEntryInput.completedOn",
    "SaveMangaListEntryInput.startedOn",
    "User.heatMap",
    "Viewer.heatMap",
    "Volume.releaseDate"
   ],
   "examples": [
    "data-sources",
    "studio"
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
     "description": "Id of the object. No two objects share one, whatever their types.",
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
     "description": "The name in its own script; null where no source gives it.",
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
   ],
   "examples": [
    "person",
    "credits-by-cursor"
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
     "description": "What they did.",
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
   ],
   "examples": [
    "person",
    "credits-by-cursor"
   ]
  },
  {
   "name": "PersonCreditConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[PersonCreditEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "description": "Where the page stands in the list.",
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
   ],
   "examples": [
    "person",
    "credits-by-cursor"
   ]
  },
  {
   "name": "PersonCreditEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "description": "The item.",
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
   ],
   "examples": [
    "credits-by-cursor"
   ]
  },
  {
   "name": "Play",
   "kind": "object",
   "description": "One act of watching or reading: one unit, or several that were marked at once.",
   "fields": [
    {
     "name": "anime",
     "type": "Anime",
     "description": "The anime; null where it is a manga.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "batchId",
     "type": "ID!",
     "description": "What `undo` takes back.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "fromUnit",
     "type": "Float!",
     "description": "The first of them.",
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
     "description": "Id of the play.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "manga",
     "type": "Manga",
     "description": "The manga; null where it is an anime.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "media",
     "type": "ListMedia!",
     "description": "Whether an episode was watched or a chapter read.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "pass",
     "type": "Int!",
     "description": "0 the first time through, else the number of the rewatch or reread.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "playedAt",
     "type": "DateTime!",
     "description": "When it was watched or read.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "recordedAt",
     "type": "DateTime!",
     "description": "When it was recorded here, which may be much later.",
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
     "type": "PlaySource!",
     "description": "What recorded it.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "unit",
     "type": "Float!",
     "description": "The episode or chapter; the last of several.",
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
    "EntryPlayConnection.nodes",
    "EntryPlayEdge.node",
    "PlayConnection.nodes",
    "PlayEdge.node"
   ],
   "examples": [
    "history",
    "lists-by-cursor"
   ]
  },
  {
   "name": "PlayConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[PlayEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[Play!]!",
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
     "description": "Where the page stands in the list.",
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
    "Viewer.history"
   ],
   "examples": [
    "history",
    "lists-by-cursor"
   ]
  },
  {
   "name": "PlayEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "Play!",
     "description": "The item.",
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
    "PlayConnection.edges"
   ],
   "examples": [
    "lists-by-cursor"
   ]
  },
  {
   "name": "PlaySource",
   "kind": "enum",
   "description": "What recorded a play.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "API",
     "description": "An app that uses this API.",
     "deprecation": null
    },
    {
     "name": "EXTENSION",
     "description": "The browser extension.",
     "deprecation": null
    },
    {
     "name": "IMPORT",
     "description": "An imported list.",
     "deprecation": null
    },
    {
     "name": "JELLYFIN",
     "description": "A Jellyfin or Emby server.",
     "deprecation": null
    },
    {
     "name": "PLEX",
     "description": "A Plex server.",
     "deprecation": null
    },
    {
     "name": "SYNC",
     "description": "A linked account at another tracker.",
     "deprecation": null
    },
    {
     "name": "WEB",
     "description": "The pages of this site.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Play.source"
   ],
   "examples": [
    "history",
    "lists-by-cursor"
   ]
  },
  {
   "name": "Preferences",
   "kind": "object",
   "description": "What a user prefers, and who may see what of them.",
   "fields": [
    {
     "name": "activityVisibility",
     "type": "Visibility!",
     "description": "Who may see the activities.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "bio",
     "type": "String!",
     "description": "Markdown, as it was written.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "listVisibility",
     "type": "Visibility!",
     "description": "Who may see the list, its statistics and the favourites.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "locale",
     "type": "Locale",
     "description": "Null: as the browser says.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "profileVisibility",
     "type": "Visibility!",
     "description": "Who may see the profile.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "region",
     "type": "String",
     "description": "Where titles are streamed, ISO 3166-1: \"JP\"; null: not said.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "scoreFormat",
     "type": "ScoreFormat!",
     "description": "The scale scores are shown and typed in on the pages.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "showsAdult",
     "type": "Boolean!",
     "description": "Whether adult titles are shown to this account at all.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "theme",
     "type": "Theme!",
     "description": "The colours of the pages.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "timeZone",
     "type": "String",
     "description": "IANA name; null: as the browser says.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "titleLanguage",
     "type": "TitleLanguage!",
     "description": "The language titles are shown in.",
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
    "UpdatePreferencesPayload.preferences",
    "Viewer.preferences"
   ],
   "examples": [
    "looks",
    "update-preferences"
   ]
  },
  {
   "name": "PreferencesInput",
   "kind": "input",
   "description": "What is to change; what is left out stays.",
   "fields": [],
   "inputs": [
    {
     "name": "activityVisibility",
     "type": "Visibility",
     "description": "Who may see the activities.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "bio",
     "type": "String",
     "description": "Markdown, at most 2,000 characters.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "listVisibility",
     "type": "Visibility",
     "description": "Who may see the list, its statistics and the favourites.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "locale",
     "type": "Locale",
     "description": "Language of the pages; null takes the language of the browser.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "profileVisibility",
     "type": "Visibility",
     "description": "Who may see the profile.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "region",
     "type": "String",
     "description": "Where titles are streamed: ISO 3166-1 alpha-2, such as \"JP\"; null clears it.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "scoreFormat",
     "type": "ScoreFormat",
     "description": "The scale scores are shown and typed in on the pages.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "showsAdult",
     "type": "Boolean",
     "description": "Whether adult titles are shown to this account at all.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "theme",
     "type": "Theme",
     "description": "The colours of the pages.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "timeZone",
     "type": "String",
     "description": "Name of an IANA time zone, such as \"Asia/Tokyo\"; null takes the zone of the browser.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "titleLanguage",
     "type": "TitleLanguage",
     "description": "The language titles are shown in.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "Mutation.updatePreferences"
   ],
   "examples": [
    "update-preferences"
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
     "description": "Requests allowed within `seconds`, on average.",
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
     "description": "Length of the window in seconds.",
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
   ],
   "examples": [
    "tiers"
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
     "description": "The tier the caller has.",
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
   ],
   "examples": [
    "rate-limit"
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
     "description": "The instant at which more is granted, in whole seconds, rounded up.",
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
     "description": "Length of the window in seconds.",
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
   ],
   "examples": [
    "rate-limit"
   ]
  },
  {
   "name": "RecordPlayInput",
   "kind": "input",
   "description": "What was watched or read, and when.",
   "fields": [],
   "inputs": [
    {
     "name": "animeId",
     "type": "ID",
     "description": "Either this or \"mangaId\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "fromUnit",
     "type": "Float",
     "description": "The first, where several are meant.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "mangaId",
     "type": "ID",
     "description": "Either this or \"animeId\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "playedAt",
     "type": "DateTime",
     "description": "Now unless said.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "unit",
     "type": "Float!",
     "description": "The episode or chapter; the last of several.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "Mutation.recordPlay"
   ],
   "examples": [
    "record-play"
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
     "description": "How the other work relates to this one.",
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
   ],
   "examples": [
    "search-manga"
   ]
  },
  {
   "name": "RelationType",
   "kind": "enum",
   "description": "How another work relates to the one it is shown on.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ADAPTATION",
     "description": "The other work was made from this one.",
     "deprecation": null
    },
    {
     "name": "SOURCE",
     "description": "This work was made from the other one.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Relation.relationType"
   ],
   "examples": [
    "search-manga"
   ]
  },
  {
   "name": "SaveAnimeListEntriesPayload",
   "kind": "object",
   "description": "What became of several entries of anime.",
   "fields": [
    {
     "name": "results",
     "type": "[AnimeListEntryPayload!]!",
     "description": "What became of each, in the order they were given.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 50
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Mutation.deleteAnimeListEntries",
    "Mutation.saveAnimeListEntries"
   ],
   "examples": [
    "delete-anime-entries",
    "save-anime-entries"
   ]
  },
  {
   "name": "SaveAnimeListEntryInput",
   "kind": "input",
   "description": "An edit of an entry, or a new one. What is not named stays as it is; null clears it.",
   "fields": [],
   "inputs": [
    {
     "name": "animeId",
     "type": "ID",
     "description": "Either this or \"externalId\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "completedOn",
     "type": "PartialDate",
     "description": "When it was finished for the first time.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "customLists",
     "type": "[ID!]",
     "description": "Ids of the custom lists it stands on.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "externalId",
     "type": "ExternalIdInput",
     "description": "Names the work by its id at another site, in place of the id here.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isHiddenFromStatusLists",
     "type": "Boolean",
     "description": "Whether to show it on its custom lists only.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "notes",
     "type": "String",
     "description": "Markdown, at most 10,000 characters.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "priority",
     "type": "Int",
     "description": "0 none, 1 low, 2 medium, 3 high.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "progress",
     "type": "Int",
     "description": "Episodes watched.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "repeatCount",
     "type": "Int",
     "description": "Times finished after the first, 0 to 10,000.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "score",
     "type": "Float",
     "description": "In the format beside it.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "scoreFormat",
     "type": "ScoreFormat",
     "description": "The scale \"score\" is given in.",
     "defaultValue": "POINT_100",
     "deprecation": null
    },
    {
     "name": "startedOn",
     "type": "PartialDate",
     "description": "When it was begun.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "status",
     "type": "ListStatus",
     "description": "The status. Unless given, it follows from the progress.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "[String!]",
     "description": "All tags the entry is to have, at most 50 of at most 50 characters.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version the edit was made on. When the entry has moved on since, nothing is written and the answer says so.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "visibility",
     "type": "Visibility",
     "description": "Who may see the entry, among those who may see the list.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "Mutation.saveAnimeListEntries",
    "Mutation.saveAnimeListEntry"
   ],
   "examples": [
    "save-anime-entry",
    "save-anime-entries"
   ]
  },
  {
   "name": "SaveMangaListEntriesPayload",
   "kind": "object",
   "description": "What became of several entries of manga.",
   "fields": [
    {
     "name": "results",
     "type": "[MangaListEntryPayload!]!",
     "description": "What became of each, in the order they were given.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 50
     },
     "deprecation": null
    }
   ],
   "inputs": [],
   "values": [],
   "members": [],
   "usedBy": [
    "Mutation.deleteMangaListEntries",
    "Mutation.saveMangaListEntries"
   ],
   "examples": [
    "delete-manga-entries",
    "save-manga-entries"
   ]
  },
  {
   "name": "SaveMangaListEntryInput",
   "kind": "input",
   "description": "An edit of an entry, or a new one. What is not named stays as it is; null clears it.",
   "fields": [],
   "inputs": [
    {
     "name": "completedOn",
     "type": "PartialDate",
     "description": "When it was finished for the first time.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "customLists",
     "type": "[ID!]",
     "description": "Ids of the custom lists it stands on.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "externalId",
     "type": "ExternalIdInput",
     "description": "Names the work by its id at another site, in place of the id here.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "isHiddenFromStatusLists",
     "type": "Boolean",
     "description": "Whether to show it on its custom lists only.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "mangaId",
     "type": "ID",
     "description": "Either this or \"externalId\".",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "notes",
     "type": "String",
     "description": "Markdown, at most 10,000 characters.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "priority",
     "type": "Int",
     "description": "0 none, 1 low, 2 medium, 3 high.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "progress",
     "type": "Float",
     "description": "Chapters read, with up to two decimals: 10.5.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "repeatCount",
     "type": "Int",
     "description": "Times finished after the first, 0 to 10,000.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "score",
     "type": "Float",
     "description": "In the format beside it.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "scoreFormat",
     "type": "ScoreFormat",
     "description": "The scale \"score\" is given in.",
     "defaultValue": "POINT_100",
     "deprecation": null
    },
    {
     "name": "startedOn",
     "type": "PartialDate",
     "description": "When it was begun.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "status",
     "type": "ListStatus",
     "description": "The status. Unless given, it follows from the progress.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "tags",
     "type": "[String!]",
     "description": "All tags the entry is to have, at most 50 of at most 50 characters.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "version",
     "type": "Int",
     "description": "The version the edit was made on. When the entry has moved on since, nothing is written and the answer says so.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "visibility",
     "type": "Visibility",
     "description": "Who may see the entry, among those who may see the list.",
     "defaultValue": null,
     "deprecation": null
    },
    {
     "name": "volumeProgress",
     "type": "Int",
     "description": "Volumes read.",
     "defaultValue": null,
     "deprecation": null
    }
   ],
   "values": [],
   "members": [],
   "usedBy": [
    "Mutation.saveMangaListEntries",
    "Mutation.saveMangaListEntry"
   ],
   "examples": [
    "save-manga-entries",
    "save-manga-entry"
   ]
  },
  {
   "name": "SaveOutcome",
   "kind": "enum",
   "description": "What became of an entry.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ADDED",
     "description": "It was added to the list.",
     "deprecation": null
    },
    {
     "name": "DELETED",
     "description": "It was taken off the list.",
     "deprecation": null
    },
    {
     "name": "REFUSED",
     "description": "Nothing was written; `problem` says why.",
     "deprecation": null
    },
    {
     "name": "UNCHANGED",
     "description": "It says all this already, so nothing was written.",
     "deprecation": null
    },
    {
     "name": "UPDATED",
     "description": "It was changed.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "AnimeListEntryPayload.outcome",
    "MangaListEntryPayload.outcome"
   ],
   "examples": [
    "delete-anime-entry",
    "delete-manga-entry"
   ]
  },
  {
   "name": "ScoreFormat",
   "kind": "enum",
   "description": "The scale of a score.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "POINT_3",
     "description": "0 to 3, shown as faces.",
     "deprecation": null
    },
    {
     "name": "POINT_4",
     "description": "0 to 4, shown as grades.",
     "deprecation": null
    },
    {
     "name": "POINT_5",
     "description": "0 to 5 stars.",
     "deprecation": null
    },
    {
     "name": "POINT_10",
     "description": "0 to 10.",
     "deprecation": null
    },
    {
     "name": "POINT_10_DECIMAL",
     "description": "0 to 10, with one decimal.",
     "deprecation": null
    },
    {
     "name": "POINT_20",
     "description": "0 to 20.",
     "deprecation": null
    },
    {
     "name": "POINT_100",
     "description": "0 to 100.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "AnimeListEntry.score",
    "MangaListEntry.score",
    "Preferences.scoreFormat",
    "PreferencesInput.scoreFormat",
    "SaveAnimeListEntryInput.scoreFormat",
    "SaveMangaListEntryInput.scoreFormat"
   ],
   "examples": [
    "save-anime-entry",
    "list-search"
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
     "description": "October to December.",
     "deprecation": null
    },
    {
     "name": "SPRING",
     "description": "April to June.",
     "deprecation": null
    },
    {
     "name": "SUMMER",
     "description": "July to September.",
     "deprecation": null
    },
    {
     "name": "WINTER",
     "description": "January to March.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Anime.season",
    "Query.airingSchedule",
    "SeasonFilter.in",
    "SeasonFilter.not"
   ],
   "examples": [
    "schedule-basis",
    "season"
   ]
  },
  {
   "name": "SeasonFilter",
   "kind": "input",
   "description": "By a field with one value.",
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
   ],
   "examples": [
    "browse-anime"
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
     "description": "The name in its own script; null where no source gives it.",
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
     "description": "What they did.",
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
   ],
   "examples": [
    "search-manga",
    "browse-genres"
   ]
  },
  {
   "name": "StaffRole",
   "kind": "enum",
   "description": "What somebody did for a work.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ART",
     "description": "Drew it.",
     "deprecation": null
    },
    {
     "name": "CHARACTER_DESIGN",
     "description": "Designed the characters.",
     "deprecation": null
    },
    {
     "name": "DIRECTOR",
     "description": "Directed it.",
     "deprecation": null
    },
    {
     "name": "MUSIC",
     "description": "Composed the music.",
     "deprecation": null
    },
    {
     "name": "ORIGINAL_CREATOR",
     "description": "Made the work it is based on.",
     "deprecation": null
    },
    {
     "name": "OTHER",
     "description": "Something else.",
     "deprecation": null
    },
    {
     "name": "SERIES_COMPOSITION",
     "description": "Planned the story of the whole series, as its head writer.",
     "deprecation": null
    },
    {
     "name": "STORY",
     "description": "Wrote the story.",
     "deprecation": null
    },
    {
     "name": "STORY_AND_ART",
     "description": "Wrote and drew it.",
     "deprecation": null
    },
    {
     "name": "VOICE_ACTOR",
     "description": "Gave a character their voice.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "PersonCredit.role",
    "StaffCredit.role"
   ],
   "examples": [
    "person",
    "search-manga"
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
     "description": "Keys of services, as in `StreamingLink.service`. Keys with a region behind them, such as `bilibili_tw`, are read as those of the service.",
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
   ],
   "examples": [
    "watchable-anime"
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
     "description": "Key of the service, the same in every region.",
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
     "description": "Address of the work at the service.",
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
   ],
   "examples": [
    "watchable-anime"
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
    "ActivityEdge.cursor",
    "AiringScheduleEdge.cursor",
    "AiringScheduleEntry.streaming",
    "Anime.genres",
    "Anime.movieReleases",
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
    "AnimeListEntry.history",
    "AnimeListEntry.notes",
    "AnimeListEntry.tags",
    "AnimeListFilter.search",
    "AnimeListFilter.tag",
    "CatalogueWord.name",
    "Chapter.label",
    "Chapter.language",
    "Chapter.source",
    "Chapter.title",
    "Chapter.url",
    "Chapter.volume",
    "ChapterEdge.cursor",
    "ChapterReleaseEdge.cursor",
    "CustomList.name",
    "DataSource.attribution",
    "DataSource.licence",
    "DataSource.name",
    "DataSource.url",
    "DataSource.version",
    "Delivery.event",
    "Delivery.payload",
    "Delivery.serverUser",
    "Delivery.showTitle",
    "Delivery.title",
    "DeliveryCorrection.title",
    "DeliveryEdge.cursor",
    "DeliveryRule.source",
    "EntryPlayEdge.cursor",
    "ExternalId.id",
    "ExternalId.site",
    "ExternalId.value",
    "ExternalIdInput.id",
    "ExternalIdInput.site",
    "IgnoredShow.title",
    "ListCount.value",
    "ListImport.fault",
    "ListImport.fileName",
    "ListImport.format",
    "ListImport.rows",
    "ListImportProblem.message",
    "ListImportRow.reason",
    "ListImportRow.title",
    "ListImportRow.warnings",
    "ListImportRowEdge.cursor",
    "ListProblem.message",
    "ListStatisticSlice.value",
    "Manga.chapters",
    "Manga.countryOfOrigin",
    "Manga.coverImage",
    "Manga.genres",
    "Manga.latestChapter",
    "Manga.magazine",
    "Manga.publisher",
    "Manga.sources",
    "Manga.tags",
    "Manga.titleEnglish",
    "Manga.titleNative",
    "Manga.titleRomaji",
    "Manga.volumes",
    "MangaEdge.cursor",
    "MangaListEdge.cursor",
    "MangaListEntry.history",
    "MangaListEntry.notes",
    "MangaListEntry.tags",
    "MangaListFilter.search",
    "MangaListFilter.tag",
    "MappingProposal.evidence",
    "MappingRule.source",
    "MappingRule.version",
    "MediaServer.deliveries",
    "MediaServer.name",
    "MovieRelease.note",
    "MovieRelease.region",
    "MovieRelease.source",
    "MovieReleaseEdge.cursor",
    "Mutation.acceptFollowRequest",
    "Mutation.blockUser",
    "Mutation.createCustomList",
    "Mutation.declineFollowRequest",
    "Mutation.fetchListImport",
    "Mutation.followUser",
    "Mutation.removeFollower",
    "Mutation.unblockUser",
    "Mutation.unfollowUser",
    "Mutation.updateCustomList",
    "Notice.subject",
    "NoticeEdge.cursor",
    "PageInfo.endCursor",
    "PageInfo.startCursor",
    "Person.credits",
    "Person.name",
    "Person.nameNative",
    "PersonCreditEdge.cursor",
    "PlayEdge.cursor",
    "Preferences.bio",
    "Preferences.region",
    "Preferences.timeZone",
    "PreferencesInput.bio",
    "PreferencesInput.region",
    "PreferencesInput.timeZone",
    "Query.activityFeed",
    "Query.airingSchedule",
    "Query.animeByExternalId",
    "Query.browseAnime",
    "Query.browseManga",
    "Query.chapterReleases",
    "Query.mangaByExternalId",
    "Query.movieReleases",
    "Query.resolveEpisode",
    "Query.searchAnime",
    "Query.searchManga",
    "Query.streamingServices",
    "Query.user",
    "RateLimitPolicy.name",
    "Relation.source",
    "SaveAnimeListEntryInput.notes",
    "SaveAnimeListEntryInput.tags",
    "SaveMangaListEntryInput.notes",
    "SaveMangaListEntryInput.tags",
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
    "User.activity",
    "User.animeList",
    "User.bio",
    "User.followers",
    "User.following",
    "User.mangaList",
    "User.username",
    "UserEdge.cursor",
    "Viewer.activity",
    "Viewer.animeList",
    "Viewer.blockedUsers",
    "Viewer.followRequests",
    "Viewer.history",
    "Viewer.mangaList",
    "Viewer.notices",
    "Viewer.upNextAnime",
    "Viewer.upNextManga",
    "Viewer.username",
    "Volume.label",
    "Volume.language",
    "Volume.source",
    "Volume.title",
    "Volume.url",
    "VolumeEdge.cursor"
   ],
   "examples": [
    "tags",
    "genres"
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
     "description": "Id of the object. No two objects share one, whatever their types.",
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
     "description": "Name of the studio.",
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
   ],
   "examples": [
    "studio",
    "browse-genres"
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
     "description": "The title.",
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
   ],
   "examples": [
    "anime"
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
   ],
   "examples": [
    "narrow-manga"
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
   ],
   "examples": [
    "browse-manga",
    "browse-genres"
   ]
  },
  {
   "name": "Theme",
   "kind": "enum",
   "description": "The colours of the pages.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "DARK",
     "description": "Light on dark.",
     "deprecation": null
    },
    {
     "name": "LIGHT",
     "description": "Dark on light.",
     "deprecation": null
    },
    {
     "name": "SYSTEM",
     "description": "As the device is set.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Preferences.theme",
    "PreferencesInput.theme"
   ],
   "examples": [
    "looks"
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
     "description": "Which fields a caller of this tier may read.",
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
     "description": "Whether this tier may read the release dates of films.",
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
     "description": "Whether this tier may read streaming links.",
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
     "description": "Whether this tier may receive outbound webhooks.",
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
     "description": "The tier, as `rateLimit.tier` names it.",
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
     "description": "How often a caller of this tier may ask.",
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
     "description": "Its name as people read it: \"Indie\".",
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
   ],
   "examples": [
    "tiers"
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
     "description": "No credential.",
     "deprecation": null
    },
    {
     "name": "COMMERCIAL",
     "description": "The plan for businesses.",
     "deprecation": null
    },
    {
     "name": "FREE",
     "description": "An account without a paid plan.",
     "deprecation": null
    },
    {
     "name": "INDIE",
     "description": "The plan for apps of one person or a small team.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "RateLimit.tier",
    "Tier.name"
   ],
   "examples": [
    "tiers",
    "rate-limit"
   ]
  },
  {
   "name": "TitleLanguage",
   "kind": "enum",
   "description": "In which language titles are shown, where there is one in it.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "ENGLISH",
     "description": "English, where there is an English title.",
     "deprecation": null
    },
    {
     "name": "NATIVE",
     "description": "The language of the country the work comes from.",
     "deprecation": null
    },
    {
     "name": "ROMAJI",
     "description": "Japanese in Latin letters.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Preferences.titleLanguage",
    "PreferencesInput.titleLanguage"
   ],
   "examples": [
    "update-preferences"
   ]
  },
  {
   "name": "UpNextOrder",
   "kind": "enum",
   "description": "What comes first among the works to go on with.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "BEHIND",
     "description": "What has most left to watch or read.",
     "deprecation": null
    },
    {
     "name": "RELEASED",
     "description": "What came out last.",
     "deprecation": null
    },
    {
     "name": "WATCHED",
     "description": "What was watched or read last.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "Viewer.upNextAnime",
    "Viewer.upNextManga"
   ],
   "examples": [
    "up-next"
   ]
  },
  {
   "name": "UpdatePreferencesPayload",
   "kind": "object",
   "description": "What became of the preferences.",
   "fields": [
    {
     "name": "preferences",
     "type": "Preferences!",
     "description": "All preferences as they are now.",
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
    "Mutation.updatePreferences"
   ],
   "examples": [
    "update-preferences"
   ]
  },
  {
   "name": "User",
   "kind": "object",
   "description": "A user, as far as the caller may see: fields are null where the user keeps them to followers or to themselves.",
   "fields": [
    {
     "name": "access",
     "type": "UserAccess!",
     "description": "How much of this user the caller may see.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "activity",
     "type": "ActivityConnection",
     "description": "What the user did, the latest first, as far as the caller may see it.",
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
       "name": "media",
       "type": "ListMedia",
       "description": "Only activities about anime, or only about manga; both unless given.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "core",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "animeList",
     "type": "AnimeListConnection",
     "description": "The anime of the user, as far as the caller may see them.",
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
       "type": "AnimeListFilter",
       "description": "Only entries that match; all of them unless given.",
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
       "type": "ListSort",
       "description": "The order of the entries.",
       "defaultValue": "UPDATED_AT_DESC",
       "deprecation": null
      },
      {
       "name": "status",
       "type": "ListStatus",
       "description": "Short for a filter by one status.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "core",
     "cost": {
      "reading": 10,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "bio",
     "type": "String",
     "description": "What the user writes about themselves: Markdown, as it was written.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "favouriteAnime",
     "type": "[Anime!]",
     "description": "The favourite anime of the user, as far as the caller may see them; null where the list is closed to the caller.",
     "args": [],
     "tier": "core",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "favouriteManga",
     "type": "[Manga!]",
     "description": "The favourite manga of the user, as far as the caller may see them; null where the list is closed to the caller.",
     "args": [],
     "tier": "core",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "followState",
     "type": "FollowState!",
     "description": "Whether the caller follows this user.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "followers",
     "type": "UserConnection",
     "description": "Who follows this user, the latest first, as far as the caller may know of them.",
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
     "tier": "core",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "following",
     "type": "UserConnection",
     "description": "Whom this user follows, the latest first, as far as the caller may know of them.",
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
     "tier": "core",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "heatMap",
     "type": "[HeatMapDay!]",
     "description": "Plays by day where the user lives; days without any are left out.",
     "args": [
      {
       "name": "from",
       "type": "PartialDate!",
       "description": "The first day, `YYYY-MM-DD`.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "media",
       "type": "ListMedia",
       "description": "Only plays of anime, or only of manga; both unless given.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "to",
       "type": "PartialDate!",
       "description": "The last day, `YYYY-MM-DD`.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "core",
     "cost": {
      "reading": 10,
      "items": 200
     },
     "deprecation": null
    },
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the user. It stays when the name changes.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isBlocked",
     "type": "Boolean!",
     "description": "Whether the caller has blocked this user.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isFollower",
     "type": "Boolean!",
     "description": "Whether this user follows the caller.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isRequesting",
     "type": "Boolean!",
     "description": "Whether this user asks to follow the caller and waits for an answer.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "isViewer",
     "type": "Boolean!",
     "description": "Whether this is the caller.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "joinedAt",
     "type": "DateTime",
     "description": "When the account was made; null where the profile is closed to the caller.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "mangaList",
     "type": "MangaListConnection",
     "description": "The manga of the user, as far as the caller may see them.",
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
       "type": "MangaListFilter",
       "description": "Only entries that match; all of them unless given.",
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
       "type": "ListSort",
       "description": "The order of the entries.",
       "defaultValue": "UPDATED_AT_DESC",
       "deprecation": null
      },
      {
       "name": "status",
       "type": "ListStatus",
       "description": "Short for a filter by one status.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "core",
     "cost": {
      "reading": 10,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "statistics",
     "type": "ListStatistics",
     "description": "What the list amounts to, without the entries that the caller may not see.",
     "args": [
      {
       "name": "media",
       "type": "ListMedia!",
       "description": "Which list to measure.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "core",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "username",
     "type": "String!",
     "description": "Name of the user, in the case they chose.",
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
    "Activity.user",
    "Notice.actor",
    "Query.user",
    "UserConnection.nodes",
    "UserEdge.node",
    "UserPayload.user",
    "Viewer.profile"
   ],
   "examples": [
    "user",
    "block-user"
   ]
  },
  {
   "name": "UserAccess",
   "kind": "enum",
   "description": "How much of a user the caller may see.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "FULL",
     "description": "Everything the user shows to the caller.",
     "deprecation": null
    },
    {
     "name": "LIMITED",
     "description": "Only the name, until the user lets the caller follow.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "User.access"
   ],
   "examples": [
    "user"
   ]
  },
  {
   "name": "UserConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[UserEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[User!]!",
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
     "description": "Where the page stands in the list.",
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
    "User.followers",
    "User.following",
    "Viewer.blockedUsers",
    "Viewer.followRequests"
   ],
   "examples": [
    "blocked"
   ]
  },
  {
   "name": "UserEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "User!",
     "description": "The item.",
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
    "UserConnection.edges"
   ],
   "examples": [
    "blocked"
   ]
  },
  {
   "name": "UserPayload",
   "kind": "object",
   "description": "What became of the standing of the signed-in user with another.",
   "fields": [
    {
     "name": "user",
     "type": "User",
     "description": "The other; null when they are not to be seen any longer.",
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
    "Mutation.acceptFollowRequest",
    "Mutation.blockUser",
    "Mutation.declineFollowRequest",
    "Mutation.followUser",
    "Mutation.removeFollower",
    "Mutation.unblockUser",
    "Mutation.unfollowUser"
   ],
   "examples": [
    "block-user",
    "follow-user"
   ]
  },
  {
   "name": "Viewer",
   "kind": "object",
   "description": "The signed-in user.",
   "fields": [
    {
     "name": "activity",
     "type": "ActivityConnection",
     "description": "What the user did, the latest first.",
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
       "name": "media",
       "type": "ListMedia",
       "description": "Only activities about anime, or only about manga; both unless given.",
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
     "name": "animeList",
     "type": "AnimeListConnection",
     "description": "The anime of the user, most recently changed first unless asked otherwise. A page has at most 500.",
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
       "type": "AnimeListFilter",
       "description": "Only entries that match; all of them unless given.",
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
       "type": "ListSort",
       "description": "The order of the entries.",
       "defaultValue": "UPDATED_AT_DESC",
       "deprecation": null
      },
      {
       "name": "status",
       "type": "ListStatus",
       "description": "Short for a filter by one status.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 10,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "blockedUsers",
     "type": "UserConnection",
     "description": "Whom the user has blocked, the latest first. Needs the scope `read:profile`.",
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
     "name": "customLists",
     "type": "[CustomList!]",
     "description": "The lists of the user’s own making, in their order.",
     "args": [
      {
       "name": "media",
       "type": "ListMedia!",
       "description": "Whether to read the custom lists of anime or of manga.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 10
     },
     "deprecation": null
    },
    {
     "name": "delivery",
     "type": "Delivery",
     "description": "One delivery of the media servers of the user. Needs the scope `read:list`.",
     "args": [
      {
       "name": "id",
       "type": "ID!",
       "description": "`Delivery.id`.",
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
     "name": "favouriteAnime",
     "type": "[Anime!]",
     "description": "The favourite anime of the user, in the order they were chosen; at most 500.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "favouriteManga",
     "type": "[Manga!]",
     "description": "The favourite manga of the user, in the order they were chosen; at most 500.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 25
     },
     "deprecation": null
    },
    {
     "name": "followRequests",
     "type": "UserConnection",
     "description": "Who asks to follow the user, the latest first. Needs the scope `read:profile`.",
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
     "name": "heatMap",
     "type": "[HeatMapDay!]",
     "description": "Plays by day, of at most 366 days; days without any are left out.",
     "args": [
      {
       "name": "from",
       "type": "PartialDate!",
       "description": "The first day, `YYYY-MM-DD`.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "media",
       "type": "ListMedia",
       "description": "Only plays of anime, or only of manga; both unless given.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "to",
       "type": "PartialDate!",
       "description": "The last day, `YYYY-MM-DD`.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 10,
      "items": 200
     },
     "deprecation": null
    },
    {
     "name": "history",
     "type": "PlayConnection",
     "description": "What the user watched and read, the latest first.",
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
       "name": "from",
       "type": "DateTime",
       "description": "Not before.",
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
       "name": "media",
       "type": "ListMedia",
       "description": "Only plays of anime, or only of manga; both unless given.",
       "defaultValue": null,
       "deprecation": null
      },
      {
       "name": "to",
       "type": "DateTime",
       "description": "Before.",
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
     "description": "Id of this view of the account, for caches and `node`. The id of the account is `userId`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "listCounts",
     "type": "ListCounts",
     "description": "How many entries stand on each part of the list of the user, and their tags.",
     "args": [
      {
       "name": "media",
       "type": "ListMedia!",
       "description": "Which list to count.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 10,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "listImport",
     "type": "ListImport",
     "description": "One of the user’s imports.",
     "args": [
      {
       "name": "id",
       "type": "ID!",
       "description": "Id of the import.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 5,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "listImports",
     "type": "[ListImport!]",
     "description": "The imports of the last 30 days, the latest first; at most 50.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 5,
      "items": 10
     },
     "deprecation": null
    },
    {
     "name": "mangaList",
     "type": "MangaListConnection",
     "description": "The manga of the user, most recently changed first unless asked otherwise. A page has at most 500.",
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
       "type": "MangaListFilter",
       "description": "Only entries that match; all of them unless given.",
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
       "type": "ListSort",
       "description": "The order of the entries.",
       "defaultValue": "UPDATED_AT_DESC",
       "deprecation": null
      },
      {
       "name": "status",
       "type": "ListStatus",
       "description": "Short for a filter by one status.",
       "defaultValue": null,
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 10,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "mappingProposals",
     "type": "[MappingProposal!]",
     "description": "Rules that wait for an editor, the oldest hundred. Editors only; needs the scope `write:catalog`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 100
     },
     "deprecation": null
    },
    {
     "name": "mediaServer",
     "type": "MediaServer",
     "description": "One media server of the user. Needs the scope `read:list`.",
     "args": [
      {
       "name": "id",
       "type": "ID!",
       "description": "`MediaServer.id`.",
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
     "name": "mediaServers",
     "type": "[MediaServer!]",
     "description": "The media servers of the user, oldest first. Needs the scope `read:list`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 3
     },
     "deprecation": null
    },
    {
     "name": "notices",
     "type": "NoticeConnection",
     "description": "The inbox, the latest first. Needs the scope `read:profile`.",
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
     "name": "preferences",
     "type": "Preferences",
     "description": "What the user prefers. Needs the scope `read:profile`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "profile",
     "type": "User",
     "description": "The page of the user, as they see it themselves. Needs the scope `read:profile`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "statistics",
     "type": "ListStatistics",
     "description": "What the list of the user amounts to.",
     "args": [
      {
       "name": "media",
       "type": "ListMedia!",
       "description": "Which list to measure.",
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
     "name": "unreadNoticeCount",
     "type": "Int",
     "description": "How many notices are not read yet. Needs the scope `read:profile`.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "upNextAnime",
     "type": "AnimeListConnection",
     "description": "What the user is watching, where the next episode has aired.",
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
       "name": "order",
       "type": "UpNextOrder",
       "description": "What comes first.",
       "defaultValue": "WATCHED",
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 10,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "upNextManga",
     "type": "MangaListConnection",
     "description": "What the user is reading, where there is a next chapter.",
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
       "name": "order",
       "type": "UpNextOrder",
       "description": "What comes first.",
       "defaultValue": "WATCHED",
       "deprecation": null
      }
     ],
     "tier": "public",
     "cost": {
      "reading": 10,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "userId",
     "type": "ID!",
     "description": "Id of the account, the same as `User.id` of its profile.",
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
     "description": "Name of the user, in the case they chose.",
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
   ],
   "examples": [
    "looks",
    "blocked"
   ]
  },
  {
   "name": "Visibility",
   "kind": "enum",
   "description": "Who may see something of a user.",
   "fields": [],
   "inputs": [],
   "values": [
    {
     "name": "FOLLOWERS",
     "description": "Those the user lets follow.",
     "deprecation": null
    },
    {
     "name": "PRIVATE",
     "description": "Only the user.",
     "deprecation": null
    },
    {
     "name": "PUBLIC",
     "description": "Everybody.",
     "deprecation": null
    }
   ],
   "members": [],
   "usedBy": [
    "AnimeListEntry.visibility",
    "MangaListEntry.visibility",
    "Preferences.activityVisibility",
    "Preferences.listVisibility",
    "Preferences.profileVisibility",
    "PreferencesInput.activityVisibility",
    "PreferencesInput.listVisibility",
    "PreferencesInput.profileVisibility",
    "SaveAnimeListEntryInput.visibility",
    "SaveMangaListEntryInput.visibility"
   ],
   "examples": [
    "update-preferences"
   ]
  },
  {
   "name": "Volume",
   "kind": "object",
   "description": "A volume of a manga in one language.",
   "fields": [
    {
     "name": "id",
     "type": "ID!",
     "description": "Id of the chapter or volume in this language.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "label",
     "type": "String!",
     "description": "As it is printed: \"10\", \"10.5\", \"Extra 1\".",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "language",
     "type": "String!",
     "description": "BCP 47.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "manga",
     "type": "Manga",
     "description": "The manga it belongs to.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": 1
     },
     "deprecation": null
    },
    {
     "name": "position",
     "type": "Float!",
     "description": "Where it stands among the others: its number, where it has one.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "releaseDate",
     "type": "PartialDate",
     "description": "When it comes out, or came out; null where that is not known.",
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
     "description": "What says so.",
     "args": [],
     "tier": "public",
     "cost": {
      "reading": 0,
      "items": null
     },
     "deprecation": null
    },
    {
     "name": "title",
     "type": "String",
     "description": "Its title; null where it has none, or no source gives it.",
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
     "type": "String",
     "description": "Where it is published.",
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
    "VolumeConnection.nodes",
    "VolumeEdge.node"
   ],
   "examples": [
    "narrow-manga"
   ]
  },
  {
   "name": "VolumeConnection",
   "kind": "object",
   "description": "A page of a list.",
   "fields": [
    {
     "name": "edges",
     "type": "[VolumeEdge!]!",
     "description": "The items of the page, each with its cursor.",
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
     "type": "[Volume!]!",
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
     "description": "Where the page stands in the list.",
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
    "Manga.volumes"
   ],
   "examples": [
    "narrow-manga"
   ]
  },
  {
   "name": "VolumeEdge",
   "kind": "object",
   "description": "An item of a list, with its cursor.",
   "fields": [
    {
     "name": "cursor",
     "type": "String!",
     "description": "Where the item stands in the list: `after` and `before` take it.",
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
     "type": "Volume!",
     "description": "The item.",
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
    "VolumeConnection.edges"
   ],
   "examples": [
    "narrow-manga"
   ]
  }
 ]
};
