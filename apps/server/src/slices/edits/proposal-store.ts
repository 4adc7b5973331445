import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { ClaimKey, FieldAddress, FieldGroup } from '#slices/catalog/index.ts';
import type { ProposalKind, ProposalState, ProposedChange, Subject } from './model.ts';
import { refusal } from './reasons.ts';

/** A proposal about which nobody has decided. */
export interface OpenProposal extends Subject {
  id: string;
  kind: ProposalKind;
  authorId: string | null;
  note: string;
  changes: ProposedChange[];
  /** MERGE: the work that it becomes part of. SPLIT: the id that the new one gets, if it had one before. */
  otherId: string | null;
  /** SPLIT: the claims that become another work. */
  claims: readonly ClaimKey[];
  /** Whose decision its author appealed. */
  appealedFrom: string | null;
  /** CREATE: whether its author has seen that there is a like work, and it is another one. */
  isSurelyNew: boolean;
  /** Before this time nobody can apply it. */
  appliesFrom: Date | null;
}

const changesOf = async (tx: Tx, id: string): Promise<ProposedChange[]> => {
  const rows = await tx
    .selectFrom('edits.change')
    .select(['field', 'field_group', 'before', 'after', 'is_release'])
    .where('proposal_id', '=', id)
    .orderBy('field')
    .execute();
  return rows.map(({ field, field_group: group, before, after, is_release: isRelease }) => ({
    field,
    group: group as FieldGroup,
    before: before as unknown,
    after: after as unknown,
    isRelease,
  }));
};

/**
 * Takes an open proposal for this transaction.
 * @throws Refusal `NOT_FOUND`; `CONFLICT` if it is not open
 */
export const openProposal = async (tx: Tx, id: string): Promise<OpenProposal> => {
  const row = await tx
    .selectFrom('edits.proposal')
    .select(['id', 'kind', 'medium', 'work_id', 'author_id', 'note', 'state', 'decided_by'])
    .select(['other_id', 'claims', 'applies_from', 'is_surely_new'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.state === 'DRAFT') throw refusal('NOT_FOUND', 'EDIT_NOT_FOUND');
  if (row.state !== 'OPEN') throw refusal('CONFLICT', 'EDIT_CLOSED');
  return {
    id,
    kind: row.kind as ProposalKind,
    medium: row.medium as Subject['medium'],
    workId: row.work_id,
    authorId: row.author_id,
    note: row.note,
    changes: await changesOf(tx, id),
    otherId: row.other_id,
    claims: (row.claims ?? []) as unknown as ClaimKey[],
    appealedFrom: row.decided_by,
    isSurelyNew: row.is_surely_new,
    appliesFrom: row.applies_from,
  };
};

/** How a proposal ends. */
export interface Ending {
  id: string;
  state: ProposalState;
  decidedBy: string | null;
  text: string;
  accepted?: ReadonlySet<FieldAddress>;
}

/** Closes a proposal, and keeps which of its values were accepted. */
export const settle = async (app: App, tx: Tx, ending: Ending): Promise<void> => {
  const { id, state, decidedBy, text, accepted } = ending;
  await tx
    .with('decided', (db) =>
      db
        .updateTable('edits.change')
        .set({ is_accepted: sql<boolean>`field = any(${[...(accepted ?? [])]}::text[])` })
        .where('proposal_id', '=', id)
        .where(sql<boolean>`${accepted !== undefined}::boolean`),
    )
    .updateTable('edits.proposal')
    .set({
      state,
      decided_at: app.clock.now(),
      decided_by: decidedBy,
      decision: text,
      closes_at: null,
      answer_due_at: null,
    })
    .where('id', '=', id)
    .execute();
};
