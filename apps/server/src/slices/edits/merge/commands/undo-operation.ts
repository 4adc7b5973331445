import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { lockChanges, readEditableWork } from '#slices/catalog/index.ts';
import { readWork } from '../../editable/work.ts';
import { applySaid, type MadeRevision, saidNow } from '../../commands/apply.ts';
import type { RevisionKind, Said, Subject } from '../../model.ts';
import { type MadeRevision as Past, saidWithout } from '../../rules/undo.ts';
import { UNDO_DAYS } from '../merge-store.ts';
import { queueUpstream } from '../../upstream/upstream-row.ts';
import { refusal } from '../reasons.ts';
import { carriedSaid, hideOrShow } from './apply-operation.ts';
import { undoMerge } from './undo-merge.ts';

/** A revision that did something to a work as a whole. */
export interface OperationMade extends Past, Subject {
  id: string;
  kind: RevisionKind;
  otherId: string | null;
  mergeId: string | null;
  madeAt: Date;
}

interface Undoing {
  revision: OperationMade;
  by: string;
  note: string;
}

const UNDONE_BY = { MERGE: 'UNMERGE', SPLIT: 'UNSPLIT' } as const;

/** What people say of the work after its merge is taken back: not what came from the other. */
const saidApart = async (
  tx: Tx,
  { medium, workId, ...revision }: OperationMade,
  more: string[],
) => {
  const wanted = [...revision.fields.map(({ field }) => field), ...more];
  const before = await readWork(tx, { medium, workId, wanted });
  return { before, said: saidWithout([revision], (field): Said => saidNow(before, field)) };
};

const takeBack = async (app: App, tx: Tx, { revision, by, note }: Undoing) => {
  const { medium, workId, otherId, mergeId } = revision;
  const kind = UNDONE_BY[revision.kind as keyof typeof UNDONE_BY];
  const other = await readEditableWork(tx, { medium, id: otherId ?? '' });
  await undoMerge(app, tx, { id: mergeId ?? '', by });
  const { before, said } = await saidApart(tx, revision, Object.keys(other?.said ?? {}));
  const carried = kind === 'UNSPLIT' ? carriedSaid(other, before) : said;
  const operation = { kind, otherId, mergeId };
  const application = { medium, workId, said: carried, authorId: by, decidedBy: by, note };
  return { before, application: { ...application, proposalId: null, operation } };
};

const turnBack = async (app: App, tx: Tx, { revision, by, note }: Undoing) => {
  const { medium, workId, madeAt } = revision;
  if (app.clock.nowMs() - madeAt.getTime() > UNDO_DAYS * DAY_MS) {
    throw refusal('CONFLICT', 'MERGE_TOO_OLD', { days: UNDO_DAYS });
  }
  const kind = revision.kind === 'DELETE' ? 'RESTORE' : 'DELETE';
  const { before, ...done } = await hideOrShow(app, tx, { medium, workId, kind });
  const application = { medium, ...done, authorId: by, decidedBy: by, proposalId: null, note };
  return { before, application };
};

/**
 * Takes back what a revision did to a work as a whole, within 30 days, which is a revision too. Whoever calls this has checked who may.
 * @throws Refusal `CONFLICT` if that is too long ago, if later merges or splits concern the same works, or if it took something back itself
 */
export const undoOperation = async (app: App, tx: Tx, undoing: Undoing): Promise<MadeRevision> => {
  await lockChanges(tx);
  const { kind, id } = undoing.revision;
  if (kind === 'UNMERGE' || kind === 'UNSPLIT') throw refusal('CONFLICT', 'MERGE_NOT_REDONE');
  const isMerge = kind === 'MERGE' || kind === 'SPLIT';
  const undone = await (isMerge ? takeBack : turnBack)(app, tx, undoing);
  const made = await applySaid(app, tx, undone);
  if (!isMerge) await queueUpstream(app, tx, made.id);
  await tx.updateTable('edits.revision').set({ undone_by: made.id }).where('id', '=', id).execute();
  return made;
};
