import type { AnimeClaim } from './anime-claim.ts';
import type { MangaClaim } from './manga.ts';

/** What a source says of a work of each medium. */
export interface ClaimOf {
  ANIME: AnimeClaim;
  MANGA: MangaClaim;
}

/** Why no program can say which work a claim is about. */
export const HOLD_REASONS = [
  // Its ids belong to several works.
  'JOINS_WORKS',
  // Another claim of its source is about the work that has its id.
  'REPEATS_A_WORK',
  // It began in another year than the work that has its id, or has many times more or fewer episodes.
  'CONTRADICTS_ITS_ID',
  // Works have its title, year and kind: several, or one that has it among its other titles.
  'HAS_NAMESAKES',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** A claim that waits for an editor. */
export interface HeldClaim<Claim> {
  claim: Claim;
  reason: HoldReason;
  /** The works it may be about. */
  workIds: string[];
}
