import { MINUTE_MS } from '#platform/durations.ts';

/** The hours in which a person is not disturbed, in minutes after midnight where they live. They may span midnight. */
export interface QuietHours {
  from: number;
  until: number;
}
/** Offsets of all time zones of today are multiples of a quarter of an hour, and so are quiet hours. */
export const QUIET_STEP_MINUTES = 15;
const STEP_MS = QUIET_STEP_MINUTES * MINUTE_MS;
/** A day with an hour that comes twice has 25. */
const MOST_STEPS = (26 * 60) / QUIET_STEP_MINUTES;

const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 500;

const formatIn = (zone: string): Intl.DateTimeFormat => {
  let format = formats.get(zone);
  if (!format) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    const options = {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    } as const;
    formats.set(zone, (format = new Intl.DateTimeFormat('en', options)));
  }
  return format;
};

/** The time of day somewhere, in minutes after midnight. */
export const minutesIn = (zone: string, at: Date): number => {
  const [hour = 0, minute = 0] = formatIn(zone).format(at).split(':').map(Number);
  return hour * 60 + minute;
};

/** Whether a time of day is within quiet hours. The end is not. Hours that end when they begin are none. */
export const isQuiet = ({ from, until }: QuietHours, minutes: number): boolean =>
  from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until;

/** When the quiet hours are over that an instant lies in; null if it lies in none. */
export const quietUntil = (hours: QuietHours, zone: string, now: Date): Date | null => {
  if (!isQuiet(hours, minutesIn(zone, now))) return null;
  const first = Math.floor(now.getTime() / STEP_MS) + 1;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = new Date((first + step) * STEP_MS);
    if (!isQuiet(hours, minutesIn(zone, at))) return at;
  }
  return null;
};
