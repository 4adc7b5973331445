import { expect, it } from 'vitest';
import { LOCALES } from '#lib/i18n/locale.ts';
import { dateFormat, dateOf, numericDate, partialDate } from './calendar.ts';
import { DAY_MS } from './durations.ts';

const UTC = { timeZone: 'UTC' } as const;
const YEAR = { ...UTC, year: 'numeric' } as const;
const MONTH = { ...YEAR, month: 'short' } as const;
const DAY = { ...MONTH, day: 'numeric' } as const;
const SHORT = { ...UTC, day: 'numeric', month: 'short' } as const;

it.each(LOCALES)('writes every date of a year as Intl does (%s)', (locale) => {
  const wrong: string[] = [];
  for (let day = Date.UTC(2025, 11, 25) / DAY_MS; day < Date.UTC(2027, 0, 5) / DAY_MS; day += 1) {
    const at = day * DAY_MS;
    const date = new Date(at).toISOString().slice(0, 10);
    const ours = [
      dateOf(day, locale),
      numericDate(day, locale),
      partialDate(date, locale),
      partialDate(date.slice(0, 7), locale),
      partialDate(date.slice(0, 4), locale),
    ];
    const own = [SHORT, { ...UTC, dateStyle: 'medium' } as const, DAY, MONTH, YEAR].map((options) =>
      dateFormat(locale, options).format(at),
    );
    if (ours.join() !== own.join()) wrong.push(`${ours.join()} is not ${own.join()}`);
  }
  expect(wrong).toEqual([]);
});
