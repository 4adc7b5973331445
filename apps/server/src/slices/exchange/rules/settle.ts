import type { Pass } from '#slices/lists/index.ts';
import type { EntryStatement, ListRow } from '../list-row.ts';

/** A row checked against the length of its work. */
export interface Settled {
  says: EntryStatement;
  warnings: string[];
}

const passWithin = (pass: Pass, end: number): Pass => ({
  ...pass,
  progress: Math.min(pass.progress, end),
  resumesAt: Math.min(pass.resumesAt, end),
});

/**
 * Adjusts a row to the length of its work: progress is never beyond the end, and a completed work is seen completely.
 * @param total units of the work in the catalogue; if it is null, the file's own count applies
 * @param likely the units that a work without a count probably has, which fill in a completed one and limit nothing
 */
export const settle = (
  row: ListRow,
  total: number | null,
  likely: number | null = null,
): Settled => {
  const { says, warnings } = row;
  const end = total ?? row.total ?? Infinity;
  const whole = total ?? row.total ?? likely;
  const { status, progress = 0, passes = [], plays = [] } = says;
  const isPassOver = passes.some((pass) => Math.max(pass.progress, pass.resumesAt) > end);
  const isOver = progress > end;
  const isFilled = status === 'COMPLETED' && progress === 0 && !row.isExact && whole !== null;
  const possible = plays.filter(({ toUnit }) => toUnit <= end);
  const faults = {
    'progress-over-total-clamped': isOver || isPassOver,
    'completed-without-progress-filled': isFilled,
    'impossible-play-ignored': possible.length < plays.length,
  };
  const words = Object.entries(faults).flatMap(([word, isSo]) => (isSo ? [word] : []));
  return {
    says: {
      ...says,
      ...(isOver && { progress: end }),
      ...(isFilled && { progress: whole }),
      ...(isPassOver && { passes: passes.map((pass) => passWithin(pass, end)) }),
      ...(says.plays && { plays: possible }),
    },
    warnings: [...new Set([...warnings, ...words])],
  };
};
