import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import { lockChanges } from '#slices/catalog/index.ts';
import { isOperation } from '../model.ts';
import { openProposal, settle } from '../proposal-store.ts';
import { outcomeOfVotes, type VoteState } from '../rules/vote.ts';
import { accept } from './accept.ts';
import { tellAuthor } from './tell-author.ts';

const votesOn = async (tx: Tx, id: string): Promise<VoteState> => {
  const { rows } = await sql<VoteState>`
    select closes_at as "closesAt", contested_at as "contestedAt",
      (select count(*)::integer from edits.vote where proposal_id = id and is_for) as "for",
      (select count(*)::integer from edits.vote where proposal_id = id and not is_for) as against
    from edits.proposal where id = ${id}`.execute(tx);
  return rows[0]!;
};

const NONE: ReadonlySet<string> = new Set();

/** Leaves a proposal to editors. */
const stopCounting = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('edits.proposal').set({ closes_at: null }).where('id', '=', id).execute();
};

/**
 * Closes an open proposal if its votes decide it by now. One that cannot be accepted any more is left to an editor: others changed the same
 * values, they were locked, or a relation would go in a circle.
 */
export const settleVotes = async (app: App, tx: Tx, id: string): Promise<void> => {
  await lockChanges(tx);
  const outcome = outcomeOfVotes(await votesOn(tx, id), app.clock.now());
  if (outcome === undefined) return;
  const { changes, kind } = await openProposal(tx, id);
  // Votes can stop a merge, a split or a removal, but only moderators apply it.
  if (outcome && isOperation(kind)) return stopCounting(tx, id);
  const accepted = outcome ? new Set(changes.map(({ field }) => field)) : NONE;
  try {
    await accept(app, tx, { id, decidedBy: null, accepted, text: '' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await stopCounting(tx, id);
  }
};

/** Closes an open proposal whose author left a question unanswered. */
export const expire = async (app: App, tx: Tx, id: string): Promise<void> => {
  const proposal = await openProposal(tx, id);
  const state = 'EXPIRED';
  await settle(app, tx, { id, state, decidedBy: null, text: '', accepted: NONE });
  await tellAuthor(app, tx, { proposal, state });
};
