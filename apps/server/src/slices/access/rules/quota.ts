import { DAY_MS } from '#platform/durations.ts';

/** How often a bucket may be drawn from: a rate by GCRA, and a count for each UTC day. */
export interface Quota {
  /** The name of the rate in headers. */
  rateName: 'burst' | 'refused';
  /** Milliseconds until one request comes back. */
  intervalMs: number;
  /** Requests that may come at once after a pause. 1 allows exactly one per interval. */
  burst: number;
  dailyCap: number | null;
}

/** The bucket that all keys of an account share. */
export const accountBucket = (userId: string): string => `account:${userId}`;

/** The state of a bucket. */
export interface Standing {
  /** GCRA's theoretical arrival time: when the bucket is full again. */
  tatMs: number;
  /** Days since 1970-01-01, UTC. */
  day: number;
  /** Requests of that day. */
  used: number;
}

/** Whether a request is allowed, and the standing after it. A denied one changes nothing. */
export interface Decision {
  isAllowed: boolean;
  standing: Standing;
}

/** The UTC day of an instant. */
export const utcDay = (ms: number): number => Math.floor(ms / DAY_MS);

/** How far ahead the clocks of two processes may be of each other. A standing beyond that was written by a wrong clock. */
const MOST_SKEW_MS = 60_000;

/** The latest arrival time with which a request is allowed. */
export const latestPassing = ({ intervalMs, burst }: Quota, nowMs: number): number =>
  nowMs + intervalMs * (burst - 1);

/** Later arrival times are impossible and are ignored, so that a clock that was once wrong cannot lock somebody out for years. */
export const latestPossible = ({ intervalMs, burst }: Quota, nowMs: number): number =>
  nowMs + intervalMs * burst + MOST_SKEW_MS;

/** The standing now: an arrival time in the past becomes now, and the count of a past day becomes 0. */
export const standingAt = (
  standing: Standing | undefined,
  quota: Quota,
  nowMs: number,
): Standing => {
  const { tatMs = 0, day, used = 0 } = standing ?? {};
  const today = utcDay(nowMs);
  return {
    tatMs: tatMs > latestPossible(quota, nowMs) ? nowMs : Math.max(tatMs, nowMs),
    day: today,
    used: day === today ? used : 0,
  };
};

/** The limits of a caller: the rate, by its name, or the count of a day. */
export type LimitName = Quota['rateName'] | 'daily';

const NONE: readonly LimitName[] = [];

/** The limits that a standing has reached. */
export const violatedBy = (
  { tatMs, used }: Standing,
  quota: Quota,
  nowMs: number,
): readonly LimitName[] => {
  const isTooSoon = tatMs > latestPassing(quota, nowMs);
  const isUsedUp = quota.dailyCap !== null && used >= quota.dailyCap;
  if (!isTooSoon) return isUsedUp ? ['daily'] : NONE;
  return isUsedUp ? [quota.rateName, 'daily'] : [quota.rateName];
};

/** Draws one request from a bucket. */
export const draw = (standing: Standing | undefined, quota: Quota, nowMs: number): Decision => {
  const present = standingAt(standing, quota, nowMs);
  if (violatedBy(present, quota, nowMs).length > 0) return { isAllowed: false, standing: present };
  const { tatMs, day, used } = present;
  return { isAllowed: true, standing: { tatMs: tatMs + quota.intervalMs, day, used: used + 1 } };
};

/** Milliseconds until the next 00:00 UTC. */
export const untilMidnight = (nowMs: number): number => DAY_MS - (nowMs - utcDay(nowMs) * DAY_MS);
