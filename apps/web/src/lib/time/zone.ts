import { DAY_MS, MINUTE_MS } from './durations.ts';
import { ownZone } from './own-zone.ts';

/** Broadcasts are announced in Japanese time, so this is the default until the viewer's zone is known. */
export const JAPAN = 'Asia/Tokyo';

/**
 * The IANA zone with a name, as this runtime spells it, or null. Names arrive in a cookie, so without one spelling per zone the caches
 * would grow with every capitalisation.
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

/** An instant in the local time of `zone`. */
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

/** A zone, with its format and the cached offsets from UTC per day. */
interface Zone {
  readonly formatter: Intl.DateTimeFormat;
  /** Offsets in milliseconds, by UTC day since 1 January 1970; null if the offset changes within the day. */
  readonly offsets: Map<number, number | null>;
}

const zones = new Map<string, Zone>();
/** Days to cache per zone: more than a year. */
const MOST_DAYS = 400;

/** Since then Japan has had no summer time. */
const JAPAN_SETTLED = Date.UTC(1952, 0);
const JAPAN_OFFSET = 9 * 60 * MINUTE_MS;

/** How far a zone is ahead of UTC. `Intl` is slow, so the offsets of days are cached. */
export function offsetAt(instant: number, name: string): number {
  if (name === JAPAN && instant >= JAPAN_SETTLED) return JAPAN_OFFSET;
  if (name === ownZone()) return 0 - new Date(instant).getTimezoneOffset() * MINUTE_MS;
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
