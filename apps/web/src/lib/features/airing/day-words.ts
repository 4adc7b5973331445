import type { Locale } from '#lib/i18n/locale.ts';
import { dateSeenOn } from '#lib/time/calendar.ts';
import { airingWords } from './words.ts';

/** Beside the name of a day: "Today", "Tomorrow", "2 Dec". */
export function nearDay(dayNumber: number, today: number, locale: Locale): string {
  const say = airingWords(locale);
  if (dayNumber === today) return say.today;
  return dayNumber === today + 1 ? say.tomorrow : dateSeenOn(dayNumber, today, locale);
}
