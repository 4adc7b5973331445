import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { ClaimKey, Media } from '#slices/catalog/index.ts';
import { proposeOperation } from '../merge/commands/propose-operation.ts';
import { isOperation, type ProposalKind } from '../model.ts';
import { refusal } from '../reasons.ts';
import { propose } from './propose.ts';
import type { Proposed } from './sent-before.ts';

interface Submitting {
  id: string;
  userId: string;
  /** Whether its author has seen that others changed the same values since, and sends it all the same. */
  isCompared?: boolean;
}

/**
 * Sends a draft: it is read again against the work as it is now, and keeps its id.
 * @throws Refusal `NOT_FOUND` if it is no draft of the user; otherwise as `propose`
 */
export const submitDraft = async (
  app: App,
  tx: Tx,
  { id, userId, isCompared = false }: Submitting,
): Promise<Proposed> => {
  const draft = await tx
    .selectFrom('edits.proposal')
    .select(['kind', 'medium', 'work_id', 'note', 'sources', 'other_id', 'claims', 'origin'])
    .select(['base_seq', 'wants_review', 'is_surely_new'])
    .where('id', '=', id)
    .where('author_id', '=', userId)
    .where('state', '=', 'DRAFT')
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw refusal('NOT_FOUND', 'EDIT_NOT_FOUND');
  const changes = await tx
    .selectFrom('edits.change')
    .select(['field', 'after as value', 'is_release as isRelease', 'is_new as isNew'])
    .where('proposal_id', '=', id)
    .execute();
  await tx.deleteFrom('edits.proposal').where('id', '=', id).execute();
  const kind = draft.kind as ProposalKind;
  const { note, sources, origin, work_id: workId } = draft;
  const medium = draft.medium as Media;
  const sent = { id, medium, workId, authorId: userId, note, sources, origin, isDraft: false };
  if (isOperation(kind)) {
    const claims = (draft.claims ?? []) as unknown as ClaimKey[];
    return proposeOperation(app, tx, { ...sent, kind, otherId: draft.other_id, claims });
  }
  return propose(app, tx, {
    ...sent,
    kind,
    changes,
    baseSeq: isCompared ? null : draft.base_seq,
    wantsReview: draft.wants_review,
    isSurelyNew: draft.is_surely_new || isCompared,
  });
};
