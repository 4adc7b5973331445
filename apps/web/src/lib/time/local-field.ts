import { DAY_MS, MINUTE_MS } from './durations.ts';
import { localTime } from './zone.ts';

/** The local time of a zone at an instant, read as if it were UTC, in milliseconds. */
function shown(instant: number, zone: string): number {
  const { dayNumber, clock } = localTime(instant, zone);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return dayNumber * DAY_MS + (hours * 60 + minutes) * MINUTE_MS;
}

/** "2026-01-15T13:00": an instant as the value of a `datetime-local` field. */
export function localField(instant: number, zone: string): string {
  return new Date(shown(instant, zone)).toISOString().slice(0, 16);
}

/** The instant of a field's value, in milliseconds; null if invalid. A time that clocks skip is read as they show it afterwards. */
export function instantOfField(text: string, zone: string): number | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(text) ? Date.parse(`${text}Z`) : NaN;
  if (Number.isNaN(asUtc)) return null;
  // The offset at the guess is that at the instant, except in the hours around a change of clocks.
  const guess = asUtc - (shown(asUtc, zone) - asUtc);
  return guess - (shown(guess, zone) - asUtc);
}
