import { DAY_MS, MINUTE_MS, WEEK_MS } from '#platform/durations.ts';
import type { AiringRule } from '#slices/catalog/index.ts';
import { MIDNIGHT_IN_CHINA, timeOfDay } from './calendar.ts';
import { assumedEnd, isDayOnly, type DataEnd, type Recurrence, type Run } from './run.ts';

/** An end may be written as a time of another station, or as a midnight: it misses the last slot by less than this. */
const END_TOLERANCE_MS = DAY_MS;
/** Least and greatest share of the slots between begin and end that a recorded count may fill in a weekly run. */
const WEEKLY_SHARE = { least: 0.7, most: 1.3 };
const LONGEST_SLOT_MS = 70 * MINUTE_MS;
const MONTH_MS = 30 * DAY_MS;

const instant = (ms: number): string => new Date(ms).toISOString();

/** The period in milliseconds; null where it has no fixed length. */
const periodMs = (every: string): number | null => {
  const [, count, unit] = /^P(\d+)([DW])$/u.exec(every) ?? [];
  return count === undefined ? null : Number(count) * (unit === 'W' ? WEEK_MS : DAY_MS);
};

/** How many airings a period apart lie between the first and the end of a run. */
export const slotCount = (startMs: number, endMs: number, stepMs = WEEK_MS): number =>
  Math.floor((endMs - startMs + END_TOLERANCE_MS) / stepMs) + 1;

/** Just after the last airing of a run, or at its recorded end if that is later. */
const untilOf = (startMs: number, endMs: number, stepMs: number | null): number => {
  if (stepMs === null) return endMs + MINUTE_MS;
  const last = startMs + (slotCount(startMs, endMs, stepMs) - 1) * stepMs;
  return Math.max(endMs, last + MINUTE_MS);
};

/** Whether a recurrence lies within its run; some are of another year, by mistake. */
const isPlausible = ({ startMs }: Recurrence, { beginMs, endMs }: Run): boolean =>
  startMs >= beginMs && (endMs === null || startMs <= endMs + END_TOLERANCE_MS);

const premiere = (startMs: number): AiringRule => ({
  startsAt: instant(startMs),
  every: null,
  until: null,
  basis: 'PREMIERE',
  confirmedUntil: null,
});

/** @param whole the run that `run` is a part of: one that went on for years goes on after a break, too */
const recurring = (
  recurrence: Recurrence,
  { run, whole }: { run: Run; whole: Run },
  dataEnd: DataEnd,
): AiringRule => {
  const { startMs, every } = recurrence;
  const base = {
    startsAt: instant(startMs),
    every,
    basis: 'RECURRENCE' as const,
    ...(timeOfDay(startMs) === MIDNIGHT_IN_CHINA ? { isDayOnly: true as const } : {}),
  };
  if (every === null) return { ...base, until: null, confirmedUntil: null };
  if (run.endMs !== null) {
    const until = instant(untilOf(startMs, run.endMs, periodMs(every)));
    return { ...base, until, confirmedUntil: null };
  }
  const until = assumedEnd(whole, dataEnd);
  return {
    ...base,
    until: until === null ? null : instant(until),
    confirmedUntil: instant(Math.max(dataEnd, startMs)),
  };
};

/** Whether begin and end may be joined by weekly airings: both are times, and the recorded count does not object. */
const isWeekly = ({ format, beginMs, endMs }: Run, recordedCount: number | null): boolean => {
  if ((format !== 'TV' && format !== 'ONA') || endMs === null) return false;
  const isEndTimed =
    timeOfDay(endMs) !== MIDNIGHT_IN_CHINA || (endMs - beginMs) % WEEK_MS <= LONGEST_SLOT_MS;
  const slots = slotCount(beginMs, endMs);
  if (!isEndTimed || slots < 2) return false;
  const share = recordedCount === null ? 1 : recordedCount / slots;
  return share >= WEEKLY_SHARE.least && share <= WEEKLY_SHARE.most;
};

const derived = (startMs: number, endMs: number): AiringRule => ({
  startsAt: instant(startMs),
  every: 'P7D',
  until: instant(untilOf(startMs, endMs, WEEK_MS)),
  basis: 'DERIVED',
  confirmedUntil: null,
});

/** When an unbroken run airs, which may be a part of another. */
const rulesOfPart = (
  { run, whole }: { run: Run; whole: Run },
  dataEnd: DataEnd,
  recordedCount: number | null,
): AiringRule[] => {
  const { beginMs, endMs, recurrence } = run;
  if (run.format === 'MOVIE') return [];
  const isTimed = !isDayOnly(run);
  if (recurrence && isPlausible(recurrence, run)) {
    const rule = recurring(recurrence, { run, whole }, dataEnd);
    return isTimed && beginMs < recurrence.startMs ? [premiere(beginMs), rule] : [rule];
  }
  if (!isTimed) return [];
  const isSeries = endMs !== null && isWeekly(run, recordedCount);
  return [isSeries ? derived(beginMs, endMs) : premiere(beginMs)];
};

/** How many airings a rule that has ended had. */
const airingsOf = ({ startsAt, every, until }: AiringRule): number => {
  if (every === null || until === null) return 1;
  return Math.ceil((Date.parse(until) - Date.parse(startsAt)) / (periodMs(every) ?? MONTH_MS));
};

/**
 * When a run airs: by the recurrence its source states, else weekly between its exact begin and end, else the premiere
 * alone, if its time is known. A film opens on a day, not at an instant: none. After a break the count of airings goes on.
 */
export const airingRules = (
  run: Run,
  dataEnd: DataEnd,
  recordedCount: number | null,
): AiringRule[] => {
  if (!run.parts) return rulesOfPart({ run, whole: run }, dataEnd, recordedCount);
  let airedBefore = 0;
  return run.parts.flatMap((part) => {
    const rules = rulesOfPart({ run: part, whole: run }, dataEnd, null);
    const counted = rules.map((rule) => (airedBefore === 0 ? rule : { ...rule, airedBefore }));
    airedBefore += Math.max(0, ...rules.map(airingsOf));
    return counted;
  });
};
