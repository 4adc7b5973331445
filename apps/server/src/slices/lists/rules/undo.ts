import { isEqual } from './equal.ts';
import { stateOf, type EntryState } from './state.ts';

/** What the journal keeps of an entry: what it says, and what of its progress was said outright. */
export interface Remembered extends EntryState {
  stated: { progress: number; version: number };
}

/** What the journal says of one write: the fields it changed. `null` stands for no entry. */
export interface Journaled {
  before: Partial<Remembered> | null;
  after: Partial<Remembered> | null;
}

const rememberedOf = (entry: Remembered): Remembered => ({
  ...stateOf(entry),
  stated: entry.stated,
});

const fieldsOf = (of: Partial<Remembered>) => Object.keys(of) as (keyof Remembered)[];

/** The fields of a write, as the journal keeps them. */
export const journalOf = (was: Remembered | null, is: Remembered | null): Journaled => {
  const [before, after] = [was && rememberedOf(was), is && rememberedOf(is)];
  if (!before || !after) return { before, after };
  const fields = fieldsOf(after).filter((field) => !isEqual(before[field], after[field]));
  const pick = (of: Remembered): Partial<Remembered> =>
    Object.fromEntries(fields.map((field) => [field, of[field]]));
  return { before: pick(before), after: pick(after) };
};

/** A rewatch that was begun and watched since goes on: its status does not go back without it, … */
const TOGETHER = ['status', 'passes'] as const;
/** … and neither does how far somebody was before it. */
const OF_A_PASS: ReadonlySet<string> = new Set([
  ...TOGETHER,
  'progress',
  'volumeProgress',
  'stated',
]);

/** The fields of a write that go back: each that still says what the write made it say, and those that belong together both or neither. */
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
 * The entry without one write: every field that still says what the write made it say goes back; what was changed since stays.
 * `null`: there is no entry.
 */
export const withoutChange = (
  current: Remembered | null,
  { before, after }: Journaled,
): Remembered | null => {
  // It was made by the write: gone, unless it has been worked on since.
  if (before === null) return current && after && isUntouched(current, after) ? null : current;
  // It was deleted by the write: back, unless it was made anew since.
  if (after === null) return current ?? (before as Remembered);
  if (current === null) return null;
  const restored = undoneFields(current, before, after);
  return { ...current, ...Object.fromEntries(restored.map((field) => [field, before[field]])) };
};

const isUntouched = (current: Remembered, after: Partial<Remembered>): boolean =>
  fieldsOf(after).every((field) => isEqual(current[field], after[field]));
