import type { EditableWork, Media } from '#slices/catalog/index.ts';
import type { ProposedChange } from '../model.ts';
import { rebased } from '../rules/rebase.ts';
import { editableAt } from './field.ts';

/** A proposed change as it would be applied now: `after` is what would stand there. */
export interface Outcome extends ProposedChange {
  /** What stands there now. */
  now: unknown;
  /** Whether that would replace what others said since the proposal was sent. */
  isConflict: boolean;
}

/** What some proposed changes would do to a work as it is. */
export const outcomesIn = (
  work: EditableWork | undefined,
  { medium, changes }: { medium: Media; changes: readonly ProposedChange[] },
): Outcome[] =>
  changes.map((change) => {
    const now = work?.values.get(change.field) ?? null;
    const rowKeyOf = editableAt(medium, change.field)?.rowKeyOf;
    return { ...change, now, ...rebased(change, now, rowKeyOf) };
  });
