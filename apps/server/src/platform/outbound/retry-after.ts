import type { Clock } from '#platform/clock.ts';

/** The wait that a `Retry-After` header asks for, in seconds from now. It is a number of seconds or a date. Undefined if it asks for none. */
export const retryAfterOf = (
  header: string | string[] | undefined,
  clock: Clock,
): number | undefined => {
  if (typeof header !== 'string') return undefined;
  const seconds = /^\s*[\d.]+\s*$/u.test(header)
    ? Number(header)
    : (Date.parse(header) - clock.nowMs()) / 1_000;
  return seconds > 0 ? seconds : undefined;
};
