const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A session nobody used for as long ends. */
export const IDLE_MS = 14 * DAY_MS;
/** A session ends after this however much it is used. */
export const ABSOLUTE_MS = 90 * DAY_MS;
/** How long after proving who they are a person may do what is sensitive. */
export const CONFIRMED_MS = 10 * MINUTE_MS;
/** Writing the time of the last use more often than this would be a write a request. */
const TOUCH_MS = 5 * MINUTE_MS;

export interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
  confirmedAt: Date;
}

/** Whether a session is still in force. */
export const isInForce = ({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < ABSOLUTE_MS &&
  now.getTime() - lastSeenAt.getTime() < IDLE_MS;

/** Whether its last use is worth a write. */
export const isTouchDue = ({ lastSeenAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= TOUCH_MS;

const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < CONFIRMED_MS;

/** Whether its holder proved who they are a short time ago. */
export const isConfirmed = ({ confirmedAt }: SessionTimes, now: Date): boolean =>
  isRecent(confirmedAt, now);

/** Whether they proved a second factor a short time ago. */
export const hasProvedFactor = ({ factorAt }: { factorAt: Date | null }, now: Date): boolean =>
  factorAt !== null && isRecent(factorAt, now);
