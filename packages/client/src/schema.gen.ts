// Written by `npm run generate` from the schema of the server.
import type { Field, Selected } from './selection.ts';

/** RECURRENCE: a source states the recurrence. DERIVED: weekly between the first and the last airing. PREMIERE: only the first airing is known. */
export type AiringBasis = 'DERIVED' | 'PREMIERE' | 'RECURRENCE';

export type AnimeFormat = 'MOVIE' | 'MUSIC' | 'ONA' | 'OVA' | 'SPECIAL' | 'TV' | 'TV_SHORT';

/** Which fields a tier may read: PUBLIC ones, CORE ones too, or all (FULL). */
export type DataAccess = 'CORE' | 'FULL' | 'PUBLIC';

export type EpisodeCountSource = 'ESTIMATED' | 'RECORDED';

export type ListStatus = 'COMPLETED' | 'CURRENT' | 'DROPPED' | 'PAUSED' | 'PLANNING' | 'REPEATING';

export type MediaStatus = 'CANCELLED' | 'FINISHED' | 'HIATUS' | 'NOT_YET_RELEASED' | 'RELEASING';

/** A quarter of the year in Japan; premieres in its last ten days belong to the next. */
export type Season = 'FALL' | 'SPRING' | 'SUMMER' | 'WINTER';

/** What a caller is: anonymous without a credential, otherwise what its account has. */
export type TierName = 'ANONYMOUS' | 'COMMERCIAL' | 'FREE' | 'INDIE';

export interface AiringScheduleConnection {
  edges: Field<Selected[], AiringScheduleEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], AiringScheduleEntry>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface AiringScheduleEdge {
  cursor: Field<string>;
  node: Field<Selected, AiringScheduleEntry>;
}

/** One airing of one anime. */
export interface AiringScheduleEntry {
  airingAt: Field<string>;
  /** The same instant in whole seconds since 1970. */
  airingAtUnix: Field<number>;
  anime: Field<Selected, Anime>;
  basis: Field<AiringBasis>;
  /** Null where it cannot be told from the count of airings. */
  episode: Field<number | null>;
  /** It follows from the recurrence, but no source has confirmed it. */
  isProjected: Field<boolean>;
  /** False where only the day is known, and the time of day is a placeholder. */
  isTimeKnown: Field<boolean>;
  /** Whole seconds from now; negative once it has aired. */
  timeUntilAiring: Field<number>;
}

/** An animated work: a series, a film, a special. */
export interface Anime {
  /** 0 to 100. */
  averageScore: Field<number | null>;
  endDate: Field<string | null>;
  episodeCount: Field<number | null>;
  /** Whether the count is on record or estimated from the length of the run. */
  episodeCountSource: Field<EpisodeCountSource | null>;
  externalIds: Field<Selected[], ExternalId>;
  format: Field<AnimeFormat>;
  id: Field<string>;
  isAdult: Field<boolean>;
  /** The next airing on the schedule. */
  nextAiring: Field<Selected | null, AiringScheduleEntry>;
  officialSite: Field<string | null>;
  season: Field<Season | null>;
  seasonYear: Field<number | null>;
  startDate: Field<string | null>;
  /** Null where no source says whether the run has ended. */
  status: Field<MediaStatus | null>;
  /** For callers of the Indie and Commercial tiers; null below. */
  streamingLinks: Field<Selected[] | null, StreamingLink>;
  synonyms: Field<Selected[], Synonym>;
  titleEnglish: Field<string | null>;
  titleNative: Field<string>;
  titleRomaji: Field<string | null>;
}

