import { REASONS } from './reasons.gen.ts';

export { REASONS };

/** A slice of the server that refuses. */
export type ReasonedSlice = keyof typeof REASONS;

/** Why a slice refuses, as the stable words of the contract (`extensions.reason`). */
export type ReasonOf<Slice extends ReasonedSlice> = keyof (typeof REASONS)[Slice];
