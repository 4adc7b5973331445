/** A row of failures of a target, without a success in between. */
export interface FailureRow {
  failures: number;
  failingSince: Date | null;
  /** How many letters about it were sent. */
  warnings: number;
}

/** When a target that fails is turned off, and when its owner is told before. */
export interface HealthRules {
  /** Turned off after so long without a success, if it failed so often. */
  disableAfterMs: number;
  leastFailures: number;
  /** After how long letters are sent. */
  warnAfterMs: readonly number[];
  /** Something now and then that fails is no reason for a letter. */
  leastFailuresToWarn: number;
  /** The statuses by which it says that it is gone for good. */
  goneStatuses: readonly number[];
  /** After how many failures this turns it off. One is enough for what belongs to a program, which asks for it by this answer. */
  goneAfter: number;
  /** Whether a 429 is a failure of the target. */
  countsBusy: boolean;
}

/** What a row of failures leads to. */
export type FailureStep = 'nothing' | 'warn' | 'disable';

/** Decides about a target after a failure. Letters come before it is turned off. */
export const stepOf = (
  rules: HealthRules,
  { failures, failingSince, warnings }: FailureRow,
  { now, isGone }: { now: Date; isGone: boolean },
): FailureStep => {
  if (isGone && (rules.goneAfter === 1 || failures >= rules.goneAfter)) return 'disable';
  if (failingSince === null) return 'nothing';
  const ms = now.getTime() - failingSince.getTime();
  if (ms >= rules.disableAfterMs && failures >= rules.leastFailures) return 'disable';
  const warnAfter = rules.warnAfterMs[warnings];
  const isDue = warnAfter !== undefined && ms >= warnAfter && failures >= rules.leastFailuresToWarn;
  return isDue ? 'warn' : 'nothing';
};

/** How many letters are due by now, so that a long silence does not lead to two in a row. */
export const warningsBy = ({ warnAfterMs }: HealthRules, failingSince: Date, now: Date): number =>
  warnAfterMs.filter((ms) => now.getTime() - failingSince.getTime() >= ms).length;
