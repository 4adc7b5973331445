import { refusalsOf, type Reasons } from '#platform/errors.ts';
import { reasons as shared } from '#platform/reasons.ts';

/** Why a report is refused. */
export const reportReasons = {
  REPORT_NEEDS_NOTE: 'Say what is wrong.',
  REPORT_NOT_FOUND: 'No report has this ID.',
  REPORT_OF_YOURSELF: 'You can’t report yourself.',
  REPORT_QUOTA_REACHED: 'You can send {most} reports a day. Try again tomorrow.',
  REPORT_SETTLED: 'Somebody else has already settled this report.',
  REPORT_SUBJECT_UNKNOWN: 'There is nothing with this ID to report.',
} as const satisfies Reasons;

export const refusal = refusalsOf({ ...shared, ...reportReasons });
