import { DAY_MS } from '#platform/durations.ts';
import type { PartialDate } from '#slices/catalog/index.ts';
import type { AnimeFacts } from '../model.ts';

/** Late-night slots, time zones and early streaming shift a date by days. Wrong or foreign dates differ by up to a year. */
const DAYS_A_WEEK = 7;
const NARROW_DAYS = 14;
const WIDE_DAYS = 366;

/** When an entry was shown. */
type RunDates = Pick<AnimeFacts, 'startOn' | 'endOn'>;

type Verdict = 'inside' | 'outside' | 'unknown';

const PARTIAL_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/u;

/** The first and last day (counted from 1970) that a partial date can mean. */
const daysOf = (date: PartialDate | null): { first: number; last: number } | null => {
  const parts = date === null ? null : PARTIAL_DATE.exec(date);
  if (!parts) return null;
  const year = Number(parts[1]);
  const month = parts[2] === undefined ? null : Number(parts[2]) - 1;
  const day = parts[3] === undefined ? null : Number(parts[3]);
  const first = Date.UTC(year, month ?? 0, day ?? 1) / DAY_MS;
  const next =
    month === null
      ? Date.UTC(year + 1, 0, 1)
      : day === null
        ? Date.UTC(year, month + 1, 1)
        : Date.UTC(year, month, day + 1);
  return { first, last: next / DAY_MS - 1 };
};

const verdictOf = (
  facts: AnimeFacts,
  airDate: PartialDate,
  { today, slackDays }: { today: PartialDate; slackDays: number },
): Verdict => {
  const aired = daysOf(airDate);
  const start = daysOf(facts.startOn);
  const end = daysOf(facts.endOn);
  if (!aired || (!start && !end)) return 'unknown';
  if (start && aired.last < start.first - slackDays) return 'outside';
  const last = (end ?? daysOf(today))?.last;
  if (last !== undefined && aired.first > last + slackDays) return 'outside';
  return start ? 'inside' : 'unknown';
};

/** Whether an air date contradicts an entry: it is more than a year before its start or after its end. */
export const isDisproved = (facts: AnimeFacts, airDate: PartialDate, today: PartialDate): boolean =>
  verdictOf(facts, airDate, { today, slackDays: WIDE_DAYS }) === 'outside';

/** Whether an air date supports an entry: it is within its run, or at most a year away. */
export const isSupported = (facts: AnimeFacts, airDate: PartialDate, today: PartialDate): boolean =>
  verdictOf(facts, airDate, { today, slackDays: WIDE_DAYS }) === 'inside';

/** Whether an air date is within the run, give or take two weeks. */
export const isWithinRun = (facts: AnimeFacts, airDate: PartialDate, today: PartialDate): boolean =>
  verdictOf(facts, airDate, { today, slackDays: NARROW_DAYS }) === 'inside';

/**
 * The only entry whose dates include an air date: by its run if that decides, otherwise with a year on either side. Null if none or several
 * do, or if an entry without dates might.
 */
export const onlyOneAiring = (
  entries: readonly AnimeFacts[],
  airDate: PartialDate,
  today: PartialDate,
): AnimeFacts | null => {
  for (const slackDays of [NARROW_DAYS, WIDE_DAYS]) {
    const verdicts = entries.map((entry) => verdictOf(entry, airDate, { today, slackDays }));
    if (verdicts.includes('unknown')) return null;
    const inside = entries.filter((_, i) => verdicts[i] === 'inside');
    if (inside.length > 0) return inside.length === 1 ? (inside[0] ?? null) : null;
  }
  return null;
};

/** Whether the last day of an entry's run is known and past. */
export const isOver = (facts: AnimeFacts, today: PartialDate): boolean => {
  const [end, now] = [daysOf(facts.endOn), daysOf(today)];
  return end !== null && now !== null && end.last < now.first;
};

/** How many weekly episodes fit into a run; null if its dates are unknown. */
export const weeksOfRun = (facts: RunDates): number | null => {
  const [start, end] = [daysOf(facts.startOn), daysOf(facts.endOn)];
  return start && end ? Math.floor((end.last - start.first) / DAYS_A_WEEK) + 1 : null;
};

/** Web series come out a season at once, and specials between the weeks: an entry is so many episodes ahead of its weeks at most. */
const MOST_AHEAD = 26;

/** Whether an entry may have so many episodes by today, judging by its weeks. */
export const mayHaveReached = (facts: AnimeFacts, episode: number, today: PartialDate): boolean => {
  const weeks = weeksOfRun(isOver(facts, today) ? facts : { ...facts, endOn: today });
  return weeks === null || episode <= weeks + MOST_AHEAD;
};

