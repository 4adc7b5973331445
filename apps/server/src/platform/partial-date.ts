const PARTIAL_DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;

const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** July and August are both long. */
const daysIn = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month % 2 === (month < 8 ? 1 : 0) ? 31 : 30;
};

/** Whether a text is written `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, even if the calendar has no such day. */
export const hasFormOfPartialDate = (text: string): boolean => PARTIAL_DATE.test(text);

/** Whether a text is `YYYY`, `YYYY-MM` or `YYYY-MM-DD` of the calendar. Dates of a page are checked one by one, so no `Date` is made. */
export const isPartialDate = (text: string): boolean => {
  const match = PARTIAL_DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 1), Number(match[3] ?? 1)];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
};

/** Whether a partial date is before another, as far as both are known: 2020 is not before 2020-05. */
export const isBefore = (date: string, other: string): boolean =>
  date.slice(0, other.length) < other.slice(0, date.length);
