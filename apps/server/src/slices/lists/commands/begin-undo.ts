import type { Tx } from '#platform/database/index.ts';
import type { ChangedWork, Removed } from '../rules/changed.ts';
import type { Writer } from './change.ts';

/** What a batch keeps for its undo, beside the journal and the plays. */
interface KeptForUndo {
  removed: Removed[];
  /** Works of which only what other slices keep was changed. They undo it when they hear of the undo. */
  others: ChangedWork[];
  /** Whether it changed settings, which whoever keeps them undoes when they hear of the undo. */
  changesSettings: boolean;
}

const isOthers = ({ outcome, fields }: ChangedWork): boolean =>
  outcome === 'UNCHANGED' && fields.length === 0;

/**
 * Marks a batch as undone by the batch of the writer. If it was itself an undo, what it had undone stands again.
 * @returns undefined if it is not known, or of somebody else
 */
export const beginUndo = async (
  tx: Tx,
  { userId, batchId: undoneIn }: Writer,
  batchId: string,
): Promise<KeptForUndo | undefined> => {
  const row = await tx
    .updateTable('lists.batch')
    .set({ undone_in: undoneIn })
    .where('user_id', '=', userId)
    .where('id', '=', batchId)
    .returning(['works', 'removed', 'undoes', 'changes_settings'])
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.undoes !== null) {
    await tx
      .updateTable('lists.batch')
      .set({ undone_in: null })
      .where('user_id', '=', userId)
      .where('id', '=', row.undoes)
      .execute();
  }
  const works = row.works as unknown as ChangedWork[];
  return {
    removed: row.removed as unknown as Removed[],
    others: works.filter(isOthers),
    changesSettings: row.changes_settings,
  };
};
