import type { EntryState, RowState } from '#slices/lists/index.ts';
import type { ListFormat } from '../formats/list-format.ts';

/** How fine a form tells what entries say. */
interface Precision {
  /** Scores are multiples of it out of 100. */
  scoreStep: number;
  /** Whether it rounds chapters down. */
  wholeUnits: boolean;
  knowsRepeating: boolean;
  /** Whether its lowest priority also stands for none. */
  lowIsNone: boolean;
}

const EXACT: Precision = {
  scoreStep: 1,
  wholeUnits: false,
  knowsRepeating: true,
  lowIsNone: false,
};
const MAL: Precision = { scoreStep: 10, wholeUnits: true, knowsRepeating: true, lowIsNone: true };

const PRECISION: Readonly<Record<ListFormat, Precision>> = {
  'mal-xml': MAL,
  'mal-json': MAL,
  anilist: { ...EXACT, wholeUnits: true },
  'anime-planet': { ...MAL, knowsRepeating: false },
  kitsu: { ...MAL, scoreStep: 5 },
  shikimori: MAL,
  simkl: { ...MAL, knowsRepeating: false },
  trakt: { ...MAL, knowsRepeating: false },
  mihon: EXACT,
  yamtrack: { ...EXACT, knowsRepeating: false },
  ryot: { ...EXACT, knowsRepeating: false },
  watcharr: { ...MAL, knowsRepeating: false },
  tsuzuki: EXACT,
  'tsuzuki-csv': EXACT,
};

const isOwn = (format: ListFormat): boolean => format === 'tsuzuki' || format === 'tsuzuki-csv';

const roundTo = (step: number, score: number): number =>
  Math.max(step, Math.round(score / step) * step);

const words = (tags: readonly string[]): string =>
  tags
    .map((tag) => tag.replaceAll(',', ' ').trim().toLowerCase())
    .toSorted()
    .join('\n');

const plain = (notes: string | null): string => notes?.replaceAll('\r\n', '\n').trim() ?? '';

type Judge = (known: EntryState, row: RowState, precision: Precision) => boolean;

/** Whether a form would say of the known entry just what the row says, field by field. */
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

/** A rewatch a form cannot tell looks to it like the end of the first time through, or the middle of it. */
const hidesRepeat = (known: EntryState, precision: Precision): boolean =>
  !precision.knowsRepeating && known.status === 'REPEATING';

/**
 * A row without what only repeats the entry in the coarser words of its form, so that a list that went through such a form comes
 * back unchanged: a score of 85 is 9 of 10 there, and must not return as 90.
 */
export const withoutEchoes = (known: EntryState, row: RowState, format: ListFormat): RowState => {
  if (isOwn(format)) return row;
  const precision = PRECISION[format];
  const kept = Object.entries(row).filter(([name]) => {
    const field = name as keyof RowState;
    if (hidesRepeat(known, precision) && (field === 'status' || field === 'progress')) return false;
    return !ECHOES[field]?.(known, row, precision);
  });
  return Object.fromEntries(kept);
};
