import { isEqual } from './equal.ts';
import { STATE_FIELDS, stateOf, type EntryState } from './state.ts';

/** The fields of an entry in the journal: its state, and its stated progress. */
export interface Remembered extends EntryState {
  stated: { progress: number; version: number };
}

/** The fields that one write changed, as the journal stores them. `null` means no entry. */
export interface Journaled {
  before: Partial<Remembered> | null;
  after: Partial<Remembered> | null;
}

const rememberedOf = (entry: Remembered): Remembered => ({
  ...stateOf(entry),
  stated: entry.stated,
});

const fieldsOf = (of: Partial<Remembered>) => Object.keys(of) as (keyof Remembered)[];

/** The fields of a write, as the journal stores them. */
export const journalOf = (was: Remembered | null, is: Remembered | null): Journaled => {
  const [before, after] = [was && rememberedOf(was), is && rememberedOf(is)];
  if (!before || !after) return { before, after };
  const fields = fieldsOf(after).filter((field) => !isEqual(before[field], after[field]));
  const pick = (of: Remembered): Partial<Remembered> =>
    Object.fromEntries(fields.map((field) => [field, of[field]]));
  return { before: pick(before), after: pick(after) };
};

/** A rewatch that was begun and watched since stays open, so its status is not restored, … */
const TOGETHER = ['status', 'passes'] as const;
/** … and neither is the progress from before it. */
const OF_A_PASS: ReadonlySet<string> = new Set([
  ...TOGETHER,
  'progress',
  'volumeProgress',
  'stated',
]);

/**
 * The fields of a write to restore: those that still have the value from the write. Fields that belong together are restored together or
 * not at all.
 */
const undoneFields = (
  current: Remembered,
  before: Partial<Remembered>,
  after: Partial<Remembered>,
) => {
  const fields = fieldsOf(before).filter((field) => isEqual(current[field], after[field]));
  const isTorn =
    TOGETHER.every((field) => field in before) &&
    !TOGETHER.every((field) => fields.includes(field));
  return isTorn ? fields.filter((field) => !OF_A_PASS.has(field)) : fields;
};

/**
 * The entry without one write: fields that still have the value from the write are restored, and fields changed since stay. `null` means no
 * entry.
 */
export const withoutChange = (
  current: Remembered | null,
  { before, after }: Journaled,
): Remembered | null => {
  // The write created the entry: delete it, unless it was changed since.
  if (before === null) return current && after && isUntouched(current, after) ? null : current;
  // The write deleted the entry: restore it, unless it was created again since.
  if (after === null) return current ?? (before as Remembered);
  if (current === null) return null;
  const restored = undoneFields(current, before, after);
  return { ...current, ...Object.fromEntries(restored.map((field) => [field, before[field]])) };
};

const isUntouched = (current: Remembered, after: Partial<Remembered>): boolean =>
  fieldsOf(after).every((field) => isEqual(current[field], after[field]));

/** The entry before the writes of one batch, the last write first, as far as they changed it; null if they created it. */
const beforeWrites = (journal: readonly Journaled[]): Partial<Remembered> | null =>
  journal.at(-1)?.before === null
    ? null
    : (Object.assign({}, ...journal.map(({ before }) => before)) as Partial<Remembered>);

/**
 * Whether something of a batch is left on an entry after its undo, because it was changed since. An entry that the batch created and that is
 * still there is left as a whole.
 */
export const isLeft = (after: Remembered | null, journal: readonly Journaled[]): boolean => {
  if (after === null || journal.length === 0) return false;
  const before = beforeWrites(journal);
  return (
    before === null ||
    STATE_FIELDS.some((field) => field in before && !isEqual(before[field], after[field]))
  );
};
