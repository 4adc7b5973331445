import type { Tx } from '#platform/database/index.ts';
import { openProposal } from '../proposal-store.ts';

/** Notes which editor looks at an open proposal. @throws Refusal `NOT_FOUND`; `CONFLICT` if it is closed */
export const assign = async (
  tx: Tx,
  { id, userId }: { id: string; userId: string | null },
): Promise<void> => {
  await openProposal(tx, id);
  await tx
    .updateTable('edits.proposal')
    .set({ assignee_id: userId })
    .where('id', '=', id)
    .execute();
};