/** A page of anime. It also carries the main fields of the best match (deprecated), so that they can be selected directly on a search. */
export interface AnimeConnection {
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  averageScore: Field<number | null>;
  edges: Field<Selected[], AnimeEdge>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  episodeCount: Field<number | null>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  id: Field<string | null>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Anime>;
  pageInfo: Field<Selected, PageInfo>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  status: Field<MediaStatus | null>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleEnglish: Field<string | null>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleNative: Field<string | null>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleRomaji: Field<string | null>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface AnimeEdge {
  cursor: Field<string>;
  node: Field<Selected, Anime>;
}

export interface AnimeListConnection {
  edges: Field<Selected[], AnimeListEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], AnimeListEntry>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface AnimeListEdge {
  cursor: Field<string>;
  node: Field<Selected, AnimeListEntry>;
}

/** One user's standing with one anime. */
export interface AnimeListEntry {
  anime: Field<Selected, Anime>;
  completedOn: Field<string | null>;
  createdAt: Field<string>;
  id: Field<string>;
  /** Episodes watched. */
  progress: Field<number>;
  startedOn: Field<string | null>;
  status: Field<ListStatus>;
  updatedAt: Field<string>;
  /** Counts the changes. */
  version: Field<number>;
}

/** Where facts of the catalogue come from. */
export interface DataSource {
  asOf: Field<string>;
  attribution: Field<string>;
  key: Field<string>;
  licence: Field<string>;
  name: Field<string>;
  url: Field<string>;
  version: Field<string>;
}

/** The id of this work at another database. */
export interface ExternalId {
  /** As the site writes it in addresses: `52991`, `movie/372058`, `tv/95479/season/2`. */
  id: Field<string>;
  /** Whether this work is the one the id stands for, where several share it. */
  isPrimary: Field<boolean>;
  /** `anidb`, `anilist`, `annict`, `bangumi`, `mal`, `syobocal`, `tmdb`, `tvdb`, … */
  site: Field<string>;
}

export interface PageInfo {
  endCursor: Field<string | null>;
  hasNextPage: Field<boolean>;
  hasPreviousPage: Field<boolean>;
  startCursor: Field<string | null>;
}

export interface Query {
  /** With "season" and "year": one entry for each show of that season, its next airing while the season runs, else its first. With "from" and "to" (at most 62 days): every airing between them. With neither: the next 7 days. */
  airingSchedule: Field<Selected, AiringScheduleConnection, { after?: string | null; before?: string | null; continuing?: boolean | null; first?: number | null; from?: string | null; last?: number | null; season?: Season | null; to?: string | null; year?: number | null }>;
  /** One anime, or null when there is none with this id that the caller may see. */
  anime: Field<Selected | null, Anime, { id: string }>;
  /** The public data sets the catalogue was made from, with what must be said of them. */
  dataSources: Field<Selected[], DataSource>;
  /** Where the caller stands with the limits. */
  rateLimit: Field<Selected, RateLimit>;
  /** Anime by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. Best match first, 500 at most; `totalCount` is null when there are more. */
  searchAnime: Field<Selected, AnimeConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; limit?: number | null; query: string }>;
  /** The tiers of the API and what each gives. */
  tiers: Field<Selected[], Tier>;
  /** The signed-in user. Without a credential: null, and the error UNAUTHENTICATED. */
  viewer: Field<Selected | null, Viewer>;
}

/** So many requests in so many seconds. */
export interface Rate {
  requests: Field<number>;
  seconds: Field<number>;
}

/** Where the caller stands with the limits, this request included. */
export interface RateLimit {
  /** Points this request costs, as its `extensions.cost` says too. */
  cost: Field<number>;
  /** Points one request of the caller may cost. */
  costLimit: Field<number>;
  /** Empty where no limit applies. */
  policies: Field<Selected[], RateLimitPolicy>;
  /** Requests that may follow this one at once, by the policy that has least left; null where no limit applies. */
  remaining: Field<number | null>;
  tier: Field<TierName>;
}

/** One limit, as the headers RateLimit-Policy and RateLimit tell it too. */
export interface RateLimitPolicy {
  /** burst: the rate; daily: the cap of the UTC day. */
  name: Field<string>;
  /** Requests in the window. */
  quota: Field<number>;
  /** Requests that may follow this one at once. */
  remaining: Field<number>;
  /** Seconds until more is granted, rounded up. */
  resetSeconds: Field<number>;
  resetsAt: Field<string>;
  windowSeconds: Field<number>;
}

/** A place to watch. */
export interface StreamingLink {
  /** ISO 3166-1 alpha-2 codes; null where the source does not state them. */
  regions: Field<string[] | null>;
  service: Field<string>;
  /** RFC 3339 instant, or the date where only that is known. */
  startsAt: Field<string | null>;
  url: Field<string>;
}

