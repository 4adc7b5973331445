import { refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  STREAMING_REGION_INVALID:
    '"{region}" is no region: give two letters of ISO 3166-1, such as "JP".',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
