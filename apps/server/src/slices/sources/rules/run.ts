import { WEEK_MS } from '#platform/durations.ts';
import type { AnimeFormat } from '#slices/catalog/index.ts';
import { MIDNIGHT_IN_CHINA, MIDNIGHT_IN_JAPAN, timeOfDay } from './calendar.ts';

/** When a work is shown, as bangumi-data writes it; instants in milliseconds since the epoch. */
export interface Run {
  format: AnimeFormat;
  beginMs: number;
  /** The end of the last episode; null while it is not recorded. */
  endMs: number | null;
  recurrence: Recurrence | null;
  /** What the run is made of, the first part first, if it went on after a break; left out of a run without one. */
  parts?: readonly Run[];
}

export interface Recurrence {
  startMs: number;
  /** ISO 8601 period, null for a single airing. */
  every: string | null;
}

/** How recent a data set is: the instant its last known day is over in Japan. */
export type DataEnd = number;

/** Works that are not broadcast: midnight in Japan is no hour to open a film or to sell a disc. */
const UNBROADCAST: ReadonlySet<AnimeFormat> = new Set(['MOVIE', 'OVA']);

/** A run without an end that began a year before the data: it goes on until somebody says otherwise. */
const LONG_RUN_WEEKS = 52;
/** How far a younger run without an end is carried beyond the data: a quarter, the length of most. */
const PROJECTED_WEEKS = 13;

/** Whether `begin` is a day written as midnight, not the time of a broadcast. */
export const isDayOnly = ({ format, beginMs }: Run): boolean => {
  const time = timeOfDay(beginMs);
  return time === MIDNIGHT_IN_CHINA || (time === MIDNIGHT_IN_JAPAN && UNBROADCAST.has(format));
};

/** Whether a run that has no end is one of those that go on for years. */
export const isLongRunning = ({ beginMs, endMs }: Run, dataEnd: DataEnd): boolean =>
  endMs === null && beginMs <= dataEnd - LONG_RUN_WEEKS * WEEK_MS;

/** The instant up to which a run without an end is assumed to go on; null for ever. */
export const assumedEnd = (run: Run, dataEnd: DataEnd): number | null =>
  isLongRunning(run, dataEnd) ? null : dataEnd + PROJECTED_WEEKS * WEEK_MS;
