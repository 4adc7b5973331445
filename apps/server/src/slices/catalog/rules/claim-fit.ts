import type { PartialDate } from '../model.ts';

/** Sources give the day of sale or the date printed on an issue, the first showing or the first broadcast: the next year at most. */
const MOST_YEARS_APART = 1;

const yearOf = (date: PartialDate): number => Number(date.slice(0, 4));

/** Whether two dates can be those of one beginning; what is not known may be. */
export const areNear = (
  a: PartialDate | null | undefined,
  b: PartialDate | null | undefined,
): boolean => a == null || b == null || Math.abs(yearOf(a) - yearOf(b)) <= MOST_YEARS_APART;
