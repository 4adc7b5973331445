import { MINUTE_MS } from '#platform/durations.ts';
import type { Run } from './run.ts';
/** The longest film of the data runs for less than four hours; what lasts longer is no length. */
const LONGEST = 240;

/** How long a film is: its run ends when it has been shown once, if the source knows the minute. */
export const filmMinutesOf = ({ format, beginMs, endMs }: Run): number | null => {
  if (format !== 'MOVIE' || endMs === null) return null;
  const minutes = (endMs - beginMs) / MINUTE_MS;
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST ? minutes : null;
};
