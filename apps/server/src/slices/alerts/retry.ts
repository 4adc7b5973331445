import { steps } from '#platform/backoff.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When a message that could not be sent is tried again. */
export const retryAfterFailures = steps([
  5 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
]);

/** A target that asks for a longer pause than this is asked again after it. */
const LONGEST_PAUSE_MS = HOUR_MS;

/** When it is tried again; null if that would be too late. */
export const nextTry = (
  { attempts, retryAfterMs = 0 }: { attempts: number; retryAfterMs?: number },
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Date | null => {
  const waitMs = Math.max(retryAfterFailures(attempts), Math.min(retryAfterMs, LONGEST_PAUSE_MS));
  const at = now.getTime() + waitMs;
  return at < expiresAt.getTime() ? new Date(at) : null;
};

/** How a target has done since its last success. */
export interface Failing {
  failures: number;
  failingSince: Date;
  /** Whether it says that it is gone, or that the secret is wrong. */
  isRefused: boolean;
}

/** Whether a target is turned off: it has refused several messages, or has not worked for days. */
export const isLost = ({ failures, failingSince, isRefused }: Failing, now: Date): boolean => {
  if (isRefused && failures >= 3) return true;
  return failures >= 10 && now.getTime() - failingSince.getTime() >= 3 * DAY_MS;
};

/** Statuses by which a target says that trying again is of no use. */
export const isRefusal = (status: number): boolean => [401, 403, 404, 410].includes(status);
