import { DAY_MS, WEEK_MS } from '#platform/durations.ts';
import type { CountSource } from '#slices/catalog/index.ts';
import { slotCount } from './airing.ts';
import { isOfOneDay } from './format.ts';
import type { Run } from './run.ts';

export interface EpisodeCount {
  count: number;
  source: CountSource;
  /** Whether the length of the run gave it, not the record. */
  isOfRun: boolean;
}

const DAYS_A_MONTH = 30;

const airsWeekly = ({ format, recurrence }: Run): boolean =>
  format === 'TV' && (!recurrence || recurrence.every === 'P7D');

const isOnWeekday = (beginMs: number, endMs: number): boolean => {
  const rest = (endMs - beginMs) % WEEK_MS;
  return rest < DAY_MS || rest > WEEK_MS - DAY_MS;
};

/** The weeks that television gives most series. Of runs of other lengths a quarter and more had a break or began with two episodes. */
const SURE_WEEKS = 12;

/** One for what is shown on one day, and the weeks of a quarter that is broadcast weekly; 97 % of them are exact. */
const estimate = (run: Run): number | null => {
  const { format, beginMs, endMs, recurrence } = run;
  if (format !== 'TV' || endMs === null) return null;
  if (airsWeekly(run) && isOfOneDay(run)) return 1;
  if (recurrence?.every !== 'P7D' || !isOnWeekday(beginMs, endMs)) return null;
  const weeks = slotCount(Math.max(beginMs, recurrence.startMs), endMs, WEEK_MS);
  return weeks === SURE_WEEKS ? weeks : null;
};

/** Weeks a short and a long series may have been off. Longer ones are of a mistaken end, or of episodes on disc in end and record. */
const MOST_WEEKS_OFF = { short: 3, long: 4 };
const LONGEST_SHORT_SERIES = 30;
/** So many episodes are a quarter of thirteen with a special, unless the run had as many weeks. */
const QUARTER_AND_SPECIAL = 14;

/** The record counts specials and episodes on disc with the series: it is believed as far as the weeks allow. */
const fitsWeeks = (recorded: number, weeks: number): boolean => {
  const { short, long } = MOST_WEEKS_OFF;
  const off = weeks - recorded;
  if (recorded === QUARTER_AND_SPECIAL && off > 0) return false;
  return off >= 0 && off <= (recorded <= LONGEST_SHORT_SERIES ? short : long);
};

/** Web series are weekly, or nobody knows how they are counted. */
const fitsWeb = (recorded: number, beginMs: number, endMs: number): boolean =>
  recorded === 1 ||
  (isOnWeekday(beginMs, endMs) && Math.abs(recorded - slotCount(beginMs, endMs)) <= 1);

/** Parts that one disc holds, beyond which its record counts halves or shorts. */
const MOST_ON_DISC = 4;

/** Discs come once a month at most: a record of more counts halves of episodes, or extras. */
const fitsDiscs = (recorded: number, run: Run, endMs: number): boolean =>
  isOfOneDay(run)
    ? recorded <= MOST_ON_DISC
    : recorded <= (endMs - run.beginMs) / (DAYS_A_MONTH * DAY_MS) + 1;

/** Whether a run allows for a record. */
const isSure = (recorded: number, run: Run): boolean => {
  const { format, beginMs, endMs } = run;
  if (format === 'MOVIE') return recorded === 1;
  if (endMs === null) return false;
  if (format === 'OVA') return fitsDiscs(recorded, run, endMs);
  if (isOfOneDay(run)) return true;
  if (format === 'ONA') return fitsWeb(recorded, beginMs, endMs);
  return !airsWeekly(run) || fitsWeeks(recorded, slotCount(beginMs, endMs));
};

/** A record is read by people who know the work: of works that so many have rated it is likely, also where breaks made the run longer. */
const VOTES_OF_KNOWN = 200;
/** What a quarter and half a year of television hold: a record of so many counts no specials. */
const WHOLE_RUNS: ReadonlySet<number> = new Set([12, 24]);
/** Beyond so many weeks the end of a short series is that of its discs, which its record may count, too. */
const MOST_WEEKS_TO_DISCS = 20;

/** Whether a record that a run does not bear out is likely: of a series that lasted longer. Nine of ten are right. */
const isLikely = (recorded: number, run: Run, votes: number): boolean => {
  const { beginMs, endMs } = run;
  if (votes < VOTES_OF_KNOWN || endMs === null || !airsWeekly(run)) return false;
  const off = slotCount(beginMs, endMs) - recorded;
  if (off < 0) return false;
  return recorded > LONGEST_SHORT_SERIES || WHOLE_RUNS.has(recorded) || off <= MOST_WEEKS_TO_DISCS;
};

/** What a record says of a run. */
const fromRecord = (run: Run, recorded: number, votes: number): EpisodeCount | null => {
  const record = { count: recorded, isOfRun: false } as const;
  if (isSure(recorded, run)) return { ...record, source: 'RECORDED' };
  if (run.format === 'MOVIE') return { count: 1, source: 'ESTIMATED', isOfRun: true };
  return isLikely(recorded, run, votes) ? { ...record, source: 'ESTIMATED' } : null;
};

/** How many episodes a run has, where it is sure or likely: on record, one for a film, else estimated. `votes`: how many people rated the work. */
export const episodeCountOf = (
  run: Run,
  recorded: number | null,
  votes: number,
): EpisodeCount | null => {
  if (recorded !== null) return fromRecord(run, recorded, votes);
  if (run.format === 'MOVIE') return { count: 1, source: 'RECORDED', isOfRun: true };
  const count = estimate(run);
  return count === null ? null : { count, source: 'ESTIMATED', isOfRun: true };
};
