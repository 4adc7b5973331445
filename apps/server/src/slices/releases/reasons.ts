import { refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  INVALID_DAY: '"{day}" isn’t a day. Use a date such as "2026-01-07".',
  INVALID_REGION: '"{region}" isn’t a region. Use two letters, such as "JP".',
  INVALID_SPAN: '"to" must be "from" or at most {most} days later.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
