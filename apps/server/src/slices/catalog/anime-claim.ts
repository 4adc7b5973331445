import type { DetailsClaim } from './details.ts';
import type { AnimeRecord, Premiere, RowCredit, StreamingLink } from './model.ts';
import type { TagDetails, TagFactsClaim } from './tag.ts';

/** The source that is believed first about every field. */
export const CORRECTIONS = 'corrections';

/** Synopses of our own, which stand where nobody wrote one here or at the hub. */
export const SYNOPSES = 'synopses';

/** What people wrote at the hub that this instance follows. */
export const HUB = 'hub';
/** What data sets say at the hub: it fills what nobody says here. */
export const HUB_DATA = 'hub-data';
export type HubKey = typeof HUB | typeof HUB_DATA;

/** What mapping files say of the anime they number, whichever file it is. */
export const MAPPING_COUNTS = 'mapping-counts';

/**
 * The sources of anime by precedence: of two that say different things of a work, the earlier one is believed. `rules/merge-anime.ts`
 * names the fields where another order holds.
 */
export const ANIME_SOURCES = [
  CORRECTIONS,
  HUB,
  SYNOPSES,
  'packages',
  'anime-offline-database',
  'arm',
  'anidb-titles',
  'shinkro',
  'tsuzuki-mapping',
  'bangumi-archive',
  'wikidata-anime',
  'mal-id-cache',
  MAPPING_COUNTS,
  'tmdb',
  'tvdb',
  'tvmaze',
  'wikipedia',
  HUB_DATA,
] as const;
export type AnimeSourceKey = (typeof ANIME_SOURCES)[number];

export const isAnimeSource = (key: string): key is AnimeSourceKey =>
  ANIME_SOURCES.some((known) => known === key);

/** What can be said of an anime. */
export type AnimeFacts = Omit<AnimeRecord, 'id' | 'provenance'>;

/** What one source says of one anime. It leaves out, or gives as null or an empty list, what it does not say. */
export interface AnimeClaim extends Partial<Nullable<AnimeFacts>>, DetailsClaim, TagFactsClaim {
  /** The id of the work in that source. */
  sourceId: string;
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** A premiere, and the source that says it. */
export interface SourcedPremiere extends Premiere, RowCredit {}

/** A place to watch, and the source that says it. */
export interface SourcedLink extends StreamingLink, RowCredit {}

/** An anime as the sum of its claims. `airing` and `premieres` are absent if no claim says anything of them. */
export interface MergedAnime
  extends Omit<AnimeRecord, 'airing' | 'premieres' | 'streaming'>, TagDetails {
  streaming: SourcedLink[];
  airing?: AnimeRecord['airing'];
  premieres?: SourcedPremiere[];
}
