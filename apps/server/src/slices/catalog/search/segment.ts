import type { TitleStore } from './title-store.ts';

/**
 * A set of titles with posting lists. Several titles belong to one entry, their owner. The built segment never changes;
 * the delta segment takes what has changed since.
 */
export interface Segment {
  readonly titles: TitleStore;
  /** Entry id. */
  ownerOf(title: number): number;
  /** Sum of the gram weights of a title. */
  massOf(title: number): number;
  /** The titles a gram occurs in, each once. */
  postingsOf(gram: number): ArrayLike<number>;
}

/** The weight of a gram is the same in both segments, so that their scores compare. */
export interface GramWeights {
  weightOf(gram: number): number;
}
