import type { Tx } from '#platform/database/index.ts';
import { readStanding } from '../editor.ts';
import { refuseRepeated } from '../merge/commands/refuse-repeated.ts';
import { isOperation, type ProposalKind, type ProposalState } from '../model.ts';
import { mayModerate } from '../policy.ts';
import type { OpenProposal } from '../proposal-store.ts';
import { refusal } from '../reasons.ts';

/** What the author may not have agreed with. Of a part that was rejected, they send another edit. */
const APPEALED: ReadonlySet<ProposalState> = new Set(['REJECTED', 'EXPIRED']);

interface Appealed {
  id: string;
  state: ProposalState;
  kind: ProposalKind;
  workId: string;
  otherId: string | null;
}

/** @throws Refusal `CONFLICT` if there is nothing to appeal, it was appealed before, or somebody proposed the same merge, split or removal since */
export const requireAppealable = async (
  tx: Tx,
  { id, state, ...appealed }: Appealed,
): Promise<void> => {
  const before = await tx
    .selectFrom('edits.message')
    .select('id')
    .where('proposal_id', '=', id)
    .where('kind', '=', 'APPEAL')
    .limit(1)
    .executeTakeFirst();
  if (before || !APPEALED.has(state)) throw refusal('CONFLICT', 'EDIT_NO_APPEAL');
  if (isOperation(appealed.kind)) await refuseRepeated(tx, appealed);
};

/** Opens a closed proposal again, without the votes on it. It still says who decided: another editor looks at it now. */
export const reopen = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .updateTable('edits.proposal')
    .set({
      state: 'OPEN',
      decided_at: null,
      decision: '',
      assignee_id: null,
      contested_at: null,
      told_at: null,
    })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('edits.change')
    .set({ is_accepted: null })
    .where('proposal_id', '=', id)
    .execute();
  await tx.deleteFrom('edits.vote').where('proposal_id', '=', id).execute();
};

/** @throws Refusal `FORBIDDEN` for the editor whose decision was appealed, unless they moderate: there may be nobody else */
export const requireOtherEditor = async (
  tx: Tx,
  { proposal, by }: { proposal: OpenProposal; by: string | null },
): Promise<void> => {
  if (by === null || by !== proposal.appealedFrom) return;
  const { role } = await readStanding(tx, by);
  if (!mayModerate(role)) throw refusal('FORBIDDEN', 'EDIT_NEEDS_ANOTHER_EDITOR');
};
