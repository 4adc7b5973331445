import { becauseOf, type Reasons } from '#platform/errors.ts';

/** Why this slice refuses. */
export const reasons = {
  ALERT_SERVICE_UNKNOWN: 'This is not the key of a streaming service.',
  ALERT_TOO_MANY_SERVICES: 'Choose at most {most} services.',
  ALERT_LANGUAGE_UNKNOWN: 'This is not a language code such as “en” or “pt-br”.',
  ALERT_TOO_MANY_LANGUAGES: 'Choose at most {most} languages.',
} as const satisfies Reasons;

export const because = becauseOf(reasons);
