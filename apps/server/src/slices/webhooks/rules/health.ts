const HOUR_MS = 3_600_000;

/** A row of failures of an endpoint, without a success in between. */
export interface FailureRow {
  failures: number;
  failingSince: Date | null;
  /** How many letters about it were sent. */
  warnings: number;
}

/** When a letter about failures is sent. */
const WARN_AFTER_MS = [4 * HOUR_MS, 24 * HOUR_MS];
/** An event now and then that fails is no reason for a letter. */
const LEAST_FAILURES_TO_WARN = 3;

const DISABLE_AFTER_MS = 5 * 24 * HOUR_MS;
const LEAST_FAILURES_TO_DISABLE = 10;

/** What a row of failures leads to. */
export type FailureStep = 'nothing' | 'warn' | 'disable';

/** Decides about an endpoint after a failure: five days without a success, and ten failures, disable it. Letters come before. */
export const stepOf = (
  { failures, failingSince, warnings }: FailureRow,
  now: Date,
): FailureStep => {
  if (failingSince === null) return 'nothing';
  const ms = now.getTime() - failingSince.getTime();
  if (ms >= DISABLE_AFTER_MS && failures >= LEAST_FAILURES_TO_DISABLE) return 'disable';
  const warnAfter = WARN_AFTER_MS[warnings];
  const isDue = warnAfter !== undefined && ms >= warnAfter && failures >= LEAST_FAILURES_TO_WARN;
  return isDue ? 'warn' : 'nothing';
};

/** How many letters are due by now, so that a long silence does not lead to two in a row. */
export const warningsBy = (failingSince: Date, now: Date): number =>
  WARN_AFTER_MS.filter((ms) => now.getTime() - failingSince.getTime() >= ms).length;
