import type { Refusal } from '#platform/errors.ts';
import { refusal } from '#platform/reasons.ts';

/**
 * SQLSTATEs of a database that cannot work now: no connection (08), out of disk, memory or connections (53), shut down or starting (57P01
 * to 57P03), a system error (58), read-only (25006).
 */
const SQLSTATE = /^(?:08...|53...|57P0[123]|58...|25006)$/u;

/** Node's codes for a connection that failed or was lost. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of the driver that have no code, and of PostgreSQL whose code also means other things. */
const WORDS =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error)|timeout exceeded when trying to connect|Query read timeout)|is not currently accepting connections/u;

/** A missing Unix socket. A missing file is not an outage. */
const isMissingSocket = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  code === 'ENOENT' && syscall === 'connect';

const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isItself =
    SQLSTATE.test(code) || NETWORK.has(code) || WORDS.test(message) || isMissingSocket(error);
  return isItself || isOutage(error.cause);
};

/** How soon it is worth trying again: a database that is started anew is back in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** The refusal of what fails because something we need, the database above all, cannot be reached or cannot work now. */
export const outageOf = (error: unknown): Refusal | undefined =>
  isOutage(error)
    ? refusal('UNAVAILABLE', 'SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS })
    : undefined;
