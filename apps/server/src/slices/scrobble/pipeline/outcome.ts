import type { ServerKind } from '../servers/kind.ts';
import type { MangaSuggestion, Suggestion } from '../shows/rules/suggestion.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { MappingKind, MappingLevel } from '#slices/mapping/index.ts';

/** An episode of ours. */
export interface OwnEpisode {
  animeId: string;
  episode: number;
}

/** A chapter of ours. */
export interface OwnChapter {
  mangaId: string;
  chapter: number;
}

/** What somebody watched or read, of ours. */
export type OwnUnit = OwnEpisode | OwnChapter;

/** The same in the words that both media share. */
export const unitOf = (own: OwnUnit): { media: Media; workId: string; unit: number } =>
  'animeId' in own
    ? { media: 'ANIME', workId: own.animeId, unit: own.episode }
    : { media: 'MANGA', workId: own.mangaId, unit: own.chapter };

/** What decided a match. */
interface Reason {
  /**
   * The mapping, an id of the work itself, a correction of the owner for this show, the owner for this delivery only, what the owner said
   * that the show is, what others agree on, or the title alone, of an anime with the date.
   */
  by?: 'mapping' | 'tracker' | 'correction' | 'owner' | 'confirmed' | 'agreed' | 'title';
  /** What the owner said that the show is, if that decided it. */
  knownShowId?: string;
  rule?: {
    id: string;
    kind: MappingKind;
    level: MappingLevel;
    externalId: number;
    season: number | null;
    from: number;
    to: number | null;
    source: string;
  } | null;
}

/** What of ours a delivery was matched to, and what decided it. */
export type DeliveryMatch = OwnUnit & Reason;

/** What a show is known to be that does not have an episode. */
export interface Unplaced {
  /** The anime with which the show begins. */
  showAnimeId: string;
  /** How many episodes the season has, if the number is beyond them; null if it is not sure which episode is meant. */
  seasonEpisodes: number | null;
}

/** What was understood of a delivery; shown to its owner. */
export interface DeliverySummary {
  event: string;
  title: string | null;
  showTitle: string | null;
  season: number | null;
  episode: number | null;
  /** Of what was read. */
  chapter?: number | undefined;
  serverUser: string | null;
  /** The kind of server whose words it is in, if it arrived at the address of another kind. */
  sentAs?: ServerKind;
  /** Whether it counts as watched. This is not decided again for a delivery that waited for a mapping. */
  isWatched: boolean;
  /** Whether an earlier message had recorded the same viewing. A replay does not decide this again. */
  isRepeat?: boolean;
  /** How far it was played, 0–1. */
  ratio?: number | null;
  /** Under which the show is ignored. */
  ignoredShowId?: string;
  /** The names its show has, those that are the same on every server first. */
  showKeys?: readonly string[];
  /** The library it is in, where the server says so. */
  library?: string | null;
  /** What its show may be, the likeliest first. */
  suggestions?: readonly (Suggestion | MangaSuggestion)[];
  /** Whether they are for this delivery alone, as for films and specials. */
  isSingle?: boolean;
  /** What its show is known to be, if that does not have the episode. */
  unplaced?: Unplaced;
  /** Episodes or the chapter of our catalogue it stands for. */
  matches: DeliveryMatch[];
}

/** All outcomes of a delivery. */
export const DELIVERY_OUTCOMES = [
  'recorded',
  'duplicate',
  'partial',
  'open_session',
  'below_threshold',
  'ignored_event',
  'ignored_library',
  'ignored_show',
  'learned_show',
  'not_on_list',
  'to_be_asked',
  'declined',
  'undone',
  'other_user',
  'new_user',
  'unreadable',
  'failed',
  'no_external_id',
  'no_mapping',
  'ambiguous',
  'out_of_range',
  'suggested',
] as const;
export type DeliveryOutcome = (typeof DELIVERY_OUTCOMES)[number];

/** What became of a delivery. */
export interface Settlement {
  outcome: DeliveryOutcome;
  summary: DeliverySummary | null;
  /** The batch of what it wrote to the list; null if it wrote nothing. */
  batchId?: string | null;
  /** What is kept of the body; absent if it stays as it is. */
  kept?: { body: Buffer; contentType: string };
}
