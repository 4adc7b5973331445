import { FINDINGS, REASONS } from './reasons.gen.ts';

export { FINDINGS, REASONS };

/** A slice of the server that refuses. */
export type ReasonedSlice = keyof typeof REASONS;

/** Why a slice refuses, as the stable words of the contract (`extensions.reason`). */
export type ReasonOf<Slice extends ReasonedSlice> = keyof (typeof REASONS)[Slice];

/** What a check of an instance finds, as `tsuzuki doctor` and the administration show it. */
export type FindingReason = keyof typeof FINDINGS;
