import { HOUR_MS, MINUTE_MS } from '#platform/durations.ts';
import type { ChangeFeed } from '../connectors/connector.ts';

/** How long somebody must have been quiet before their edits are sent. */
export const QUIET_MS = 20_000;

/** How often a service is asked for changes, which is cheap where it tells them. */
const PULL_MS: Readonly<Record<ChangeFeed, number>> = {
  none: HOUR_MS,
  activities: 15 * MINUTE_MS,
  sorted: 15 * MINUTE_MS,
  since: 15 * MINUTE_MS,
};

/** How old the last whole reading may be. Only a whole list shows what was deleted. */
const WHOLE_MS = 6 * HOUR_MS;

/** A tenth more or less, so that links do not ask at the same time. `chance` is from 0 to 1. */
const jittered = (ms: number, chance: number): number => Math.round(ms * (0.9 + chance / 5));

/** When a service is asked again after a run. */
export const nextPull = (feed: ChangeFeed, now: Date, chance: number): Date =>
  new Date(now.getTime() + jittered(PULL_MS[feed], chance));

/** Whether the whole list must be read, because that was long ago, or the service tells no changes. */
export const needsWhole = (
  { canFeed, readAt }: { canFeed: boolean; readAt: Date | null },
  now: Date,
): boolean => !canFeed || readAt === null || now.getTime() - readAt.getTime() >= WHOLE_MS;

/** The earlier of two instants, of which either may be none. */
export const earlier = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};
