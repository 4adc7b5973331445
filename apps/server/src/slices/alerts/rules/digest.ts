import { DAY_MS } from '#platform/durations.ts';

/** How often mail comes. */
export const DIGESTS = ['OFF', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof DIGESTS)[number];

/** When mail comes, where its reader lives. */
export interface DigestPlan {
  digest: Exclude<Digest, 'OFF'>;
  /** 1 for Monday to 7 for Sunday; for weekly mail. */
  weekday: number;
  /** After midnight. */
  minutes: number;
}

const STEP_MS = 15 * 60_000;
/** A week, and the hours by which clocks change. */
const MOST_STEPS = (8 * DAY_MS) / STEP_MS;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface Local {
  weekday: number;
  minutes: number;
}

const localIn = (zone: string): ((ms: number) => Local) => {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  return (ms) => {
    const parts = Object.fromEntries(
      format.formatToParts(ms).map(({ type, value }) => [type, value]),
    );
    return {
      weekday: WEEKDAYS.indexOf(parts['weekday'] ?? '') + 1,
      minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
    };
  };
};

/**
 * The first time after an instant at which mail is due: when the clock shows its time, or passes it where the clock skips it. Times are
 * multiples of a quarter of an hour.
 */
export const nextDigest = (plan: DigestPlan, zone: string, after: Date): Date => {
  const local = localIn(zone);
  const first = Math.floor(after.getTime() / STEP_MS) + 1;
  let before = local((first - 1) * STEP_MS);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const atMs = (first + step) * STEP_MS;
    const now = local(atMs);
    const isNewDay = now.weekday !== before.weekday;
    const passes = now.minutes >= plan.minutes && (isNewDay || before.minutes < plan.minutes);
    if (passes && (plan.digest === 'DAILY' || now.weekday === plan.weekday)) return new Date(atMs);
    before = now;
  }
  return new Date(after.getTime() + 7 * DAY_MS);
};

/** After mail that was due: the next one is of another day, even if the clock shows its time twice. */
export const digestAfter = (plan: DigestPlan, zone: string, dueAt: Date, now: Date): Date =>
  nextDigest(plan, zone, new Date(Math.max(dueAt.getTime() + 2 * 60 * 60_000, now.getTime())));
