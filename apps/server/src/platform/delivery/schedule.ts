import type { Backoff } from '#platform/backoff.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/durations.ts';

/** How far a wait may be from the one of the schedule. */
const JITTER = 0.2;
/** The last try is made so long before the end. */
const MARGIN_MS = MINUTE_MS;

/** When deliveries are tried again. */
export interface Schedule {
  waits: Backoff;
  /** A receiver cannot put a try off for longer. */
  mostAskedMs: number;
}

/** A try that failed. */
export interface FailedTry {
  /** How many tries there were. */
  tries: number;
  now: Date;
  expiresAt: Date;
  /** The wait that the receiver asked for. */
  askedMs: number | undefined;
  /** From 0 to 1. */
  random: number;
}

/** When to try again; null if never. The last try is moved forward, so that there is one shortly before the end. */
export const nextTry = (
  { waits, mostAskedMs }: Schedule,
  { tries, now, expiresAt, askedMs = 0, random }: FailedTry,
): Date | null => {
  const usual = waits(tries);
  if (usual === Infinity) return null;
  const wait = usual * (1 - JITTER + 2 * JITTER * random);
  const at = now.getTime() + Math.max(wait, Math.min(askedMs, mostAskedMs));
  const last = expiresAt.getTime() - MARGIN_MS;
  if (at <= last) return new Date(at);
  return last - now.getTime() >= wait / 2 && askedMs <= wait ? new Date(last) : null;
};

/** How long nothing at all is sent to a target after a 429 or 503: as long as it asks, within limits. */
export const pauseMs = (status: number | null, askedMs: number | undefined): number => {
  if (status === 429) return Math.min(Math.max(askedMs ?? 0, MINUTE_MS), HOUR_MS);
  return status === 503 && askedMs !== undefined ? Math.min(askedMs, HOUR_MS) : 0;
};
