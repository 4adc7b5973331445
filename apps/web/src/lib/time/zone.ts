import { DAY_MS } from './calendar.ts';

/** Broadcasts are announced in Japan's time, so that is the zone of a page whose viewer's zone is unknown. */
export const JAPAN = 'Asia/Tokyo';

/**
 * The IANA zone of that name as this runtime spells it, or null. One spelling per zone: names arrive in a cookie, and
 * what is remembered per zone must not grow with the ways to capitalise it.
 */
export function knownZone(name: string | undefined): string | null {
  if (!name || !/^[\w+\-/]{1,64}$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** "Japan", "Buenos Aires", "UTC": the place a zone is named after. */
export function zonePlace(zone: string): string {
  if (zone === JAPAN) return 'Japan';
  if (/^(Etc\/)?(UTC|GMT|Universal|Zulu)$/.test(zone)) return 'UTC';
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** "GMT+9" at that instant. */
export function zoneOffset(zone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
}

export interface LocalTime {
  /** Monday is 0. */
  readonly weekday: number;
  /** "18:05" */
  readonly clock: string;
  /** Days since 1 January 1970 of the local date: two of them subtract to a number of days. */
  readonly dayNumber: number;
}

/** An instant as the wall clock and the calendar of `zone` show it. */
export function localTime(instant: number, zone: string): LocalTime {
  const parts = Object.fromEntries(
    formatter(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = Number(parts['year']);
  const month = Number(parts['month']);
  const day = Number(parts['day']);
  const dayNumber = Date.UTC(year, month - 1, day) / DAY_MS;
  return {
    // 1 January 1970 was a Thursday.
    weekday: (((dayNumber + 3) % 7) + 7) % 7,
    clock: `${parts['hour']}:${parts['minute']}`,
    dayNumber,
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  let known = formatters.get(zone);
  if (!known) {
    known = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(zone, known);
  }
  return known;
}
