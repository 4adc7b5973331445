import { DAY_MS, HOUR_MS } from '#platform/durations.ts';
import type { Season } from '#slices/catalog/index.ts';
/** Japan has no daylight saving time. */
const JST_MS = 9 * HOUR_MS;
/** By custom, premieres in the last days of a quarter belong to the next season. */
export const EARLY_PREMIERE_MS = 10 * DAY_MS;
/** After this many airings, breaks make the count of airings useless as an episode number. */
const MOST_COUNTED_AIRINGS = 100;

/** A recurrence in milliseconds since 1970. */
export interface Recurrence {
  startMs: number;
  /** An ISO 8601 duration of whole days or months; null: one airing. */
  every: string | null;
  /** The exclusive end of the run; null while it is open. */
  untilMs: number | null;
  /** Airings after this are projections; null if none is. */
  confirmedUntilMs: number | null;
  /** How many airings earlier recurrences of the same work had; 0 by default. */
  airedBefore?: number;
}

/** One airing of a recurrence. */
export interface Slot {
  atMs: number;
  /** The number of the airing among all of the work, from 1. */
  ordinal: number;
  isProjected: boolean;
}

/** A half-open span of time, in milliseconds since 1970. */
export interface Span {
  fromMs: number;
  toMs: number;
}

const PERIOD = /^P(?:(?<days>\d+)D|(?<weeks>\d+)W|(?<months>\d+)M)$/u;

/** The period of an ISO 8601 duration: a fixed step, or calendar months. Null for forms that a schedule cannot have. */
export const periodOf = (every: string): { stepMs: number } | { months: number } | null => {
  const { days, weeks, months } = PERIOD.exec(every)?.groups ?? {};
  if (months) return Number(months) > 0 ? { months: Number(months) } : null;
  const stepMs = (Number(days ?? 0) + 7 * Number(weeks ?? 0)) * DAY_MS;
  return stepMs > 0 ? { stepMs } : null;
};

/** The same day and time `count` months later, or the last day of a shorter month. */
const addMonths = (startMs: number, count: number): number => {
  const start = new Date(startMs);
  const lastDay = new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count + 1, 0),
  ).getUTCDate();
  return Date.UTC(
    start.getUTCFullYear(),
    start.getUTCMonth() + count,
    Math.min(start.getUTCDate(), lastDay),
    start.getUTCHours(),
    start.getUTCMinutes(),
    start.getUTCSeconds(),
  );
};

/** The instant of the airing at a place (from 1), even if the run ends before. */
const instantOf = (recurrence: Recurrence, place: number): number => {
  const period = recurrence.every === null ? null : periodOf(recurrence.every);
  if (!period) return place === 1 ? recurrence.startMs : Number.POSITIVE_INFINITY;
  if ('months' in period) return addMonths(recurrence.startMs, (place - 1) * period.months);
  return recurrence.startMs + (place - 1) * period.stepMs;
};

/** The first place whose airing is at or after an instant. */
const firstPlaceAt = (recurrence: Recurrence, fromMs: number): number => {
  if (fromMs <= recurrence.startMs) return 1;
  const period = recurrence.every === null ? null : periodOf(recurrence.every);
  if (!period) return 2;
  if ('stepMs' in period) return Math.ceil((fromMs - recurrence.startMs) / period.stepMs) + 1;
  let place = Math.max(
    1,
    Math.floor((fromMs - recurrence.startMs) / (period.months * 31 * DAY_MS)),
  );
  while (instantOf(recurrence, place) < fromMs) place += 1;
  return place;
};

/** The airing of a recurrence at an instant, and its place among all airings of the work. */
const slotOf = (recurrence: Recurrence, atMs: number, place: number): Slot => {
  const { confirmedUntilMs, airedBefore = 0 } = recurrence;
  const isProjected = confirmedUntilMs !== null && atMs > confirmedUntilMs;
  return { atMs, ordinal: airedBefore + place, isProjected };
};

/** The airings of a recurrence inside a span, in order, at most `most`. */
export const slotsWithin = (
  recurrence: Recurrence,
  { fromMs, toMs }: Span,
  most = Number.POSITIVE_INFINITY,
): Slot[] => {
  const endMs = Math.min(toMs, recurrence.untilMs ?? Number.POSITIVE_INFINITY);
  const slots: Slot[] = [];
  for (let place = firstPlaceAt(recurrence, fromMs); slots.length < most; place += 1) {
    const atMs = instantOf(recurrence, place);
    if (atMs >= endMs) break;
    slots.push(slotOf(recurrence, atMs, place));
  }
  return slots;
};

/** The last airing of a recurrence before an instant, if there was one. */
export const lastBefore = (recurrence: Recurrence, beforeMs: number): Slot | null => {
  const endMs = Math.min(beforeMs, recurrence.untilMs ?? Number.POSITIVE_INFINITY);
  const place = firstPlaceAt(recurrence, endMs) - 1;
  return place < 1 ? null : slotOf(recurrence, instantOf(recurrence, place), place);
};

/** The episode of an airing; null if counting airings would be wrong: in long runs, and after the known last episode. */
export const episodeOf = (slot: Slot, episodeCount: number | null): number | null => {
  if (slot.ordinal > MOST_COUNTED_AIRINGS) return null;
  return episodeCount !== null && slot.ordinal > episodeCount ? null : slot.ordinal;
};

const FIRST_MONTH: Record<Season, number> = { WINTER: 0, SPRING: 3, SUMMER: 6, FALL: 9 };

const HORIZON_MS = 400 * DAY_MS;

/** How far ahead airings are projected. Nobody knows what an endless show does after that. */
export const horizonOf = (now: Date): number => now.getTime() + HORIZON_MS;

/** The calendar quarter of a season in Japan. */
export const spanOfSeason = (season: Season, year: number): Span => {
  const month = FIRST_MONTH[season];
  return {
    fromMs: Date.UTC(year, month, 1) - JST_MS,
    toMs: Date.UTC(year, month + 3, 1) - JST_MS,
  };
};

const SEASON_OF_QUARTER = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const satisfies Season[];

/** The season of an instant: what starts in the last days of a quarter in Japan belongs to the next. @param later seasons after it */
export const seasonAt = (nowMs: number, later = 0): { season: Season; year: number } => {
  const day = new Date(nowMs + JST_MS + EARLY_PREMIERE_MS);
  const quarter = day.getUTCFullYear() * 4 + Math.floor(day.getUTCMonth() / 3) + later;
  return { season: SEASON_OF_QUARTER[quarter % 4] ?? 'WINTER', year: Math.floor(quarter / 4) };
};
