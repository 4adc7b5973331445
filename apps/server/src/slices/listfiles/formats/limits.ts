import type { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';

const MB = 1024 * 1024;
/** The limits of list files. 50,000 rows of MyAnimeList's own export are some 46 MB. */
export const LIMITS = {
  packedBytes: 50 * MB,
  plainBytes: 64 * MB,
  rows: 50_000,
  plays: 200_000,
  zipMembers: 200,
  zipBytes: 100 * MB,
  /** Text compresses 10 to 40 times. What compresses better is made to fill memory. */
  packingRatio: 100,
  /** A list of 50,000 rows has some 2.5 million JSON values, and no format nests deeper than ten. */
  jsonValues: 4_000_000,
  jsonDepth: 64,
  /** Columns of a table. The widest format has some thirty. */
  columns: 200,
  /** Separators of a table, and the same characters in texts. A history of 200,000 plays has some two million. */
  cells: 6_000_000,
  /** Bare ampersands that are repaired in XML. One per title is already a lot. */
  repairs: 50_000,
} as const;

/** A number of bytes in megabytes, for messages. */
export const inMegabytes = (bytes: number): number => bytes / MB;

/** A large number, for messages. */
export const spoken = (count: number): string => count.toLocaleString('en');

/** The refusal of a file that is larger than a list can be. */
export const tooLarge = (most: number, { isUnpacked = false } = {}): Refusal =>
  refusal('PAYLOAD_TOO_LARGE', isUnpacked ? 'FILE_TOO_LARGE_UNPACKED' : 'FILE_TOO_LARGE', {
    most: inMegabytes(most),
  });

/** @throws Refusal for data that compresses far better than text does */
export const refuseBomb = (packed: number, plain: number): void => {
  if (plain <= MB || plain <= packed * LIMITS.packingRatio) return;
  throw refusal('BAD_USER_INPUT', 'FILE_BOMB');
};
