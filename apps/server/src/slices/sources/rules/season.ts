import type { Season } from '#slices/catalog/index.ts';
import { addDays } from './calendar.ts';

/** Premieres in the last days of a quarter belong to the season that follows, by custom. */
const EARLY_PREMIERE_DAYS = 10;
const SEASONS: readonly Season[] = ['WINTER', 'SPRING', 'SUMMER', 'FALL'];
const MONTHS_IN_SEASON = 3;

/** The season a day of premiere belongs to: the quarter of the day ten days on. */
export const seasonOf = (day: string): { season: Season; seasonYear: number } => {
  const [year, month] = addDays(day, EARLY_PREMIERE_DAYS).split('-').map(Number);
  const season = SEASONS[Math.floor((month! - 1) / MONTHS_IN_SEASON)]!;
  return { season, seasonYear: year! };
};
