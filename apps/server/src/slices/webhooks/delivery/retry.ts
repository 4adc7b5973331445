import { steps } from '#platform/backoff.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits between tries, as Standard Webhooks advises. */
const eventWaits = steps([
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]);
/** Somebody waits for the result of a ping or a test. */
const trialWaits = steps([5 * SECOND_MS, 5 * MINUTE_MS]);

/** For how long an event is tried, unless it is about something that is over earlier. */
export const TRIED_MS = 75 * HOUR_MS;
/** How far a wait may be from the one above. */
const JITTER = 0.2;
/** The last try is made so long before the end. */
const MARGIN_MS = MINUTE_MS;
/** A receiver cannot put a try off for longer. */
const MOST_ASKED_MS = 24 * HOUR_MS;

/** A try that failed. */
export interface FailedTry {
  isTrial: boolean;
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
export const nextTry = (failed: FailedTry): Date | null => {
  const { isTrial, tries, now, expiresAt, askedMs = 0, random } = failed;
  const usual = (isTrial ? trialWaits : eventWaits)(tries);
  if (usual === Infinity) return null;
  const wait = usual * (1 - JITTER + 2 * JITTER * random);
  const at = now.getTime() + Math.max(wait, Math.min(askedMs, MOST_ASKED_MS));
  const last = expiresAt.getTime() - MARGIN_MS;
  if (at <= last) return new Date(at);
  return last - now.getTime() >= wait / 2 && askedMs <= wait ? new Date(last) : null;
};

/** How long nothing at all is sent to an endpoint after a 429 or 503: as long as it asks, within limits. */
export const pauseMs = (status: number | null, askedMs: number | undefined): number => {
  if (status === 429) return Math.min(Math.max(askedMs ?? 0, MINUTE_MS), HOUR_MS);
  return status === 503 && askedMs !== undefined ? Math.min(askedMs, HOUR_MS) : 0;
};
