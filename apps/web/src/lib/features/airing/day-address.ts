import { DAY_MS } from '#lib/time/durations.ts';

/** `2026-01-15` */
export function dayAddress(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

const FIRST_DAY = Date.UTC(1960) / DAY_MS;
const LAST_DAY = Date.UTC(2100) / DAY_MS - 1;

/** The day an address names; null when it is none. */
export function parseDay(text: string): number | null {
  const dayNumber = /^\d{4}-\d\d-\d\d$/u.test(text) ? Date.parse(`${text}T00:00Z`) / DAY_MS : NaN;
  const isDay = dayNumber >= FIRST_DAY && dayNumber <= LAST_DAY;
  return isDay && dayAddress(dayNumber) === text ? dayNumber : null;
}
