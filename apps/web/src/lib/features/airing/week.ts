import { dateOf } from '#lib/time/calendar.ts';
import { localTime, type LocalTime } from '#lib/time/zone.ts';

export interface Weekday {
  readonly id: string;
  readonly english: string;
  readonly kanji: string;
}

/** Monday first. The kanji are moon, fire, water, wood, gold, earth and sun; the page colours the days after them. */
export const WEEKDAYS: readonly Weekday[] = [
  { id: 'monday', english: 'Monday', kanji: '月' },
  { id: 'tuesday', english: 'Tuesday', kanji: '火' },
  { id: 'wednesday', english: 'Wednesday', kanji: '水' },
  { id: 'thursday', english: 'Thursday', kanji: '木' },
  { id: 'friday', english: 'Friday', kanji: '金' },
  { id: 'saturday', english: 'Saturday', kanji: '土' },
  { id: 'sunday', english: 'Sunday', kanji: '日' },
];

/** How far an airing is from now, as far as a reader of this week cares; `dated` when the season is not running. */
export type Nearness =
  | { kind: 'dated'; date: string }
  | { kind: 'soon'; minutes: number }
  | { kind: 'this-week' }
  | { kind: 'later'; date: string }
  | { kind: 'past'; date: string };

export interface Slot<Airing> {
  readonly airing: Airing;
  readonly time: LocalTime;
  readonly nearness: Nearness;
}

export interface Day<Airing> extends Weekday {
  /** "Today", "Tomorrow" or the date of the coming one; null when the season is not running. */
  readonly when: string | null;
  readonly slots: readonly Slot<Airing>[];
}

export interface WeekView {
  readonly zone: string;
  readonly now: number;
  /** A running season starts with today and counts from it; any other starts on Monday. */
  readonly isRunning: boolean;
}

/** Airings by weekday and time of day in a zone; all seven days, also those without any. */
export function weekOf<Airing extends { airingAt: string }>(
  airings: readonly Airing[],
  { zone, now, isRunning }: WeekView,
): Day<Airing>[] {
  const today = localTime(now, zone);
  const slots = airings.map((airing) => toSlot(airing, { zone, now, isRunning, today }));
  const first = isRunning ? today.weekday : 0;
  return WEEKDAYS.map((_, offset) => {
    const index = (first + offset) % 7;
    return {
      ...weekday(index),
      when: isRunning ? dayName(offset, today.dayNumber) : null,
      slots: slots.filter((slot) => slot.time.weekday === index).sort(byTimeOfDay),
    };
  });
}

function toSlot<Airing extends { airingAt: string }>(
  airing: Airing,
  { zone, now, isRunning, today }: WeekView & { today: LocalTime },
): Slot<Airing> {
  const instant = Date.parse(airing.airingAt);
  const time = localTime(instant, zone);
  if (!isRunning) return { airing, time, nearness: { kind: 'dated', date: time.date } };
  const minutes = Math.round((instant - now) / 60_000);
  const days = time.dayNumber - today.dayNumber;
  return { airing, time, nearness: nearness(minutes, days, time.date) };
}

/** For half an hour after its start an episode is on, not over. */
const ON_AIR_MINUTES = 30;

function nearness(minutes: number, days: number, date: string): Nearness {
  if (minutes < -ON_AIR_MINUTES) return { kind: 'past', date };
  if (minutes < 24 * 60) return { kind: 'soon', minutes };
  return days < 7 ? { kind: 'this-week' } : { kind: 'later', date };
}

function weekday(index: number): Weekday {
  const found = WEEKDAYS[index];
  if (!found) throw new RangeError(`no weekday ${index}`);
  return found;
}

function dayName(offset: number, today: number): string {
  if (offset === 0) return 'Today';
  return offset === 1 ? 'Tomorrow' : dateOf(today + offset);
}

/** What is still to come within the week, then what lies beyond it, then what is over; each by the clock. */
function byTimeOfDay<Airing>(a: Slot<Airing>, b: Slot<Airing>): number {
  return rank(a.nearness) - rank(b.nearness) || a.time.clock.localeCompare(b.time.clock);
}

function rank({ kind }: Nearness): number {
  if (kind === 'past') return 2;
  return kind === 'later' ? 1 : 0;
}

/** "in 3 h 20 min", "in 5 min", "on now" */
export function countdown(minutes: number): string {
  if (minutes <= 0) return 'on now';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `in ${rest} min`;
  return rest === 0 ? `in ${hours} h` : `in ${hours} h ${rest} min`;
}
