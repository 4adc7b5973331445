import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { lockChanges } from '#slices/catalog/index.ts';
import { readEditor } from '../editor.ts';
import { openProposal } from '../proposal-store.ts';
import { refusal } from '../reasons.ts';
import { isKnown } from '../rules/trust.ts';
import { VOTING_MS } from '../rules/vote.ts';
import { settleVotes } from './settle-votes.ts';

/** Accepted values after which somebody may vote. */
const VOTES_AFTER = 10;

/**
 * Votes for or against an open proposal; a second vote replaces the first. The first vote against it makes it contested.
 * @throws Refusal `NOT_FOUND`; `CONFLICT` if it is not open; `FORBIDDEN` for one’s own, and before enough of one’s own edits were accepted
 */
export const vote = async (
  app: App,
  tx: Tx,
  { id, userId, isFor }: { id: string; userId: string; isFor: boolean },
): Promise<void> => {
  const editor = await readEditor(app, tx, userId);
  if (!isKnown(editor)) throw refusal('FORBIDDEN', 'EDIT_VOTER_NEEDED', { least: VOTES_AFTER });
  // Before the proposal, as whoever accepts it: the other way round, the two would wait for each other.
  await lockChanges(tx);
  const proposal = await openProposal(tx, id);
  if (proposal.authorId === userId) throw refusal('FORBIDDEN', 'EDIT_OWN_VOTE');
  const now = app.clock.now();
  const row = { is_for: isFor, voted_at: now };
  await tx
    .insertInto('edits.vote')
    .values({ proposal_id: id, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['proposal_id', 'user_id']).doUpdateSet(row))
    .execute();
  if (!isFor) {
    await tx
      .updateTable('edits.proposal')
      .set({ contested_at: now, closes_at: new Date(now.getTime() + VOTING_MS) })
      .where('id', '=', id)
      .where('contested_at', 'is', null)
      .execute();
  }
  await settleVotes(app, tx, id);
};