/** Days between an air date and an entry's run, 0 within it; null if its dates are unknown. */
const daysFromRun = (facts: RunDates, airDate: PartialDate, today: PartialDate): number | null => {
  const [aired, start] = [daysOf(airDate), daysOf(facts.startOn)];
  const end = daysOf(facts.endOn) ?? daysOf(today);
  if (!aired || !start || !end) return null;
  return Math.max(0, start.first - aired.last, aired.first - end.last);
};

/** Time zones and late-night slots shift a date by so much. */
const SHIFT_DAYS = 3;

/** Whether an air date is certainly outside an entry's run. */
export const isOutsideRun = (
  facts: AnimeFacts,
  airDate: PartialDate,
  today: PartialDate,
): boolean => (daysFromRun(facts, airDate, today) ?? 0) > SHIFT_DAYS;

/** Whether an air date is in an entry's run, to the day. */
export const isInRun = (facts: AnimeFacts, airDate: PartialDate, today: PartialDate): boolean =>
  daysFromRun(facts, airDate, today) === 0;

/** Whether an air date is that of an episode a few weeks later, if an entry was shown weekly from a known day on. */
export const isDateOfLater = (
  { startOn }: AnimeFacts,
  episode: number,
  { airDate, most }: { airDate: PartialDate; most: number },
): boolean => {
  const [start, aired] = [daysOf(startOn), daysOf(airDate)];
  if (!start || !aired || start.first !== start.last || aired.first !== aired.last) return false;
  const late = aired.first - start.first - DAYS_A_WEEK * (episode - 1);
  const weeks = Math.round(late / DAYS_A_WEEK);
  return weeks >= 1 && weeks <= most && Math.abs(late - DAYS_A_WEEK * weeks) <= SHIFT_DAYS;
};

/** Whether the run of another entry is nearer to an air date. */
export const isNearerAnother = (
  facts: RunDates,
  others: readonly RunDates[],
  { airDate, today }: { airDate: PartialDate; today: PartialDate },
): boolean => {
  const own = daysFromRun(facts, airDate, today);
  if (own === null) return false;
  return others.some((other) => (daysFromRun(other, airDate, today) ?? Infinity) < own);
};

/** Broadcasts begin with several episodes, pause, and end with several: an episode is so many weeks off at most. */
const MOST_WEEKS_OFF = 4;

/**
 * Whether an air date in the run of an entry is certainly that of another episode: of a weekly series, so many weeks must have passed before an
 * episode, and as many as are left must fit after it.
 */
export const isOutOfStep = (
  facts: AnimeFacts,
  episode: number,
  { airDate, today }: { airDate: PartialDate; today: PartialDate },
): boolean => {
  const [start, end, aired] = [daysOf(facts.startOn), daysOf(facts.endOn), daysOf(airDate)];
  const { episodeCount: count } = facts;
  if (!start || !end || !aired || count === null || (weeksOfRun(facts) ?? 0) < count) return false;
  if (!isInRun(facts, airDate, today)) return false;
  const earliest = start.first + (episode - 1 - MOST_WEEKS_OFF) * DAYS_A_WEEK;
  const latest = end.last - (count - episode - MOST_WEEKS_OFF) * DAYS_A_WEEK;
  return aired.last < earliest || aired.first > latest;
};

/** The days between which an entry was shown; null unless both are known to the day. */
const knownRunOf = ({ startOn, endOn }: AnimeFacts): { start: number; end: number } | null => {
  const [start, end] = [daysOf(startOn), daysOf(endOn)];
  if (!start || !end || start.first !== start.last || end.first !== end.last) return null;
  return { start: start.first, end: end.first };
};

/** Whether an air date is weeks before an episode of an entry whose count is unknown. Its run must have room for the episode, if it was weekly. */
export const isAheadOfStep = (
  facts: AnimeFacts,
  episode: number,
  airDate: PartialDate,
): boolean => {
  const [run, aired] = [knownRunOf(facts), daysOf(airDate)];
  if (!run || !aired) return false;
  const onAir = run.start + (episode - 1) * DAYS_A_WEEK;
  return onAir <= run.end && aired.last < onAir - MOST_WEEKS_OFF * DAYS_A_WEEK;
};

/** Whether an air date is so long after an episode that a weekly series would have paused for most of its weeks. */
export const isBehindStep = (facts: AnimeFacts, episode: number, airDate: PartialDate): boolean => {
  const [run, aired] = [knownRunOf(facts), daysOf(airDate)];
  if (!run || !aired) return false;
  const mostWeeks = 2 * (episode - 1) + MOST_WEEKS_OFF;
  return aired.first > run.start + mostWeeks * DAYS_A_WEEK;
};
