import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  FEED_KIND_UNKNOWN: 'A feed is one of {choices}.',
  FEED_NOT_FOUND: 'There is no such feed.',
  FEED_STATUS_UNKNOWN: 'A status is one of {choices}.',
  LIST_LINK_NOT_FOUND: 'This link doesn’t work, or no longer works. Ask for a new one.',
  NO_FEED_ADDRESS: 'You have no address of this kind.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);

export const because = becauseOf(reasons);
