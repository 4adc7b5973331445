import type { Sighting } from '../adapters/sighting.ts';

/** Something watched or read that a server is to record. Its key is made before the first attempt, so that it is the same in all. */
export interface Play {
  key: string;
  serverId: string;
  sighting: Sighting;
  /** When it was watched or read. */
  at: number;
  attempts: number;
  /** When it is sent, or sent again. */
  dueAt: number;
}

const DAY_MS = 86_400_000;
/** How long a play is kept if its server cannot be reached. Servers take no older ones. */
export const KEPT_MS = 7 * DAY_MS;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** When a play is sent again that could not be sent. */
export const nextAttempt = (play: Play, now: number, afterS = 0): Play => {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(play.attempts, 20), LONGEST_PAUSE_MS);
  return { ...play, attempts: play.attempts + 1, dueAt: now + Math.max(pause, afterS * 1000) };
};

export const isTooOld = (play: Play, now: number): boolean => now - play.at > KEPT_MS;

/** The play that is sent next: the oldest one that is due. A clock that was set back makes all of them due. */
export const nextDue = (plays: readonly Play[], now: number): Play | undefined =>
  plays
    .filter(({ dueAt }) => dueAt <= now || dueAt > now + LONGEST_PAUSE_MS * 24)
    .reduce<Play | undefined>(
      (first, play) => (first && first.at <= play.at ? first : play),
      undefined,
    );
