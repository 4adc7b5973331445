import { HOUR_MS } from '#platform/durations.ts';
import type { Entry, EntryRow, Play } from '#slices/lists/index.ts';

/** A play that a media server tells this long before or after one on record is the same: events come when playback ends. */
const SAME_PLAY_MS = 12 * HOUR_MS;

const SEEN_THROUGH: ReadonlySet<Entry['status']> = new Set(['COMPLETED', 'REPEATING']);

const isKnown = (history: readonly Play[], told: Play): boolean =>
  history.some(
    ({ fromUnit, toUnit, at }) =>
      fromUnit <= told.toUnit &&
      told.fromUnit <= toUnit &&
      Math.abs(at.getTime() - told.at.getTime()) < SAME_PLAY_MS,
  );

/** What the entry takes of the state: a library only ever adds, because it does not know what was watched elsewhere. */
const stateFor = (entry: Entry, state: EntryRow['state']): EntryRow['state'] => {
  const { status, progress = 0, startedOn, completedOn } = state;
  const isAhead = progress > entry.progress && !SEEN_THROUGH.has(entry.status);
  return {
    ...(isAhead && { progress, ...(status !== undefined && { status }) }),
    ...(entry.startedOn === null && startedOn != null && { startedOn }),
    ...(entry.completedOn === null &&
      completedOn != null &&
      (isAhead || entry.status === 'COMPLETED') && { completedOn }),
  };
};

/** A row of a media server's library, without what the entry and its history already say. */
export const libraryRow = (
  row: EntryRow,
  entry: Entry | undefined,
  history: readonly Play[],
): EntryRow => ({
  ...row,
  state: entry ? stateFor(entry, row.state) : row.state,
  ...(row.plays && { plays: row.plays.filter((told) => !isKnown(history, told)) }),
});
