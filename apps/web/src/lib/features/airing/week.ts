import type { Locale } from '#lib/i18n/locale.ts';
import type { Preferences } from '#lib/preferences/preferences.ts';
import { DAY_MS, dateFormat } from '#lib/time/calendar.ts';
import { localTime } from '#lib/time/zone.ts';

export interface Weekday {
  readonly id: string;
  readonly kanji: string;
}

/** Monday first. The kanji are moon, fire, water, wood, gold, earth and sun; the page colours the days after them. */
export const WEEKDAYS: readonly Weekday[] = [
  { id: 'monday', kanji: '月' },
  { id: 'tuesday', kanji: '火' },
  { id: 'wednesday', kanji: '水' },
  { id: 'thursday', kanji: '木' },
  { id: 'friday', kanji: '金' },
  { id: 'saturday', kanji: '土' },
  { id: 'sunday', kanji: '日' },
];

/** How far an airing is from now, as far as a reader of a week cares. */
export type Nearness =
  | { kind: 'past' }
  /** Within a day; not above 0 while it is on. */
  | { kind: 'soon'; minutes: number }
  | { kind: 'later' };

export interface Slot<Airing> {
  readonly airing: Airing;
  /** "18:05", or "25:30" by the clock of thirty hours. */
  readonly clock: string;
  /** Days since 1 January 1970 of the day it is listed under. */
  readonly dayNumber: number;
  readonly nearness: Nearness;
}

export interface Day<Airing> extends Weekday {
  readonly dayNumber: number;
  readonly slots: readonly Slot<Airing>[];
}

/** A day, and how much airs on it. */
export interface DayCount extends Weekday {
  readonly dayNumber: number;
  readonly count: number;
}

/** By whose clock, and seen from when. */
export interface View {
  readonly zone: string;
  readonly dayClock: Preferences['dayClock'];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Until then a night belongs to the day before, by the clock of thirty hours. */
const NIGHT_ENDS_AT_HOUR = 6;

/** An instant as the listings of a day have it. */
export function listedTime(
  instant: number,
  { zone, dayClock }: Pick<View, 'zone' | 'dayClock'>,
): { clock: string; dayNumber: number } {
  const { clock, dayNumber } = localTime(instant, zone);
  const hour = Number(clock.slice(0, 2));
  return dayClock === '30' && hour < NIGHT_ENDS_AT_HOUR
    ? { clock: `${hour + 24}${clock.slice(2)}`, dayNumber: dayNumber - 1 }
    : { clock, dayNumber };
}

/** The seven days from one on, each with its airings by the clock; airings of other days are left out. */
export function weekOf<Airing extends { airingAt: string }>(
  airings: readonly Airing[],
  { firstDay, ...view }: View & { firstDay: number },
): Day<Airing>[] {
  const slots = Map.groupBy(slotsOf(airings, view), ({ dayNumber }) => dayNumber);
  return WEEKDAYS.map((_, offset) => {
    const dayNumber = firstDay + offset;
    return { ...weekdayOf(dayNumber), dayNumber, slots: slots.get(dayNumber) ?? [] };
  });
}

/** The seven days from one on, each with how many of the instants fall on it. */
export function dayCounts(
  instants: readonly number[],
  { firstDay, ...view }: View & { firstDay: number },
): DayCount[] {
  const counts = WEEKDAYS.map(() => 0);
  for (const instant of instants) {
    const day = listedTime(instant, view).dayNumber - firstDay;
    if (day in counts) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts.map((count, offset) => {
    const dayNumber = firstDay + offset;
    return { ...weekdayOf(dayNumber), dayNumber, count };
  });
}

/** Airings by time, each as a listing shows it. */
export function slotsOf<Airing extends { airingAt: string }>(
  airings: readonly Airing[],
  view: View,
): Slot<Airing>[] {
  return airings
    .map((airing) => ({ airing, instant: Date.parse(airing.airingAt) }))
    .sort((a, b) => a.instant - b.instant)
    .map(({ airing, instant }) => ({
      airing,
      ...listedTime(instant, view),
      nearness: nearness(Math.round((instant - view.now) / 60_000)),
    }));
}

/** For half an hour after its start an episode is on, not over. */
const ON_AIR_MINUTES = 30;

function nearness(minutes: number): Nearness {
  if (minutes < -ON_AIR_MINUTES) return { kind: 'past' };
  return minutes < 24 * 60 ? { kind: 'soon', minutes } : { kind: 'later' };
}

function weekdayOf(dayNumber: number): Weekday {
  // 1 January 1970 was a Thursday.
  const found = WEEKDAYS[(((dayNumber + 3) % 7) + 7) % 7];
  if (!found) throw new RangeError(`no weekday of ${dayNumber}`);
  return found;
}

/** "Monday" */
export function weekdayName(dayNumber: number, locale: Locale): string {
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(dayNumber * DAY_MS);
}
