import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/index.ts';
import type { ProposalKind } from '../model.ts';
import { refusal } from '../reasons.ts';
import { propose, type Proposed } from './propose.ts';

/**
 * Sends a draft: it is read again against the work as it is now, and keeps its id.
 * @throws Refusal `NOT_FOUND` if it is no draft of the user; otherwise as `propose`
 */
export const submitDraft = async (
  app: App,
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<Proposed> => {
  const draft = await tx
    .selectFrom('edits.proposal')
    .select(['kind', 'medium', 'work_id', 'note', 'sources'])
    .where('id', '=', id)
    .where('author_id', '=', userId)
    .where('state', '=', 'DRAFT')
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw refusal('NOT_FOUND', 'EDIT_NOT_FOUND');
  const changes = await tx
    .selectFrom('edits.change')
    .select(['field', 'after as value', 'is_release as isRelease'])
    .where('proposal_id', '=', id)
    .execute();
  await tx.deleteFrom('edits.proposal').where('id', '=', id).execute();
  return propose(app, tx, {
    id,
    kind: draft.kind as ProposalKind,
    medium: draft.medium as Media,
    workId: draft.work_id,
    authorId: userId,
    changes,
    note: draft.note,
    sources: draft.sources,
    baseSeq: null,
    isDraft: false,
    wantsReview: false,
    isSurelyNew: true,
  });
};
