import type { PartialDate } from '#slices/catalog/index.ts';

/** The external databases a scrobble is matched by, in the order of the specification: kind A (TMDB), then kind B (TVDB). */
export const MAPPING_KINDS = ['tmdb', 'tvdb'] as const;
export type MappingKind = (typeof MAPPING_KINDS)[number];

export const MAPPING_LEVELS = ['movie', 'show'] as const;
export type MappingLevel = (typeof MAPPING_LEVELS)[number];

/** Season 0 holds the specials of a show. */
export const SPECIALS_SEASON = 0;
/** Stands in `MappingRule.season` for numbers that run through the whole show. */
export const ABSOLUTE_SEASON = -1;

/** What editors of this instance say, above every import. */
export const LOCAL_PRIORITY = 9;
/** Names the rules editors made, as the source of others is a file. */
export const LOCAL_SOURCE = 'local';

/** What computes a rule rather than states it; such a rule gives way to every other and leans on dates. */
export const DERIVED_PRIORITY = 0;

/**
 * One line of the map: external episodes `from`…`to` of a season are the episodes of an anime from `animeFrom` on,
 * one for one where `parts` is 1. A movie is a rule of level `movie` from 1 to 1.
 */
export interface MappingRule {
  kind: MappingKind;
  level: MappingLevel;
  id: number;
  /** Null for movies. */
  season: number | null;
  from: number;
  /** Last external episode, inclusive; null while the end is not known. */
  to: number | null;
  animeId: string;
  animeFrom: number;
  /** n > 1: n external episodes make one of the anime's; n < -1: one external episode holds -n of them. */
  parts: number;
  /** This external episode is not the last part of the anime's: watching it completes nothing yet. */
  partial: boolean;
  /** Belongs to the extras of the entry, not to its run: never recorded. */
  special: boolean;
  /** For derived absolute numbers: the season a library may file them under. */
  ofSeason: number | null;
  /** 9 local override, 3 curated, 2 stated range, 1 default of a list, 0 derived. */
  priority: number;
  /** What its file names as its origin. */
  source: string;
  /** Under which source of imports it is kept, and which version of that; of rules that are kept. */
  file?: string;
  version?: string;
}

/** Where an id of one episode lies: its show, season and number there. */
export interface EpisodeId {
  kind: MappingKind;
  id: number;
  show: number;
  season: number;
  number: number;
}

/** What the resolver must know of an entry. */
export interface AnimeFacts {
  animeId: string;
  titles: readonly string[];
  /** The recorded count; an estimated one is not a bound, so it is null here. */
  episodeCount: number | null;
  startOn: PartialDate | null;
  endOn: PartialDate | null;
  isAdult: boolean;
}

/** An id as a media server states it. On an episode most ids are ids of the episode, not of its show. */
export interface ExternalMediaId {
  kind: MappingKind;
  level: MappingLevel | 'episode';
  id: number;
  /** Season and number where the id itself carries them; the event's stand otherwise. */
  season?: number | null;
  number?: number | null;
  /** The number runs through the whole show, whatever the season says. */
  absolute?: boolean;
}

/** What was watched, as far as matching is concerned. */
export interface WatchedMedia {
  /** What is neither (music, clips, home videos) matches nothing. */
  kind: 'episode' | 'movie' | 'other';
  title: string | null;
  showTitle: string | null;
  season: number | null;
  episode: number | null;
  /** Last episode of a file that holds several. */
  episodeEnd: number | null;
  /** `YYYY-MM-DD`: first broadcast, as the server's metadata has it. */
  airDate: PartialDate | null;
  ids: readonly ExternalMediaId[];
}

/** The map as the resolver reads it: synchronous, read-only. */
export interface MappingGraph {
  rulesOf(kind: MappingKind, level: MappingLevel, id: number): readonly MappingRule[];
  episode(kind: MappingKind, id: number): EpisodeId | undefined;
  anime(animeId: string): AnimeFacts | undefined;
}

export interface Match {
  outcome: 'matched';
  animeId: string;
  /** Episode of the entry, as our database numbers it. */
  episode: number;
  /** A part of that episode only: nothing is completed, nothing is to be recorded. */
  partial: boolean;
  rule: MappingRule;
}

/** From the least to the most telling: of several, the owner of the token is shown the last. */
export const MISS_OUTCOMES = ['no_external_id', 'no_mapping', 'ambiguous', 'out_of_range'] as const;
export type MissOutcome = (typeof MISS_OUTCOMES)[number];

export interface Miss {
  outcome: MissOutcome;
}

export type Resolution = Match | Miss;

export interface ResolveOptions {
  /** The day of the event, `YYYY-MM-DD`. */
  today: PartialDate;
  /** Whether an air date that disproves the kind A match lets kind B decide. */
  trustAirDate: boolean;
}
