import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time/durations.ts';

/** Broadcasts in Japan have no summer time. */
const JAPAN_MS = 9 * HOUR_MS;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
/** Late-night hours count on from the evening before: 25:30 is half past one of the next day. */
const TIME = /^(\d{1,2}):([0-5]\d)$/u;
const LAST_HOUR = 29;

/** A day and a time in Japan, the latter as broadcasters write it; empty if only the day is known. */
export interface BroadcastTime {
  date: string;
  time: string;
}

const padded = (value: number): string => String(value).padStart(2, '0');

/** The instant of a broadcast, in UTC; null if it is none. */
export function instantOf({ date, time }: BroadcastTime): string | null {
  const day = DATE.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  const [, hours = '', minutes = ''] = time === '' ? ['', '0', '00'] : (TIME.exec(time) ?? []);
  if (Number.isNaN(day) || hours === '' || Number(hours) > LAST_HOUR) return null;
  if (new Date(day).toISOString().slice(0, 10) !== date) return null;
  const at = day + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS - JAPAN_MS;
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

/** Broadcasts before five in the morning belong to the evening before. */
const NIGHT_ENDS = 5;

/** An instant as broadcasters write it: half past one is 25:30 of the day before. */
export function broadcastTimeOf(instant: string, isDayOnly = false): BroadcastTime {
  const at = new Date(Date.parse(instant) + JAPAN_MS);
  if (Number.isNaN(at.getTime())) return { date: '', time: '' };
  const isLate = !isDayOnly && at.getUTCHours() < NIGHT_ENDS;
  const day = isLate ? new Date(at.getTime() - DAY_MS) : at;
  const hours = at.getUTCHours() + (isLate ? 24 : 0);
  const time = isDayOnly ? '' : `${padded(hours)}:${padded(at.getUTCMinutes())}`;
  return { date: day.toISOString().slice(0, 10), time };
}
