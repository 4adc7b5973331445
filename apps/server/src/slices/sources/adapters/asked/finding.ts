import type {
  AnimeClaim,
  DetailsClaim,
  Media,
  PartialDate,
  TagFactsClaim,
} from '#slices/catalog/index.ts';
import type { UnitClaim } from '#slices/releases/index.ts';
import type { z } from 'zod';
import type { ShowPlace } from '#slices/mapping/index.ts';

/** A work as a source may be asked about it. */
export interface WorkToAsk {
  id: string;
  medium: Media;
  startOn: PartialDate | null;
  /** Whether it airs or will, or still comes out. */
  isAiring: boolean;
  /** The episodes that a source has on record. */
  episodeCount: number | null;
  /** Its id at each site. */
  ids: ReadonlyMap<string, string>;
  /** Where its episodes are at the databases of shows, as the mapping says. */
  places: Readonly<Record<'tmdb' | 'tvdb', ShowPlace | null>>;
}

/** What a source adds to a work. */
export interface AddedFacts
  extends
    DetailsClaim,
    TagFactsClaim,
    Pick<
      AnimeClaim,
      'coverUrl' | 'bannerUrl' | 'durationMinutes' | 'staff' | 'genres' | 'tags' | 'isAdult'
    > {}

/** A chapter of the manga that was asked about. */
export type FoundUnit = Omit<UnitClaim, 'mangaId'>;

/** What became of a question about a work. */
export type Finding =
  | { outcome: 'found'; facts: AddedFacts; units?: FoundUnit[]; etag?: string | null }
  | { outcome: 'missing' }
  /** It says what it said when it was asked last. */
  | { outcome: 'unchanged' };

/** One request to a source. */
export interface Question<T> {
  address: string;
  schema: z.ZodType<T>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, by POST. */
  body?: object;
  /** Asks for the answer only if it has changed since. */
  etag?: string | null;
}

export type Answer<T> =
  | { outcome: 'found'; data: T; etag: string | null }
  | { outcome: 'missing' }
  | { outcome: 'unchanged' };

/** A source as an adapter asks it: at its pace, within its limits. */
export interface SourceWeb {
  /** The operator's key for it; empty where none is needed. */
  key: string;
  /** The PIN of the operator's subscription; empty if there is none. */
  pin: string;
  /** Where its API is. */
  base: string;
  /** @throws Refusal for an answer that is none, OutboundFault if there is no answer */
  ask: <T>(question: Question<T>) => Promise<Answer<T>>;
}
