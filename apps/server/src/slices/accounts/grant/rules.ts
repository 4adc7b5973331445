import { DAY_MS, SECOND_MS } from '#platform/durations.ts';

/** A program exchanges its code immediately. */
export const CODE_MS = 60 * SECOND_MS;
/** A grant ends after this long without use. */
export const IDLE_MS = 30 * DAY_MS;
/** A grant ends after this long, even if it is used. */
export const ABSOLUTE_MS = 180 * DAY_MS;
/** A background script can be stopped between its request and our response. It may repeat the request for this long. */
export const REPEAT_MS = 30 * SECOND_MS;

export interface GrantTimes {
  createdAt: Date;
  lastUsedAt: Date;
}

/** Whether a grant is still valid. */
export const isGrantInForce = ({ createdAt, lastUsedAt }: GrantTimes, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < ABSOLUTE_MS &&
  now.getTime() - lastUsedAt.getTime() < IDLE_MS;

/** When a grant ends unless it is used again. */
export const grantEndsAt = ({ createdAt, lastUsedAt }: GrantTimes): Date =>
  new Date(Math.min(createdAt.getTime() + ABSOLUTE_MS, lastUsedAt.getTime() + IDLE_MS));

/** The state of a refresh token. */
export interface TokenState {
  usedAt: Date | null;
  /** Whether its successor has been used. */
  isSuperseded: boolean;
}

/**
 * What the use of a refresh token of a valid grant means. `repeat`: its client may not have received the response. `reuse`: somebody else
 * has a copy of the token or of a later one.
 */
export const judgeUse = (
  { usedAt, isSuperseded }: TokenState,
  now: Date,
): 'first' | 'repeat' | 'reuse' => {
  if (usedAt === null) return 'first';
  const isRecent = now.getTime() - usedAt.getTime() < REPEAT_MS;
  return isRecent && !isSuperseded ? 'repeat' : 'reuse';
};
