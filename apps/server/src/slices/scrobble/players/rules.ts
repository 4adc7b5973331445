import { DAY_MS } from '#platform/durations.ts';
import { refusal } from '../reasons.ts';
/** How long a program may keep plays that it could not send, because its device was offline. */
const KEPT_DAYS = 7;
/** How far the clock of a device may be ahead of ours. */
const CLOCK_MS = 5 * 60_000;

/**
 * When something was played, as a program says it; undefined if it was now.
 * @throws Refusal `BAD_USER_INPUT` if it is too old or in the future
 */
export const playedAt = (told: Date | null | undefined, now: Date): Date | undefined => {
  if (!told) return undefined;
  const agoMs = now.getTime() - told.getTime();
  if (agoMs < -CLOCK_MS)
    throw refusal('BAD_USER_INPUT', 'SCROBBLE_IN_FUTURE', { field: 'playedAt' });
  if (agoMs > KEPT_DAYS * DAY_MS) {
    throw refusal('BAD_USER_INPUT', 'SCROBBLE_TOO_OLD', { days: KEPT_DAYS, field: 'playedAt' });
  }
  return agoMs < 0 ? undefined : told;
};
