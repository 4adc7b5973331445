import { DAY_MS } from './calendar.ts';

/** Broadcasts are announced in Japan's time, so that is the zone of a page whose viewer's zone is unknown. */
export const JAPAN = 'Asia/Tokyo';

/**
 * The IANA zone of that name as this runtime spells it, or null. One spelling per zone: names arrive in a cookie, and
 * what is remembered per zone must not grow with the ways to capitalise it.
 */
export function knownZone(name: string | undefined): string | null {
  if (!name || !/^[\w+\-/]{1,64}$/.test(name)) return null;
  if (zones.has(name)) return name;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export interface LocalTime {
  /** Monday is 0. */
  readonly weekday: number;
  /** "18:05" */
  readonly clock: string;
  /** Days since 1 January 1970 of the local date: two of them subtract to a number of days. */
  readonly dayNumber: number;
}

export const MINUTE_MS = 60_000;

/** An instant as the wall clock and the calendar of `zone` show it. */
export function localTime(instant: number, zone: string): LocalTime {
  const local = instant + offsetAt(instant, zone);
  const dayNumber = Math.floor(local / DAY_MS);
  const minutes = Math.floor((local - dayNumber * DAY_MS) / MINUTE_MS);
  return {
    // 1 January 1970 was a Thursday.
    weekday: (((dayNumber + 3) % 7) + 7) % 7,
    clock: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`,
    dayNumber,
  };
}

export function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** A zone: how it tells the time, and by how much it is ahead of UTC on days that were asked for. */
interface Zone {
  readonly formatter: Intl.DateTimeFormat;
  /** By days since 1 January 1970 in UTC, in milliseconds; null where it changes within the day. */
  readonly offsets: Map<number, number | null>;
}

const zones = new Map<string, Zone>();
/** Of one zone: a year and more of days. */
const MOST_DAYS = 400;

/** How far the clocks of a zone are ahead of UTC. Asking `Intl` takes longer than showing what was asked for, so days are remembered. */
export function offsetAt(instant: number, name: string): number {
  const zone = zones.get(name) ?? opened(name);
  const day = Math.floor(instant / DAY_MS);
  let offset = zone.offsets.get(day);
  if (offset === undefined) {
    const first = measuredOffset(day * DAY_MS, zone);
    offset = first === measuredOffset((day + 1) * DAY_MS, zone) ? first : null;
    if (zone.offsets.size >= MOST_DAYS) zone.offsets.clear();
    zone.offsets.set(day, offset);
  }
  return offset ?? measuredOffset(instant, zone);
}

function measuredOffset(instant: number, { formatter }: Zone): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatter.formatToParts(instant)) parts[type] = Number(value);
  const { year = NaN, month = NaN, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function opened(name: string): Zone {
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const zone = { formatter, offsets: new Map() };
  zones.set(name, zone);
  return zone;
}
