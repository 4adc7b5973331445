import type { PartialDate } from '#slices/catalog/index.ts';

/** The external databases that identify a scrobble, in the specification's order: kind A (TMDB), then kind B (TVDB). */
export const MAPPING_KINDS = ['tmdb', 'tvdb'] as const;
export type MappingKind = (typeof MAPPING_KINDS)[number];

export const MAPPING_LEVELS = ['movie', 'show'] as const;
export type MappingLevel = (typeof MAPPING_LEVELS)[number];

/** Season 0 contains the specials of a show. */
export const SPECIALS_SEASON = 0;
/** The `MappingRule.season` of numbers that run through the whole show. */
export const ABSOLUTE_SEASON = -1;

/** The priority of rules of this instance's editors, above every import. */
export const LOCAL_PRIORITY = 9;
/** The source of rules that editors made. Other sources are files. */
export const LOCAL_SOURCE = 'local';

/** The source of rules from ids that name shows, seasons, episodes and films of TMDB. No such id says where an entry ends. */
export const IDS_SOURCE = 'bangumi-data';

/** The least priority of a rule whose list states its very episodes. A list's default for an entry only says where it begins. */
export const STATED_RANGE_PRIORITY = 2;

/** The priority of a computed rule. It ranks below every stated rule, and dates can disprove it. */
export const DERIVED_PRIORITY = 0;

/**
 * One line of the mapping: the external episodes `from`…`to` of a season are the episodes of an anime from `animeFrom` on, one to one if
 * `parts` is 1. A film is a rule of level `movie` from 1 to 1.
 */
export interface MappingRule {
  kind: MappingKind;
  level: MappingLevel;
  id: number;
  /** Null for movies. */
  season: number | null;
  from: number;
  /** The last external episode, inclusive; null if unknown. */
  to: number | null;
  /** Whether its list has no end for it, so that `to` follows from counts and from what comes next. Not stored. */
  isEndCounted?: boolean;
  animeId: string;
  animeFrom: number;
  /** n > 1: n external episodes are one of the anime's. n < -1: one external episode contains -n of the anime's. */
  parts: number;
  /** Whether this external episode is not the last part of the anime's episode, so that watching it completes nothing yet. */
  partial: boolean;
  /** Whether it belongs to the extras of the entry, which are never recorded. */
  special: boolean;
  /** For derived absolute numbers: the season that a library may give them. */
  ofSeason: number | null;
  /** 9 local override, 3 curated, 2 stated range, 1 default of a list, 0 derived. */
  priority: number;
  /** The origin that its file names. */
  source: string;
  /** For stored rules: the source of its import, and that source's version. */
  file?: string;
  version?: string;
}

/** The place of an episode id: its show, season and number. */
export interface EpisodeId {
  kind: MappingKind;
  id: number;
  show: number;
  season: number;
  number: number;
}

/** What the resolver needs to know about an entry. */
export interface AnimeFacts {
  animeId: string;
  titles: readonly string[];
  /** The recorded count; null for an estimate, which is not a bound. */
  episodeCount: number | null;
  startOn: PartialDate | null;
  endOn: PartialDate | null;
  isAdult: boolean;
}

/** An id as a media server states it. Most ids of an episode event name the episode, not its show. */
export interface ExternalMediaId {
  kind: MappingKind;
  level: MappingLevel | 'episode';
  id: number;
  /** Season and number, if the id itself has them. Otherwise those of the event apply. */
  season?: number | null;
  number?: number | null;
  /** Whether the number runs through the whole show, regardless of the season. */
  absolute?: boolean;
}

/** The watched media, as far as matching needs it. */
export interface WatchedMedia {
  /** `chapter` and `other` (music, clips, home videos) match nothing: the mapping is of anime. */
  kind: 'episode' | 'movie' | 'chapter' | 'other';
  title: string | null;
  showTitle: string | null;
  season: number | null;
  episode: number | null;
  /** The last episode of a file with several. */
  episodeEnd: number | null;
  /** `YYYY-MM-DD`: the first broadcast, from the server's metadata. */
  airDate: PartialDate | null;
  ids: readonly ExternalMediaId[];
}

/** The mapping as the resolver reads it: synchronous and read-only. */
export interface MappingGraph {
  rulesOf(kind: MappingKind, level: MappingLevel, id: number): readonly MappingRule[];
  episode(kind: MappingKind, id: number): EpisodeId | undefined;
  anime(animeId: string): AnimeFacts | undefined;
}

export interface Match {
  outcome: 'matched';
  animeId: string;
  /** The episode of the entry, in our numbers. */
  episode: number;
  /** Whether it is only a part of that episode, so that nothing is completed or recorded. */
  partial: boolean;
  rule: MappingRule;
}

/** From the least to the most informative. If there are several, the owner of the token sees the last. */
export const MISS_OUTCOMES = ['no_external_id', 'no_mapping', 'ambiguous', 'out_of_range'] as const;
export type MissOutcome = (typeof MISS_OUTCOMES)[number];

export interface Miss {
  outcome: MissOutcome;
}

export type Resolution = Match | Miss;

export interface ResolveOptions {
  /** The day of the event, `YYYY-MM-DD`. */
  today: PartialDate;
  /** Whether the air date may disprove what a list states. If it disproves the match of kind A, kind B decides. */
  trustAirDate: boolean;
}
