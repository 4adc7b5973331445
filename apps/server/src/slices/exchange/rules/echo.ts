import type { EntryState, RowState } from '#slices/lists/index.ts';

/** How precisely a format, or another service, states entries. */
export interface Precision {
  /** Scores are multiples of this, out of 100. */
  scoreStep: number;
  /** Whether it rounds chapters down. */
  wholeUnits: boolean;
  knowsRepeating: boolean;
  /** Whether its lowest priority also means none. */
  lowIsNone: boolean;
}

const roundTo = (step: number, score: number): number =>
  Math.max(step, Math.round(score / step) * step);

const words = (tags: readonly string[]): string =>
  tags
    .map((tag) => tag.replaceAll(',', ' ').trim().toLowerCase())
    .toSorted()
    .join('\n');

const plain = (notes: string | null): string => notes?.replaceAll('\r\n', '\n').trim() ?? '';

type Judge = (known: EntryState, row: RowState, precision: Precision) => boolean;

/** Whether a format would state the known entry exactly as the row does, field by field. */
const ECHOES: Readonly<Partial<Record<keyof RowState, Judge>>> = {
  score: (known, row, { scoreStep }) =>
    known.score !== null && row.score === roundTo(scoreStep, known.score),
  progress: (known, row, { wholeUnits }) =>
    wholeUnits && row.progress === Math.floor(known.progress),
  notes: (known, row) => plain(known.notes) === plain(row.notes ?? null),
  tags: (known, row) => words(known.tags) === words(row.tags ?? []),
  priority: (known, row, { lowIsNone }) => lowIsNone && known.priority === 0 && row.priority === 1,
  visibility: (known, row) => known.visibility === 'FOLLOWERS' && row.visibility === 'PUBLIC',
};

/** In a format without rewatches, a rewatch looks like the end or the middle of the first watch. */
const hidesRepeat = (known: EntryState, precision: Precision): boolean =>
  !precision.knowsRepeating && known.status === 'REPEATING';

/**
 * Removes from a row what only repeats the entry with less precision, so that a list that went through a coarser format comes back
 * unchanged. For example, a score of 85 is 9 of 10 there, and must not return as 90.
 */
export const withoutEchoes = (known: EntryState, row: RowState, precision: Precision): RowState => {
  const kept = Object.entries(row).filter(([name]) => {
    const field = name as keyof RowState;
    if (hidesRepeat(known, precision) && (field === 'status' || field === 'progress')) return false;
    return !ECHOES[field]?.(known, row, precision);
  });
  return Object.fromEntries(kept);
};
