import { intlTag, type Locale } from '#lib/i18n/locale.ts';
import { words } from '#lib/i18n/words.ts';
import { DAY_MS } from './durations.ts';

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

const MONTHS = words({
  en: { short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ') },
  ja: { short: Array.from({ length: 12 }, (_, at) => `${at + 1}月`) },
});

/**
 * "5 Dec 2015", "Dec 2015" or "2015", 2015年12月5日, as `Intl` writes it. To ask `Intl`, a browser first loads the patterns of its language,
 * which blocks a phone.
 */
function written(
  locale: Locale,
  day: number | null,
  month: number | null,
  year: number | null,
): string {
  const named = month === null ? null : (MONTHS(locale).short[month] ?? '');
  return locale === 'ja'
    ? [year && `${year}年`, named, day && `${day}日`].filter(Boolean).join('')
    : [day, named, year].filter(Boolean).join(' ');
}

/** "5 Dec": the date a number of days after 1 January 1970. */
export function dateOf(dayNumber: number, locale: Locale): string {
  const date = new Date(dayNumber * DAY_MS);
  return written(locale, date.getUTCDate(), date.getUTCMonth(), null);
}

/** "5 Dec 2015" */
function fullDate(dayNumber: number, locale: Locale): string {
  const date = new Date(dayNumber * DAY_MS);
  return written(locale, date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
}

/** The same as `dateOf`, with its year if that is not this year. */
export function dateSeenOn(dayNumber: number, today: number, locale: Locale): string {
  const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();
  const write = yearOf(dayNumber) === yearOf(today) ? dateOf : fullDate;
  return write(dayNumber, locale);
}

/** "5 Dec 2015", 2015/12/05: a date beside a time of day. */
export function numericDate(dayNumber: number, locale: Locale): string {
  if (locale !== 'ja') return fullDate(dayNumber, locale);
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '/');
}

/** "7 Aug 2015", "Aug 2015" or "2015" for a `YYYY[-MM[-DD]]` date, as precise as known. */
export function partialDate(date: string, locale: Locale): string {
  const [year = NaN, month, day] = date.split('-').map(Number);
  return written(locale, (month && day) || null, month ? month - 1 : null, year);
}
