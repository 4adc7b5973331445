import { MINUTE_MS } from '#platform/durations.ts';

/** Who waits for a call: a person, or a run. */
export type Urgency = 'interactive' | 'background';

/** When the next call of each kind may go, in milliseconds. */
export interface Lanes {
  everyMs: number;
  next: Readonly<Record<Urgency, number>>;
}
/** A third of the calls is kept for people who wait. */
const SHARES: Readonly<Record<Urgency, number>> = { interactive: 1 / 3, background: 2 / 3 };
/** The first calls after a rest go at once. */
const BURST = 3;

export const lanesOf = (callsPerMinute: number): Lanes => ({
  everyMs: MINUTE_MS / Math.max(1, callsPerMinute),
  next: { interactive: 0, background: 0 },
});

/** The lanes at another pace, as an answer said. */
export const paced = (lanes: Lanes, callsPerMinute: number): Lanes => ({
  ...lanes,
  everyMs: MINUTE_MS / Math.max(1, callsPerMinute),
});

/** Takes the next turn. @returns how long to wait for it, and the lanes after it */
export const takeTurn = (
  { everyMs, next }: Lanes,
  urgency: Urgency,
  now: number,
): { waitMs: number; lanes: Lanes } => {
  const stepMs = everyMs / SHARES[urgency];
  const turn = Math.max(next[urgency], now);
  const waitMs = Math.max(0, turn - now - (BURST - 1) * stepMs);
  return { waitMs, lanes: { everyMs, next: { ...next, [urgency]: turn + stepMs } } };
};
