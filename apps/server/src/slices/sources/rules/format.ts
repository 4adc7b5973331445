import { DAY_MS } from '#platform/durations.ts';
import type { AnimeFormat } from '#slices/catalog/index.ts';
import type { Run } from './run.ts';

/** More episodes than this are not shown on one day: the end is a mistake. */
const MOST_IN_A_DAY = 6;

/** Whether a run is over on the day it begins. */
export const isOfOneDay = ({ beginMs, endMs }: Run): boolean =>
  endMs !== null && endMs - beginMs < DAY_MS;

/** Days between the first and the last part of what is shown on one weekend, or on two that follow each other. */
const SPECIAL_DAYS: ReadonlySet<number> = new Set([0, 1, 7, 8]);

const isShownAtOnce = ({ beginMs, endMs }: Run): boolean =>
  endMs !== null && SPECIAL_DAYS.has(Math.floor((endMs - beginMs) / DAY_MS));

/**
 * What a work is. The data set knows no specials: it calls everything on television a series. What television shows on one
 * or two days is a special.
 */
export const formatOf = (run: Run, recorded: number | null): AnimeFormat => {
  const isSpecial = run.format === 'TV' && isShownAtOnce(run) && (recorded ?? 1) <= MOST_IN_A_DAY;
  return isSpecial ? 'SPECIAL' : run.format;
};
