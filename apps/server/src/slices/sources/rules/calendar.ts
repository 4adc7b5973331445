import { DAY_MS, HOUR_MS } from '#platform/durations.ts';

/** Times of day in UTC at which a day begins in Japan and in China. */
export const MIDNIGHT_IN_JAPAN = 15 * HOUR_MS;
export const MIDNIGHT_IN_CHINA = 16 * HOUR_MS;

/** Japan has had no daylight saving time since 1951. */
const JST_MS = 9 * HOUR_MS;

/** `YYYY-MM-DD` in UTC. */
export const dayInUtc = (instantMs: number): string =>
  new Date(instantMs).toISOString().slice(0, 10);

/** `YYYY-MM-DD` in Japan. */
export const dayInJapan = (instantMs: number): string => dayInUtc(instantMs + JST_MS);

/** Milliseconds since midnight in UTC; the epoch may lie ahead. */
export const timeOfDay = (instantMs: number): number => ((instantMs % DAY_MS) + DAY_MS) % DAY_MS;

/** The instant at which a day is over in Japan. */
export const endOfDayInJapan = (day: string): number => Date.parse(day) + DAY_MS - JST_MS;

export const addDays = (day: string, days: number): string =>
  dayInUtc(Date.parse(day) + days * DAY_MS);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
