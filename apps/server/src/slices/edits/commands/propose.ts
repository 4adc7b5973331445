import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { EditableWork } from '#slices/catalog/index.ts';
import { editableAt } from '../editable/field.ts';
import { readWork } from '../editable/work.ts';
import type { ProposalKind, ProposedChange, Subject } from '../model.ts';
import { readChanges, requireNothingThere, type SentChange } from '../read-changes.ts';
import { refusal } from '../reasons.ts';
import { needsNoReview } from '../rules/grade.ts';
import type { EditorRecord } from '../rules/trust.ts';
import { refuseMerged } from '../merge/commands/check.ts';
import { accept } from './accept.ts';
import { admitAuthor, lockAuthor } from './admit-author.ts';
import { requireFreeId, requireNewWork } from './new-work.ts';
import { requireUnlocked } from './locks.ts';
import { type Proposed, sentBefore } from './sent-before.ts';
import { requireRelations } from './require-relations.ts';

/** What somebody proposes. */
export interface Proposing extends Subject {
  /** Its id, if it was a draft before, or if another instance sends it. */
  id?: string;
  /** Who wrote it, if another instance sends it. */
  origin?: string | null;
  kind: ProposalKind;
  authorId: string;
  changes: readonly SentChange[];
  note: string;
  sources: readonly string[];
  /** The newest revision of the work that the author had seen; null if none. */
  baseSeq: number | null;
  /** Whether it is only kept for its author. */
  isDraft: boolean;
  /** Whether the author wants others to look at it, even if it could be applied at once. */
  wantsReview: boolean;
  /** Whether the author has seen that there is a like work, and it is another one. */
  isSurelyNew: boolean;
  /** Whether it came of a correction of a play: those have a quota of their own. */
  isCorrection?: boolean;
}

/** What others changed since the author began. @throws Refusal `CONFLICT` with the fields */
const requireCurrent = async (
  tx: Tx,
  {
    workId,
    baseSeq,
    changes,
  }: { workId: string; baseSeq: number; changes: readonly ProposedChange[] },
): Promise<void> => {
  const { rows } = await sql<{ field: string }>`
    select distinct field from edits.revision join edits.revision_field on revision_seq = seq
    where work_id = ${workId} and seq > ${baseSeq} and field = any(${changes.map(({ field }) => field)}::text[])`.execute(
    tx,
  );
  if (rows.length === 0) return;
  const fields = rows.map(({ field }) => field).join(', ');
  throw refusal('CONFLICT', 'EDIT_OUTDATED', { fields, field: rows[0]!.field });
};

/** Whether nobody said anything of an address before: people may have agreed that there is no such value. */
const isAddition = (
  work: EditableWork | undefined,
  { field, before, after, isRelease }: ProposedChange,
): boolean => before === null && after !== null && !isRelease && !(field in (work?.said ?? {}));

const isAtOnce = (editor: EditorRecord, { kind, medium, changes, work }: Graded): boolean =>
  needsNoReview(editor, {
    kind,
    changes: changes.map((change) => ({
      group: change.group,
      isAddition: isAddition(work, change),
      isDelicate: editableAt(medium, change.field)?.isDelicate === true,
    })),
  });

interface Graded extends Pick<Proposing, 'kind' | 'medium'> {
  changes: readonly ProposedChange[];
  work: EditableWork | undefined;
}

const write = async (
  app: App,
  tx: Tx,
  { proposing, changes }: { proposing: Proposing; changes: readonly ProposedChange[] },
): Promise<string> => {
  const id = proposing.id ?? app.ids.next();
  const now = app.clock.now();
  await tx
    .insertInto('edits.proposal')
    .values({
      id,
      kind: proposing.kind,
      medium: proposing.medium,
      work_id: proposing.workId,
      state: proposing.isDraft ? 'DRAFT' : 'OPEN',
      author_id: proposing.authorId,
      is_correction: proposing.isCorrection ?? false,
      note: proposing.note,
      origin: proposing.origin ?? null,
      base_seq: proposing.baseSeq,
      wants_review: proposing.wantsReview,
      is_surely_new: proposing.isSurelyNew,
      sources: [...proposing.sources],
      created_at: now,
      submitted_at: proposing.isDraft ? null : now,
    })
    .execute();
  await writeChanges(tx, id, changes);
  return id;
};

/** Keeps what a proposal changes. */
const writeChanges = async (
  tx: Tx,
  proposalId: string,
  changes: readonly ProposedChange[],
): Promise<void> => {
  const rows = changes.map(({ field, group, before, after, isRelease, isNew }) => ({
    proposal_id: proposalId,
    field,
    field_group: group,
    before,
    after,
    is_release: isRelease,
    is_new: isNew ?? false,
  }));
  await sql`insert into edits.change
    select * from jsonb_populate_recordset(null::edits.change, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
};

const workFor = async (
  tx: Tx,
  { kind, medium, workId, changes }: Proposing,
): Promise<EditableWork | undefined> => {
  const work = await readWork(tx, { medium, workId, wanted: changes.map(({ field }) => field) });
  if (kind === 'CHANGE' && (!work || work.values.size === 0)) {
    await refuseMerged(tx, workId);
    throw refusal('NOT_FOUND', 'EDIT_WORK_NOT_FOUND');
  }
  return work;
};

/**
 * Proposes changes of a work, or a work that is not here. They are applied at once if nobody needs to look at them.
 * @throws Refusal as `readChanges`; `CONFLICT` for what others changed since; `FORBIDDEN` for what is locked or if the author may propose
 *   nothing; `RATE_LIMITED` above the quota of a day
 */
export const propose = async (app: App, tx: Tx, proposing: Proposing): Promise<Proposed> => {
  const { authorId, workId, kind, medium, isDraft } = proposing;
  await lockAuthor(tx, authorId);
  const known = await sentBefore(tx, proposing);
  if (known) return known;
  const editor = await admitAuthor(app, tx, proposing);
  if (kind === 'CREATE') await requireFreeId(tx, workId);
  const work = await workFor(tx, proposing);
  const changes = readChanges(medium, work, proposing.changes, app.clock.now());
  const fields = changes.map(({ field }) => field);
  await requireUnlocked(app, tx, { workId, fields, role: editor.role });
  await requireRelations(app, tx, { workId, changes });
  if (kind === 'CREATE') await requireNewWork(tx, { ...proposing, changes });
  if (proposing.baseSeq !== null) {
    await requireCurrent(tx, { workId, baseSeq: proposing.baseSeq, changes });
  }
  requireNothingThere(work, proposing.changes);
  const id = await write(app, tx, { proposing, changes });
  if (isDraft) return { id, state: 'DRAFT' };
  if (proposing.wantsReview || !isAtOnce(editor, { kind, medium, changes, work })) {
    return { id, state: 'OPEN' };
  }
  await accept(app, tx, {
    id,
    decidedBy: null,
    accepted: new Set(fields),
    text: '',
    isAtOnce: true,
  });
  return { id, state: 'ACCEPTED' };
};
