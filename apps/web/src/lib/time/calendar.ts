import { intlTag, type Locale } from '#lib/i18n/locale.ts';

export const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** More than a site in two languages uses. The limit keeps visitors from many zones from filling the memory. */
const MOST_FORMATS = 200;

/** A date format, created once, because creating one costs more than all its uses on a page. */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(key, (format = new Intl.DateTimeFormat(intlTag(locale), options)));
  }
  return format;
}

const SHORT = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** "5 Dec": the date a number of days after 1 January 1970. */
export function dateOf(dayNumber: number, locale: Locale): string {
  return dateFormat(locale, SHORT).format(dayNumber * DAY_MS);
}

/** The same, with its year if that is not this year. */
export function dateSeenOn(dayNumber: number, today: number, locale: Locale): string {
  const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();
  const options = yearOf(dayNumber) === yearOf(today) ? SHORT : DAY;
  return dateFormat(locale, options).format(dayNumber * DAY_MS);
}

const YEAR = { year: 'numeric', timeZone: 'UTC' } as const;
const MONTH = { ...YEAR, month: 'short' } as const;
const DAY = { ...MONTH, day: 'numeric' } as const;

/** "7 Aug 2015", "Aug 2015" or "2015" for a `YYYY[-MM[-DD]]` date, as precise as known. */
export function partialDate(date: string, locale: Locale): string {
  const [year = NaN, month, day] = date.split('-').map(Number);
  const options = month ? (day ? DAY : MONTH) : YEAR;
  return dateFormat(locale, options).format(Date.UTC(year, (month || 1) - 1, day || 1));
}
