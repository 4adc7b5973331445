import type { Locale } from '#lib/i18n/locale.ts';
import type { Preferences } from '#lib/preferences/preferences.ts';
import { localTime } from '#lib/time/zone.ts';

export interface Weekday {
  readonly id: string;
  readonly kanji: string;
}

/** Monday first. The kanji mean moon, fire, water, wood, gold, earth and sun, and the colours of the days follow them. */
export const WEEKDAYS: readonly Weekday[] = [
  { id: 'monday', kanji: '月' },
  { id: 'tuesday', kanji: '火' },
  { id: 'wednesday', kanji: '水' },
  { id: 'thursday', kanji: '木' },
  { id: 'friday', kanji: '金' },
  { id: 'saturday', kanji: '土' },
  { id: 'sunday', kanji: '日' },
];

/** How far an airing is from now, as precise as a reader of a week needs. */
export type Nearness =
  | { kind: 'past' }
  /** Within a day; 0 or negative while it airs. */
  | { kind: 'soon'; minutes: number }
  | { kind: 'later' };

export interface Slot<Airing> {
  readonly airing: Airing;
  /** "18:05", or "25:30" on the thirty-hour clock. */
  readonly clock: string;
  /** The day it is listed under, in days since 1 January 1970. */
  readonly dayNumber: number;
  readonly nearness: Nearness;
}

export interface Day<Airing> extends Weekday {
  readonly dayNumber: number;
  readonly slots: readonly Slot<Airing>[];
}

/** A day and the number of its airings. */
export interface DayCount extends Weekday {
  readonly dayNumber: number;
  readonly count: number;
}

/** The viewer's clock and the current time. */
export interface View {
  readonly zone: string;
  readonly dayClock: Preferences['dayClock'];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** On the thirty-hour clock, a night belongs to the day before until this hour. */
const NIGHT_ENDS_AT_HOUR = 6;

/** An instant as a day's listing shows it. */
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

/** Seven days from the given one, each with its airings in order. Airings of other days are left out. */
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

/** The days from the given one that have airings, each with these in order. Airings of earlier days are left out. */
export function daysOf<Airing extends { airingAt: string }>(
  airings: readonly Airing[],
  { firstDay, ...view }: View & { firstDay: number },
): Day<Airing>[] {
  const coming = slotsOf(airings, view).filter(({ dayNumber }) => dayNumber >= firstDay);
  return [...Map.groupBy(coming, ({ dayNumber }) => dayNumber)].map(([dayNumber, own]) => ({
    ...weekdayOf(dayNumber),
    dayNumber,
    slots: own,
  }));
}

/** Seven days from the given one, each with the number of the instants on it. */
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

/** Airings in order of time, each as a listing shows it. */
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

/** An episode counts as airing for half an hour after its start. */
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

/** "Monday", 月曜日 */
export function weekdayName(dayNumber: number, locale: Locale): string {
  const { id, kanji } = weekdayOf(dayNumber);
  return locale === 'ja' ? `${kanji}曜日` : `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** "Mon", 月 */
export function shortWeekday(dayNumber: number, locale: Locale): string {
  return weekdayName(dayNumber, locale).slice(0, locale === 'ja' ? 1 : 3);
}
