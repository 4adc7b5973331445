import type { Tx } from '#platform/database/index.ts';
import type { ProposalKind, ProposalState } from '../model.ts';
import { refusal } from '../reasons.ts';

/** What became of a proposal. */
export interface Proposed {
  id: string;
  state: ProposalState;
}

/** A proposal that its sender may have sent before. */
interface Sent {
  id?: string;
  kind: ProposalKind;
  authorId: string;
  workId: string;
}

/** What became of an edit that was sent with the same id before. @throws Refusal `CONFLICT` if that is somebody else’s, or of another work */
export const sentBefore = async (
  tx: Tx,
  { id, kind, authorId, workId }: Sent,
): Promise<Proposed | undefined> => {
  if (id === undefined) return undefined;
  const row = await tx
    .selectFrom('edits.proposal')
    .select(['kind', 'state', 'author_id', 'work_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  // A work that is not here has no id that its sender could name.
  const isSameWork = kind === 'CREATE' ? row.kind === 'CREATE' : row.work_id === workId;
  if (row.author_id !== authorId || !isSameWork) {
    throw refusal('CONFLICT', 'EDIT_ID_TAKEN', { field: 'id' });
  }
  return { id, state: row.state as ProposalState };
};
