import { refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  COMPAT_NOT_FOUND: 'Not Found.',
  COMPAT_UNAUTHORIZED: 'Unauthorized.',
  COMPAT_USER_NOT_FOUND: 'User not found, or not open to this caller.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