/** Another title a work is known by. */
export interface Synonym {
  /** BCP 47 tag, where the source tells. */
  lang: Field<string | null>;
  text: Field<string>;
}

/** What one tier of the API gives. */
export interface Tier {
  /** Requests that may come at once after a pause, on this instance. */
  burst: Field<number>;
  /** Points of cost one request may have: about the objects it may produce. */
  costLimit: Field<number>;
  /** Requests a UTC day; null: as many as the rate allows. */
  dailyCap: Field<number | null>;
  dataAccess: Field<DataAccess>;
  hasMovieReleases: Field<boolean>;
  hasStreamingLinks: Field<boolean>;
  hasWebhooks: Field<boolean>;
  /** Price a month as a decimal; null when there is nothing to pay. */
  monthlyPrice: Field<string | null>;
  name: Field<TierName>;
  /** Items a page may hold, where the field sets no bounds of its own. */
  pageSize: Field<number>;
  rate: Field<Selected, Rate>;
  title: Field<string>;
  /** Null: best effort. */
  uptimeTarget: Field<string | null>;
}

/** The signed-in user. */
export interface Viewer {
  /** The list of the user, most recently changed first. */
  animeList: Field<Selected, AnimeListConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; status?: ListStatus | null }>;
  id: Field<string>;
  username: Field<string>;
}

/** Lists of the API that come in pages. */
export interface Connections {
  airingSchedule: Field<unknown, AiringScheduleEntry, { after?: string | null; before?: string | null; continuing?: boolean | null; first?: number | null; from?: string | null; last?: number | null; season?: Season | null; to?: string | null; year?: number | null }>;
  searchAnime: Field<unknown, Anime, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; limit?: number | null; query: string }>;
}

/** Of each type its fields that have arguments or fields of their own: the type they lead to, and the types of the arguments. */
export const TYPES: Readonly<
  Record<string, Readonly<Record<string, readonly [(string | null)?, Readonly<Record<string, string>>?]>>>
> = {
 "AiringScheduleConnection": {
  "edges": [
   "AiringScheduleEdge"
  ],
  "nodes": [
   "AiringScheduleEntry"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "AiringScheduleEdge": {
  "node": [
   "AiringScheduleEntry"
  ]
 },
 "AiringScheduleEntry": {
  "anime": [
   "Anime"
  ]
 },
 "Anime": {
  "externalIds": [
   "ExternalId"
  ],
  "nextAiring": [
   "AiringScheduleEntry"
  ],
  "streamingLinks": [
   "StreamingLink"
  ],
  "synonyms": [
   "Synonym"
  ]
 },
 "AnimeConnection": {
  "edges": [
   "AnimeEdge"
  ],
  "nodes": [
   "Anime"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "AnimeEdge": {
  "node": [
   "Anime"
  ]
 },
 "AnimeListConnection": {
  "edges": [
   "AnimeListEdge"
  ],
  "nodes": [
   "AnimeListEntry"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "AnimeListEdge": {
  "node": [
   "AnimeListEntry"
  ]
 },
 "AnimeListEntry": {
  "anime": [
   "Anime"
  ]
 },
 "Query": {
  "airingSchedule": [
   "AiringScheduleConnection",
   {
    "after": "String",
    "before": "String",
    "continuing": "Boolean",
    "first": "Int",
    "from": "DateTime",
    "last": "Int",
    "season": "Season",
    "to": "DateTime",
    "year": "Int"
   }
  ],
  "anime": [
   "Anime",
   {
    "id": "ID!"
   }
  ],
  "dataSources": [
   "DataSource"
  ],
  "rateLimit": [
   "RateLimit"
  ],
  "searchAnime": [
   "AnimeConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "limit": "Int",
    "query": "String!"
   }
  ],
  "tiers": [
   "Tier"
  ],
  "viewer": [
   "Viewer"
  ]
 },
 "RateLimit": {
  "policies": [
   "RateLimitPolicy"
  ]
 },
 "Tier": {
  "rate": [
   "Rate"
  ]
 },
 "Viewer": {
  "animeList": [
   "AnimeListConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "status": "ListStatus"
   }
  ]
 }
};
