import { refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  BLOCKS_EXHAUSTED: 'You block {most} users, which is the limit.',
  CANNOT_BLOCK_SELF: 'You can’t block yourself.',
  CANNOT_FOLLOW_SELF: 'You can’t follow yourself.',
  FOLLOWS_EXHAUSTED: 'You follow {most} users, which is the limit.',
  FOLLOW_REQUEST_NOT_FOUND: 'This user hasn’t asked to follow you.',
  TOO_MANY_NOTICES: 'Send at most {most} ids at a time, or none for all notices.',
  USER_BLOCKED: 'You’ve blocked this user. Unblock them first.',
  USER_NOT_FOUND: 'No user has this name.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
