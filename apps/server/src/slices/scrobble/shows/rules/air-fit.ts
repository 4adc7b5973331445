import { DAY_MS } from '#platform/durations.ts';
import type { PartialDate } from '#slices/catalog/index.ts';

/** When the episodes of an entry aired. */
export interface Run {
  startOn: PartialDate | null;
  endOn: PartialDate | null;
  /** The recorded count; null if unknown. */
  episodeCount: number | null;
}
const DAYS_A_WEEK = 7;

/** Several episodes may be shown on the first evening. */
const MOST_EARLY = 28;
/** A week or three is left out, and more in a long run. */
const MOST_LATE = 24;
const LATE_SHARE = 0.2;
/** The last episode may be shown after the day that sources give for the end. */
const AFTER_END = 21;
/** A run is not weekly if its length differs so much from that of a weekly one. */
const OTHER_PACE_DAYS = 21;
const OTHER_PACE_SHARE = 0.35;
const PACE_SLACK_DAYS = 14;

const WHOLE_DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** Days since 1970 of a date that is known to the day; null otherwise. */
const dayOf = (date: PartialDate | null): number | null =>
  date !== null && WHOLE_DATE.test(date) ? Date.parse(date) / DAY_MS : null;

const weeklyFit = (days: number, episode: number): number | null => {
  const expected = DAYS_A_WEEK * (episode - 1);
  const late = days - expected;
  return late >= -MOST_EARLY && late <= MOST_LATE + LATE_SHARE * expected ? Math.abs(late) : null;
};

/** Runs that are shown at once, daily or with long breaks: the episodes are spread evenly over it. */
const evenFit = (
  days: number,
  { episode, length, count }: { episode: number; length: number; count: number },
): number | null => {
  const weekly = DAYS_A_WEEK * (count - 1);
  if (count < 2 || Math.abs(length - weekly) <= OTHER_PACE_DAYS + OTHER_PACE_SHARE * weekly)
    return null;
  const off = Math.abs(days - (length * (episode - 1)) / (count - 1));
  return off <= PACE_SLACK_DAYS + LATE_SHARE * length ? off : null;
};

/**
 * How many days an air date is from the one that an episode of a run probably had; null if it cannot be that episode, or if too little is
 * known of the run.
 */
export const airFit = (run: Run, episode: number, airDate: PartialDate): number | null => {
  const [start, end, aired] = [dayOf(run.startOn), dayOf(run.endOn), dayOf(airDate)];
  if (start === null || aired === null) return null;
  if (end !== null && aired > end + AFTER_END) return null;
  const days = aired - start;
  const fits = [weeklyFit(days, episode)];
  const { episodeCount: count } = run;
  if (end !== null && count !== null)
    fits.push(evenFit(days, { episode, length: end - start, count }));
  const known = fits.filter((fit) => fit !== null);
  return known.length === 0 ? null : Math.min(...known);
};
