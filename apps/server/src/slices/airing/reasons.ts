import { refusalsOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  AIRING_SPAN_INVALID: '"to" must be after "from" and at most {most} days later.',
  SEASON_AND_SPAN: 'Send a season with its year, or "from" and "to", not both.',
  SEASON_INCOMPLETE: 'Send "season" and "year" together.',
  TOO_MANY_AIRINGS: '"first" must be from 1 to {most}.',
  YEAR_OUT_OF_RANGE: '"year" must be from {least} to {most}, not {year}.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
