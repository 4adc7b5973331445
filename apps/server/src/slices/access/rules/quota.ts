/** How often one bucket may be drawn from: a rate by GCRA, and a count for each UTC day. */
export interface Quota {
  /** What the headers call the rate. */
  rateName: 'burst' | 'refused';
  /** Milliseconds in which one request comes back. */
  intervalMs: number;
  /** Requests that may come at once after a pause; 1 holds to the interval literally. */
  burst: number;
  dailyCap: number | null;
}

/** The bucket that all keys of an account share. */
export const accountBucket = (userId: string): string => `account:${userId}`;

/** What a bucket remembers. */
export interface Standing {
  /** GCRA's theoretical arrival time: when the bucket is full again. */
  tatMs: number;
  /** Days since 1970-01-01, UTC. */
  day: number;
  /** Requests of that day. */
  used: number;
}

/** Whether a request may pass, and the standing after it; a denied one changes nothing. */
export interface Decision {
  isAllowed: boolean;
  standing: Standing;
}

const DAY_MS = 86_400_000;

/** The UTC day of an instant. */
export const utcDay = (ms: number): number => Math.floor(ms / DAY_MS);

/** How far ahead the clocks of two processes may be of each other. A standing beyond that was written by a clock that was wrong. */
const MOST_SKEW_MS = 60_000;

/** The latest arrival time that lets a request pass. */
export const latestPassing = ({ intervalMs, burst }: Quota, nowMs: number): number =>
  nowMs + intervalMs * (burst - 1);

/** Arrival times after this one are impossible and count as none, lest a clock once wrong locks somebody out for years. */
export const latestPossible = ({ intervalMs, burst }: Quota, nowMs: number): number =>
  nowMs + intervalMs * burst + MOST_SKEW_MS;

/** The standing as it is now: a past arrival time is now, a past day's count is nothing. */
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

/** What a caller may run into: the rate, by its name, or the count of a day. */
export type LimitName = Quota['rateName'] | 'daily';

const NONE: readonly LimitName[] = [];

/** Which of its limits a standing has reached. */
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
