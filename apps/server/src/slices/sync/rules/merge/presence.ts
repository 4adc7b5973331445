import { isEditedSinceDeletion } from './clock.ts';
import { createHere, createThere } from './create.ts';
import { SYNC_FIELDS, type SyncEntry } from './entry.ts';
import { mayWrite, type MergeCase, type Side } from './merge-case.ts';
import { heldEntry, type MergeResult, nothing } from './merge-result.ts';

/** Whether a side edited the entry since the last run. */
export const isEdited = (
  { pair }: Pick<MergeCase, 'pair'>,
  side: Side,
  entry: SyncEntry,
): boolean =>
  pair !== null &&
  SYNC_FIELDS.some((field) => !pair.unset?.includes(field) && pair[side][field] !== entry[field]);

const editWins = (result: MergeResult, winner: Side): MergeResult => ({
  ...result,
  conflicts: [{ field: '*', rule: 'edit-beats-delete', winner }],
});

/** Deletes an entry that the other side does not have any more, as far as the owner of the link wants that. */
const deleteOn = (entry: MergeCase, side: Side): MergeResult => {
  const { policy, there } = entry;
  if (policy.deletes === 'ignore' || !mayWrite(entry, side)) return nothing();
  if (side === 'remote' && !there.canDelete) return heldEntry('provider-cannot-delete');
  if (policy.deletes === 'ask') return heldEntry('delete-needs-approval');
  return { ...nothing(), [side]: 'delete' };
};

/** Merges an entry that only we have. */
export const mergeOurs = (entry: MergeCase, local: SyncEntry): MergeResult => {
  const create = (): MergeResult =>
    mayWrite(entry, 'remote') ? createThere(entry, local) : nothing();
  if (entry.pair === null) return create();
  if (isEdited(entry, 'local', local)) return editWins(create(), 'local');
  if (!entry.isEditedElsewhere) return deleteOn(entry, 'local');
  const result = create();
  return editWins(result.remote === 'none' ? { ...result, base: 'drop' } : result, 'local');
};

/** Merges an entry that only the service has. */
export const mergeTheirs = (entry: MergeCase, remote: SyncEntry): MergeResult => {
  const create = (): MergeResult =>
    mayWrite(entry, 'local') ? createHere(entry, remote) : nothing();
  if (entry.pair !== null)
    return isEdited(entry, 'remote', remote)
      ? editWins(create(), 'remote')
      : deleteOn(entry, 'remote');
  if (!entry.isDeletedHere || !mayWrite(entry, 'local')) return create();
  if (isEditedSinceDeletion(entry)) return editWins(create(), 'remote');
  return heldEntry('first-link-tombstone');
};
