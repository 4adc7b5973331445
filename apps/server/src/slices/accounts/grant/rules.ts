const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** A code is exchanged by a program, at once. */
export const CODE_MS = 60 * SECOND_MS;
/** A grant nobody used for as long ends. */
export const IDLE_MS = 30 * DAY_MS;
/** A grant ends after this however much it is used. */
export const ABSOLUTE_MS = 180 * DAY_MS;
/** A background script is stopped and started at any moment, also between its question and our answer: so long it may ask again. */
export const REPEAT_MS = 30 * SECOND_MS;

export interface GrantTimes {
  createdAt: Date;
  lastUsedAt: Date;
}

/** Whether a grant is still in force. */
export const isGrantInForce = ({ createdAt, lastUsedAt }: GrantTimes, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < ABSOLUTE_MS &&
  now.getTime() - lastUsedAt.getTime() < IDLE_MS;

/** When a grant ends if it is not used again. */
export const grantEndsAt = ({ createdAt, lastUsedAt }: GrantTimes): Date =>
  new Date(Math.min(createdAt.getTime() + ABSOLUTE_MS, lastUsedAt.getTime() + IDLE_MS));

/** A refresh token as it stands. */
export interface TokenState {
  usedAt: Date | null;
  /** Whether the token that follows it has been used. */
  isSuperseded: boolean;
}

/**
 * What the use of a refresh token of a grant in force means. `repeat`: its client asks once more for what it may not have received.
 * `reuse`: somebody else has a copy of it, or of one that came after.
 */
export const judgeUse = (
  { usedAt, isSuperseded }: TokenState,
  now: Date,
): 'first' | 'repeat' | 'reuse' => {
  if (usedAt === null) return 'first';
  const isRecent = now.getTime() - usedAt.getTime() < REPEAT_MS;
  return isRecent && !isSuperseded ? 'repeat' : 'reuse';
};
