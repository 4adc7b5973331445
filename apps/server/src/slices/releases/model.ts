import type { PartialDate } from '#slices/catalog/index.ts';

/** The kinds of film releases. */
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
  /** A remark, such as a festival or an extended cut. */
  note: string | null;
  /** Key of the data source. */
  source: string;
}

/** A source's statement about one release of a film. */
export type MovieReleaseClaim = Omit<MovieRelease, 'id' | 'source'>;

export const UNIT_KINDS = ['CHAPTER', 'VOLUME'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A chapter or a volume of a manga in one language. */
export interface Unit {
  id: string;
  mangaId: string;
  kind: UnitKind;
  /** As printed: `10`, `10.5`, `Extra 1`. */
  label: string;
  /** Its position among the others: its number, if the label is one. */
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

/** A source's statement about one unit. */
export type UnitClaim = Omit<Unit, 'id' | 'source'>;
