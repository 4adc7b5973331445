import { DAY_MS } from './calendar.ts';
import { localTime } from './zone.ts';

const MINUTE_MS = 60_000;

/** What the clocks of a zone show at an instant, as if it were UTC, in milliseconds. */
function shown(instant: number, zone: string): number {
  const { dayNumber, clock } = localTime(instant, zone);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return dayNumber * DAY_MS + (hours * 60 + minutes) * MINUTE_MS;
}

/** "2026-01-15T13:00": an instant as a field for date and time has it. */
export function localField(instant: number, zone: string): string {
  return new Date(shown(instant, zone)).toISOString().slice(0, 16);
}

/** The instant a field says, in milliseconds; null when it says none. Where clocks are put forward it is what they show then. */
export function instantOfField(text: string, zone: string): number | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(text) ? Date.parse(`${text}Z`) : NaN;
  if (Number.isNaN(asUtc)) return null;
  // The offset of the guess is that of the instant, but for the hours around a change of clocks.
  const guess = asUtc - (shown(asUtc, zone) - asUtc);
  return guess - (shown(guess, zone) - asUtc);
}
