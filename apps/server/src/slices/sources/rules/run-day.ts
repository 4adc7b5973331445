import { DAY_MS, HOUR_MS } from '#platform/durations.ts';
import { addDays, dayInJapan, dayInUtc, daysBetween } from './calendar.ts';
import { isDayOnly, type Run } from './run.ts';

/** Broadcasters count 24:00 to 29:00 to the day before. */
const LATE_NIGHT_MS = 5 * HOUR_MS;
/** Farther from `begin` than this, another source means another date. */
const FARTHEST_CORRECTION_DAYS = 35;
/** The longest film, which an end written on the day of the beginning may add to it. */
const LONGEST_SHOW_MS = 3 * HOUR_MS;

/** The day a broadcaster gives for an instant. */
const broadcastDay = ({ format }: Run, instantMs: number): string =>
  dayInJapan(format === 'TV' ? instantMs - LATE_NIGHT_MS : instantMs);

/**
 * The day meant by a midnight. The data set writes day D in two ways, as the midnight that begins it in China (D-1, 16:00
 * UTC) and as D, 16:00 UTC; other sources tell which. Where none does the first is meant: it is the one in use since
 * 2023 (186 of 187 rows that can be compared) and in older rows that only this data set has.
 */
const markedDay = (beginMs: number, airDays: readonly string[]): string => {
  const written = dayInUtc(beginMs);
  const usual = addDays(written, 1);
  const isNear = (day: string) => Math.abs(daysBetween(usual, day)) <= FARTHEST_CORRECTION_DAYS;
  return airDays.find((day) => day === written || day === usual) ?? airDays.find(isNear) ?? usual;
};

/**
 * The day a run begins: the broadcaster's, so that a slot at 25:30 belongs to the evening before it.
 * @param airDays what other sources say, the better ones first.
 */
export const startDay = (run: Run, airDays: readonly string[]): string => {
  if (isDayOnly(run)) return markedDay(run.beginMs, airDays);
  const byConvention = broadcastDay(run, run.beginMs);
  const byCalendar = dayInJapan(run.beginMs);
  return airDays.find((day) => day === byConvention || day === byCalendar) ?? byConvention;
};

/** The day a run ends, null while it is not recorded. A film ends on the day it opens. */
export const endDay = (run: Run, startOn: string): string | null => {
  if (run.endMs === null) return null;
  if (run.format === 'MOVIE') return startOn;
  const spanMs = run.endMs - run.beginMs;
  const isCorrected = isDayOnly(run) && Math.abs(daysBetween(dayInUtc(run.beginMs), startOn)) > 1;
  if (spanMs % DAY_MS <= LONGEST_SHOW_MS && !isCorrected) {
    return addDays(startOn, Math.floor(spanMs / DAY_MS));
  }
  const day = broadcastDay(run, run.endMs);
  return day < startOn ? startOn : day;
};

/** The day that decides the season: in Japan, by the calendar. */
export const premiereDay = (run: Run, startOn: string): string =>
  isDayOnly(run) ? startOn : dayInJapan(run.beginMs);
