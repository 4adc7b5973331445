import { DAY_MS, MINUTE_MS } from '#platform/durations.ts';

/** A session ends after this long without use. */
export const IDLE_MS = 14 * DAY_MS;
/** A session ends after this long, even if it is used. */
export const ABSOLUTE_MS = 90 * DAY_MS;
/** For how long after proving who they are a user may perform sensitive actions. */
export const CONFIRMED_MS = 10 * MINUTE_MS;
/** The time of the last use is written at most this often, because otherwise each request would write it. */
const TOUCH_MS = 5 * MINUTE_MS;

export interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
  confirmedAt: Date;
}

/** Whether a session is still valid. */
export const isInForce = ({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < ABSOLUTE_MS &&
  now.getTime() - lastSeenAt.getTime() < IDLE_MS;

/** Whether its last use should be written. */
export const isTouchDue = ({ lastSeenAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= TOUCH_MS;

const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < CONFIRMED_MS;

/** Whether its user proved who they are recently. */
export const isConfirmed = ({ confirmedAt }: SessionTimes, now: Date): boolean =>
  isRecent(confirmedAt, now);

/** Whether its user proved a second factor recently. */
export const hasProvedFactor = ({ factorAt }: { factorAt: Date | null }, now: Date): boolean =>
  factorAt !== null && isRecent(factorAt, now);
