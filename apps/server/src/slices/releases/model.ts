import type { PartialDate } from '#slices/catalog/index.ts';

/** How a film comes to people. */
export const MOVIE_RELEASE_KINDS = ['THEATRICAL', 'DIGITAL', 'PHYSICAL', 'TV'] as const;
export type MovieReleaseKind = (typeof MOVIE_RELEASE_KINDS)[number];

/** When a film came out, or will, in one region. */
export interface MovieRelease {
  id: string;
  animeId: string;
  /** ISO 3166-1 alpha-2. */
  region: string;
  kind: MovieReleaseKind;
  releasedOn: PartialDate;
  /** What is to be said of it: a festival, an extended cut. */
  note: string | null;
  /** Key of the data source. */
  source: string;
}

/** What a source says of one release of a film. */
export type MovieReleaseClaim = Omit<MovieRelease, 'id' | 'source'>;

export const UNIT_KINDS = ['CHAPTER', 'VOLUME'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A chapter or a volume of a manga in one language. */
export interface Unit {
  id: string;
  mangaId: string;
  kind: UnitKind;
  /** As it is printed: `10`, `10.5`, `Extra 1`. */
  label: string;
  /** Where it stands among the others; its number, where the label is one. */
  position: number;
  /** BCP 47. */
  language: string;
  title: string | null;
  /** For a chapter: the label of its volume. */
  volume: string | null;
  releasedOn: PartialDate | null;
  url: string | null;
  /** Key of the data source. */
  source: string;
}

/** What a source says of one unit. */
export type UnitClaim = Omit<Unit, 'id' | 'source'>;
