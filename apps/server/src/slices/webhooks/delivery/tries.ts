import { steps } from '#platform/backoff.ts';
import type { HealthRules, Schedule } from '#platform/delivery/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#platform/durations.ts';

/** For how long an event is tried, unless it is about something that is over earlier. */
export const TRIED_MS = 75 * HOUR_MS;

/** When events are tried again, as Standard Webhooks advises. */
export const eventSchedule: Schedule = {
  waits: steps([
    5 * SECOND_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    10 * HOUR_MS,
    14 * HOUR_MS,
    20 * HOUR_MS,
    24 * HOUR_MS,
  ]),
  mostAskedMs: DAY_MS,
};

/** Somebody waits for the result of a ping or a test. */
export const trialSchedule: Schedule = {
  waits: steps([5 * SECOND_MS, 5 * MINUTE_MS]),
  mostAskedMs: DAY_MS,
};

/** When an endpoint is disabled: after five days of failures, and at once if it says that it is gone. */
export const endpointHealth: HealthRules = {
  disableAfterMs: 5 * DAY_MS,
  leastFailures: 10,
  warnAfterMs: [4 * HOUR_MS, DAY_MS],
  leastFailuresToWarn: 3,
  goneStatuses: [410],
  goneAfter: 1,
  countsBusy: true,
};
