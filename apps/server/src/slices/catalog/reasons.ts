import { refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  CHANGES_PAGE_SIZE: 'A page has 1 to {most} changes.',
  CHANGES_POSITION_INVALID: 'This is no position of the feed of changes.',
  EXTERNAL_SITE_UNKNOWN: 'No work has an id at the site "{site}". The sites are {choices}.',
  STREAMING_REGION_INVALID:
    '"{region}" is no region: give two letters of ISO 3166-1, such as "JP".',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
