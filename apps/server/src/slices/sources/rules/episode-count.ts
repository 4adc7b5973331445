import type { CountSource } from '#slices/catalog/index.ts';
import { slotCount } from './airing.ts';
import { DAY_MS, WEEK_MS } from './calendar.ts';
import { isOfOneDay } from './format.ts';
import type { Run } from './run.ts';

export interface EpisodeCount {
  count: number;
  source: CountSource;
  /** Whether the length of the run gave it, not the record. */
  isOfRun: boolean;
}

/** Since when the length of a run tells its episodes: earlier runs have more and longer breaks. */
const ESTIMATED_SINCE_MS = Date.UTC(2010, 0, 1);
/** Beyond two years of weeks a run has had breaks, or its end is a mistake. */
const MOST_ESTIMATED = 104;

const airsWeekly = ({ format, recurrence }: Run): boolean =>
  format === 'TV' && (!recurrence || recurrence.every === 'P7D');

/** The weeks of a television run; 65 % of them are exact, 84 % off by one at most. */
const estimate = (run: Run): number | null => {
  const { beginMs, endMs, recurrence } = run;
  if (endMs === null || !airsWeekly(run)) return null;
  if (isOfOneDay(run)) return 1;
  if (beginMs < ESTIMATED_SINCE_MS) return null;
  const weeks = slotCount(Math.max(beginMs, recurrence?.startMs ?? 0), endMs, WEEK_MS);
  return weeks >= 1 && weeks <= MOST_ESTIMATED ? weeks : null;
};

/** What a quarter and half a year of television hold: a record of so many counts no specials. */
const WHOLE_RUNS: ReadonlySet<number> = new Set([12, 24]);
/** Beyond this share of the weeks, two episodes a week are likelier than specials. */
const MOST_A_WEEK = 1.3;
/** A short series whose end lies so many weeks behind its record has episodes on disc in its end, and often in its record. */
const WEEKS_TO_DISCS = 5;
const LONGEST_SHORT_SERIES = 30;

const isOnWeekday = (beginMs: number, endMs: number): boolean => {
  const rest = (endMs - beginMs) % WEEK_MS;
  return rest < DAY_MS || rest > WEEK_MS - DAY_MS;
};

/**
 * A recorded count against the weeks of its run. The record counts specials and episodes on disc with the series: of records
 * one above the weeks a third are right, and the weeks are in two thirds. What nothing decides is an estimate.
 */
const weigh = (recorded: number, weeks: number, isWhole: boolean): EpisodeCount => {
  const record = { count: recorded, source: 'RECORDED', isOfRun: false } as const;
  if (WHOLE_RUNS.has(recorded)) return record;
  if (isWhole && recorded > weeks) {
    return recorded <= weeks * MOST_A_WEEK
      ? { count: weeks, source: 'ESTIMATED', isOfRun: true }
      : { ...record, source: 'ESTIMATED' };
  }
  const mayCountDiscs =
    !isWhole && recorded <= LONGEST_SHORT_SERIES && weeks >= recorded + WEEKS_TO_DISCS;
  return mayCountDiscs ? { ...record, source: 'ESTIMATED' } : record;
};

const fromRecord = (run: Run, recorded: number): EpisodeCount => {
  const { beginMs, endMs } = run;
  if (run.format === 'MOVIE' && recorded > 1)
    return { count: 1, source: 'ESTIMATED', isOfRun: true };
  if (endMs === null || !airsWeekly(run) || isOfOneDay(run)) {
    return { count: recorded, source: 'RECORDED', isOfRun: false };
  }
  return weigh(recorded, slotCount(beginMs, endMs), isOnWeekday(beginMs, endMs));
};

/** How many episodes a run has: on record, one for a film, else estimated; null for runs without an end. */
export const episodeCountOf = (run: Run, recorded: number | null): EpisodeCount | null => {
  if (run.format !== 'MOVIE' && run.endMs === null) return null;
  if (recorded !== null) return fromRecord(run, recorded);
  if (run.format === 'MOVIE') return { count: 1, source: 'RECORDED', isOfRun: true };
  const count = estimate(run);
  return count === null ? null : { count, source: 'ESTIMATED', isOfRun: true };
};
