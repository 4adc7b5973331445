import { isSameValue } from '#slices/catalog/values.ts';
import type { ProposedChange } from '../model.ts';
import { mergedRows, type RowKey } from './merge-rows.ts';

/** What a change does to a value that others may have changed since its author saw it. */
export interface Rebased {
  /** What stands there once it is accepted. */
  after: unknown;
  /** Whether that replaces what others said since. */
  isConflict: boolean;
}

const rowsIn = (value: unknown): readonly unknown[] | undefined => {
  if ((value ?? null) === null) return [];
  return Array.isArray(value) ? value : undefined;
};

/**
 * Rebases a change on what stands there now. Of a list whose rows have keys, only the rows are changed that the proposal changes; of anything
 * else, the proposal replaces the value.
 */
export const rebased = (
  { before, after, isRelease }: Pick<ProposedChange, 'before' | 'after' | 'isRelease'>,
  now: unknown,
  rowKeyOf: RowKey | undefined,
): Rebased => {
  if (isSameValue(now, before) || isSameValue(now, after)) return { after, isConflict: false };
  const [base, proposed, current] = [rowsIn(before), rowsIn(after), rowsIn(now)];
  const isWhole = isRelease || !rowKeyOf;
  if (isWhole || !base || !proposed || !current) return { after, isConflict: true };
  const { rows, isConflict } = mergedRows({ base, proposed, current }, rowKeyOf);
  return { after: rows.length === 0 ? null : rows, isConflict };
};
