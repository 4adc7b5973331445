import type { SourceStandIn } from '../source-stand-in.ts';

/** What a test needs to ask a source about one work: rows of our own in the form of its API. */
export interface AskedSample {
  medium: 'ANIME' | 'MANGA';
  /** The ids of the work by which the source is asked. */
  ids: Readonly<Record<string, string>>;
  /** The place of the work at a database of shows. */
  place?: { kind: 'tmdb' | 'tvdb'; id: number; season: number };
  /** Settings with keys, where the source asks for one. */
  settings?: Readonly<Record<string, string>>;
  /** Puts the answers at their addresses. */
  answer: (web: SourceStandIn) => void;
  /** The request that the tests of faults break: where it goes, a good answer, and one of another form. */
  main: { address: string; good: object; drifted: object };
  /** What the work has then. */
  facts: { descriptions: { lang: string; text: string }[]; rankedTags?: object[] };
}
