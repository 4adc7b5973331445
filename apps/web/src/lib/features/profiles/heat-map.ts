import { DAY_MS } from '#lib/time/durations.ts';
import type { DayOfPlays } from './person.ts';

/** One day of the map, with its place and the strength of its colour. */
export interface HeatCell {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly week: number;
  /** 0 is Monday. */
  readonly weekday: number;
  readonly plays: number;
  /** 0 (none) to 4 (as many as on the busiest days). */
  readonly level: number;
}

/** The map covers as many days as the API returns at once, plus tomorrow. */
export const WEEKS = 52;

const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 3) % 7;

/** The 52 weeks up to a day, each from Monday. */
export function heatCells(days: readonly DayOfPlays[], now: number): HeatCell[] {
  const today = Math.floor(now / DAY_MS);
  const last = Math.max(today, ...days.map(({ on }) => dayNumber(on)));
  const first = last - weekdayOf(last) - (WEEKS - 1) * 7;
  const plays = new Map(days.map((day) => [day.on, day.plays]));
  const busiest = Math.max(4, ...plays.values());
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const on = new Date((first + index) * DAY_MS).toISOString().slice(0, 10);
    const count = plays.get(on) ?? 0;
    const level = Math.ceil((4 * count) / busiest);
    return { on, week: Math.floor(index / 7), weekday: index % 7, plays: count, level };
  });
}
