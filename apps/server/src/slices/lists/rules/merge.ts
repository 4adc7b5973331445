import { isEqual } from './equal.ts';
import { afterPassAbandoned, afterPassStart, inStep } from './pass.ts';
import { BLANK, onSomeList, openPassOf, type EntryState, type Length, type Pass } from './state.ts';

export const MERGE_POLICIES = ['fill-gaps', 'newer-wins', 'file-wins'] as const;
/** Whether the list or the file counts if they differ about a title. */
export type MergePolicy = (typeof MERGE_POLICIES)[number];

/** The fields that a file or another service states about one entry. Others are absent. */
export type RowState = Partial<EntryState>;

/** How a row and an entry meet. */
export interface Meeting {
  policy: MergePolicy;
  /** Whether the row is newer than the entry; null if the file does not say when it was written. */
  isNewer: boolean | null;
}

/** Rows state the progress themselves. */
const UNKNOWN: Length = { units: null, volumes: null };

/** Whether a field of an entry is empty. */
const isGap = (field: keyof RowState, value: unknown): boolean =>
  field !== 'status' && isEqual(value, BLANK[field]);

/** A coarse date that a finer one agrees with. */
const isFiner = (coarse: unknown, fine: unknown): boolean =>
  typeof coarse === 'string' && typeof fine === 'string' && fine.startsWith(`${coarse}-`);

/** The fields that an entry takes from a row. */
const takenOf = (known: EntryState, row: RowState, { policy, isNewer }: Meeting): RowState => {
  if (policy === 'file-wins' || (policy === 'newer-wins' && isNewer === true)) return row;
  if (policy === 'newer-wins' && isNewer === false) return {};
  const fields = (Object.keys(row) as (keyof RowState)[]).filter(
    (field) => isGap(field, known[field]) || isFiner(known[field], row[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
};

/**
 * The rewatches of a row. One that is open in the row but not in the resulting entry becomes given up. If the row leaves out the open one,
 * that of the entry stays open.
 */
const passesOf = (
  found: EntryState,
  { status, passes }: { status: EntryState['status']; passes: readonly Pass[] },
): readonly Pass[] => {
  if (status !== 'REPEATING')
    return passes.map((pass) => (pass.state === 'OPEN' ? { ...pass, state: 'ABANDONED' } : pass));
  const [told, known] = [openPassOf({ passes }), openPassOf(found)];
  if (told || !known) return passes;
  const last = passes.at(-1)?.number ?? 0;
  return [...passes, { ...known, number: Math.max(known.number, last + 1) }];
};

/** The entry after a row of a file, without automation, because the file states a state and not something that happens now. */
export const afterRow = (known: EntryState | null, row: RowState, meeting: Meeting): EntryState =>
  onSomeList(withRow(known, row, meeting));

const withRow = (known: EntryState | null, row: RowState, meeting: Meeting): EntryState => {
  const found = known ?? BLANK;
  const taken = known ? takenOf(found, row, meeting) : row;
  const { status = found.status, passes, ...fields } = taken;
  const base = passes ? { ...found, passes: passesOf(found, { status, passes }) } : found;
  if (status === 'REPEATING' && !openPassOf(base)) {
    const opened = afterPassStart(
      { ...base, ...fields, progress: base.progress, volumeProgress: base.volumeProgress },
      null,
    );
    const { progress = 0, volumeProgress = 0 } = fields;
    return inStep({ ...opened, progress, volumeProgress });
  }
  if (status !== 'REPEATING' && openPassOf(base)) {
    return { ...afterPassAbandoned(base, UNKNOWN), ...fields, status };
  }
  return inStep({ ...base, ...fields, status });
};

/** The key that distinguishes plays. */
interface PlayOfUnits {
  fromUnit: number;
  toUnit: number;
  pass: number;
  at: Date;
}

const keyOf = ({ fromUnit, toUnit, pass, at }: PlayOfUnits): string =>
  `${fromUnit}-${toUnit} ${pass} ${at.getTime()}`;

/** The most plays of an entry. Imports add no more, so that an export can be imported again. */
export const MOST_PLAYS = 10_000;

/** The plays of a row that the history lacks, without duplicates. A newer entry gets none. */
export const newPlays = <Told extends PlayOfUnits>(
  history: readonly PlayOfUnits[],
  told: readonly Told[],
  { policy, isNewer }: Meeting,
): Told[] => {
  if (policy === 'newer-wins' && isNewer === false) return [];
  const known = new Set(history.map(keyOf));
  return told.filter((play) => {
    const key = keyOf(play);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
};
