import type { Media } from './media.ts';
import type { PartialDate, RowCredit, Synonym } from './model.ts';
import type { SiteId } from './work-ids.ts';

/** Most that is kept of each per work: bounds what a broken or hostile source costs a page. */
export const MOST_DETAILS = {
  descriptions: 10,
  descriptionCharacters: 10_000,
  characters: 200,
  voices: 10,
  episodes: 3_000,
  episodeTitles: 5,
  trailers: 5,
  related: 100,
} as const;

/** What a work is about. */
export interface Description {
  /** Markdown. */
  text: string;
  /** BCP 47 tag, or null when the source does not say. */
  lang: string | null;
}

/** How much a character matters, most first. The words are AniList's. */
export const CHARACTER_ROLES = ['MAIN', 'SUPPORTING', 'BACKGROUND'] as const;
export type CharacterRole = (typeof CHARACTER_ROLES)[number];

/** Somebody by the name in Latin letters, if a source states it, and in its own script. */
export interface DetailName {
  name: string;
  nameNative: string | null;
}

/** Somebody who lends a character their voice. */
export interface Voice extends DetailName {
  /** BCP 47 tag of the language they speak, or null when the source does not say. */
  lang: string | null;
}

export interface CharacterCredit extends DetailName {
  /** Tells the character from all others that the source knows; null if it is known by its name alone, in this work. */
  key: string | null;
  role: CharacterRole;
  voices: Voice[];
}

/** What is known of one episode. */
export interface EpisodeDetails {
  /** 1 for the first; an anime that goes on counting from another one begins with 1 too. */
  number: number;
  titles: Synonym[];
  /** The day it was first broadcast. */
  airedOn: PartialDate | null;
  /** Its length, if it is stated for this episode alone. */
  durationMinutes?: number | null;
}

/** How another work belongs to one: the other is its sequel, its side story and so on. The words are AniList's. */
export const RELATION_KINDS = [
  'SOURCE',
  'ADAPTATION',
  'PREQUEL',
  'SEQUEL',
  'PARENT',
  'SIDE_STORY',
  'SPIN_OFF',
  'SUMMARY',
  'ALTERNATIVE',
  'CHARACTER',
  'OTHER',
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** A work that a source names beside another one, by an id at a site both know. */
export interface StatedRelation extends SiteId {
  medium: Media;
  /** Null when the source does not say how they belong together. */
  kind: RelationKind | null;
}

/** What a page of a work shows, and no list, search or filter reads: it stays in the database. */
export interface WorkDetails {
  descriptions: Description[];
  characters: CharacterCredit[];
  episodes: EpisodeDetails[];
  /** https addresses of videos. */
  trailers: string[];
}

/** What a source says of the details of a work. */
export interface DetailsClaim extends Partial<WorkDetails> {
  related?: StatedRelation[];
  /**
   * Field name → key of the data set that gave it, if the source joins several. Of lists whose items have several sources also
   * `externalIds.<site>` and `descriptions.<language>`.
   */
  provenance?: Record<string, string>;
}

/** A description with the key of the source that gave it. */
export interface SourcedDescription extends Description {
  source: string;
}

/** A character of a work and those who speak them, with the ids that lead to their pages. */
export interface IdentifiedCharacter extends Omit<CharacterCredit, 'key' | 'voices'> {
  id: string;
  voices: (Voice & { id: string })[];
}

/** A character with the key of the source that gave them. */
export interface SourcedCharacter extends CharacterCredit {
  source: string;
}

/** An episode, and who gave it and its parts (`titles.ja`, `airedOn`, `durationMinutes`). */
export interface SourcedEpisode extends EpisodeDetails, RowCredit {}

/** The details of a work as the sum of its claims. */
export interface MergedDetails extends Omit<
  WorkDetails,
  'descriptions' | 'characters' | 'episodes'
> {
  descriptions: SourcedDescription[];
  characters: SourcedCharacter[];
  episodes: SourcedEpisode[];
  related: (StatedRelation & { source: string })[];
  /** Field name → key of the source that gave it. Of a list that several gave, the others stand beside it: `episodes.tmdb`. */
  provenance: Record<string, string>;
}
