import { steps } from '#platform/backoff.ts';
import type { HealthRules, Schedule } from '#platform/delivery/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/durations.ts';

/** When a message that could not be sent is tried again. */
export const messageSchedule: Schedule = {
  waits: steps([
    5 * SECOND_MS,
    MINUTE_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    6 * HOUR_MS,
    12 * HOUR_MS,
  ]),
  mostAskedMs: HOUR_MS,
};

/** When a target is turned off: if it has not worked for days, or says several times that it is gone or that its secret is wrong. */
export const targetHealth: HealthRules = {
  disableAfterMs: 3 * DAY_MS,
  leastFailures: 10,
  warnAfterMs: [DAY_MS],
  leastFailuresToWarn: 3,
  goneStatuses: [401, 403, 404, 410],
  goneAfter: 3,
  countsBusy: false,
};
