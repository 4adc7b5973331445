import type { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';

const MB = 1024 * 1024;
/** What list files may hold. 50,000 rows of MyAnimeList's own export are some 46 MB. */
export const LIMITS = {
  packedBytes: 50 * MB,
  plainBytes: 64 * MB,
  rows: 50_000,
  plays: 200_000,
  zipMembers: 200,
  zipBytes: 100 * MB,
  /** Text packs 10 to 40 times; what packs better is made to fill memory. */
  packingRatio: 100,
  /** The limits of JSON: a list of 50,000 rows has some 2.5 million values, and no format nests deeper than ten. */
  jsonValues: 4_000_000,
  jsonDepth: 64,
  /** Columns of a table; the widest form has some thirty. */
  columns: 200,
  /** Separators of a table and what looks like them: a history of 200,000 plays has some two million in its cells. */
  cells: 6_000_000,
  /** Bare ampersands of XML that are mended: one a title is a lot. */
  repairs: 50_000,
} as const;

/** A number of bytes as messages say it. */
export const inMegabytes = (bytes: number): number => bytes / MB;

/** A large number as messages say it. */
export const spoken = (count: number): string => count.toLocaleString('en');

/** The refusal of a file that is larger than a list can be. */
export const tooLarge = (most: number, { isUnpacked = false } = {}): Refusal =>
  refusal('PAYLOAD_TOO_LARGE', isUnpacked ? 'FILE_TOO_LARGE_UNPACKED' : 'FILE_TOO_LARGE', {
    most: inMegabytes(most),
  });

/** @throws Refusal for what packs far better than text does. */
export const refuseBomb = (packed: number, plain: number): void => {
  if (plain <= MB || plain <= packed * LIMITS.packingRatio) return;
  throw refusal('BAD_USER_INPUT', 'FILE_BOMB');
};
