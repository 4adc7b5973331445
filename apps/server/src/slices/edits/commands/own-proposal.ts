import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '../reasons.ts';
import { openProposal, settle } from '../proposal-store.ts';

/**
 * Withdraws one’s own open proposal, or deletes one’s draft.
 * @throws Refusal `NOT_FOUND`; `FORBIDDEN` for somebody else’s; `CONFLICT` if it is closed
 */
export const withdraw = async (
  app: App,
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('edits.proposal')
    .where('id', '=', id)
    .where('author_id', '=', userId)
    .where('state', '=', 'DRAFT')
    .executeTakeFirst();
  if (numDeletedRows > 0n) return;
  const { authorId } = await openProposal(tx, id);
  if (authorId !== userId) throw refusal('FORBIDDEN', 'EDIT_NOT_YOURS');
  await settle(app, tx, { id, state: 'WITHDRAWN', decidedBy: userId, text: '' });
};
