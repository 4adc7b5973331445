import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type EditableWork, lockChanges, readEditableWork } from '#slices/catalog/index.ts';
import { readWork } from '../../editable/work.ts';
import { applySaid, type MadeRevision } from '../../commands/apply.ts';
import { tellAuthor } from '../../commands/tell-author.ts';
import { isOperation, type RevisionKind, type Said } from '../../model.ts';
import { type OpenProposal, openProposal, settle } from '../../proposal-store.ts';
import { queueUpstream } from '../../upstream/upstream-row.ts';
import { refusal } from '../reasons.ts';
import { deleteWork, restoreWork } from './delete-work.ts';
import { mergeWorks } from './merge-works.ts';
import { splitWork } from './split-work.ts';
import { tellOwners } from './tell-owners.ts';

/** What people said of a work where nothing is known of the other: it is said of that one from now on. */
export const carriedSaid = (
  from: EditableWork | undefined,
  into: EditableWork | undefined,
): Map<string, Said> =>
  new Map(
    Object.entries(from?.said ?? {})
      .filter(([field, value]) => value !== null && !into?.values.has(field))
      .filter(([field]) => !(field in (into?.said ?? {})))
      .map(([field, value]) => [field, { value }]),
  );

/** What was done to a work, and what people say of it since. */
interface Done {
  workId: string;
  said: Map<string, Said>;
  before: EditableWork | undefined;
  operation: { kind: RevisionKind; otherId: string | null; mergeId: string | null };
}

const merge = async (app: App, tx: Tx, { proposal, by }: Applying): Promise<Done> => {
  const { medium, workId, otherId } = proposal;
  const from = await readEditableWork(tx, { medium, id: workId });
  const done = await mergeWorks(app, tx, { medium, from: workId, into: otherId ?? '', by });
  const wanted = Object.keys(from?.said ?? {});
  const before = await readWork(tx, { medium, workId: done.into, wanted });
  const operation = { kind: 'MERGE', otherId: done.from, mergeId: done.id } as const;
  return { workId: done.into, said: carriedSaid(from, before), before, operation };
};

const split = async (app: App, tx: Tx, { proposal, by }: Applying): Promise<Done> => {
  const { medium, workId, otherId: formerId, claims } = proposal;
  const { id, from } = await splitWork(app, tx, { medium, of: workId, claims, formerId, by });
  const before = await readEditableWork(tx, { medium, id: workId });
  const operation = { kind: 'SPLIT', otherId: from, mergeId: id } as const;
  return { workId, said: new Map(), before, operation };
};

/** Hides a work or shows it again, and tells the owners of its entries. */
export const hideOrShow = async (
  app: App,
  tx: Tx,
  { kind, ...work }: Pick<OpenProposal, 'medium' | 'workId'> & { kind: 'DELETE' | 'RESTORE' },
): Promise<Done> => {
  const { medium, workId } = work;
  const before = await readEditableWork(tx, { medium, id: workId });
  const act = kind === 'DELETE' ? deleteWork : restoreWork;
  await act(app, tx, { medium, id: workId });
  await tellOwners(app, tx, { medium, workId, kind });
  const operation = { kind, otherId: null, mergeId: null };
  return { workId, said: new Map(), before, operation };
};

interface Applying {
  proposal: OpenProposal;
  by: string;
}

const carryOut = (app: App, tx: Tx, applying: Applying): Promise<Done> => {
  const { proposal } = applying;
  const { kind } = proposal;
  if (!isOperation(kind)) throw refusal('BAD_USER_INPUT', 'EDIT_NOT_APPLICABLE');
  if (kind === 'MERGE') return merge(app, tx, applying);
  if (kind === 'SPLIT') return split(app, tx, applying);
  return hideOrShow(app, tx, { ...proposal, kind });
};

/**
 * Merges, splits, deletes or restores a work as an open proposal says, which is a revision. Whoever calls this has checked who may.
 * @throws Refusal `NOT_FOUND`; `CONFLICT` if it is not open, before the time from which it can be applied, and if it cannot be done any more
 */
export const applyOperation = async (
  app: App,
  tx: Tx,
  { id, by, text }: { id: string; by: string; text: string },
): Promise<MadeRevision> => {
  await lockChanges(tx);
  const proposal = await openProposal(tx, id);
  const { medium, authorId, note, appliesFrom } = proposal;
  if (appliesFrom && app.clock.now() < appliesFrom) {
    throw refusal('CONFLICT', 'EDIT_TOO_EARLY', { from: appliesFrom.toISOString() });
  }
  const { before, ...done } = await carryOut(app, tx, { proposal, by });
  const application = { medium, authorId, decidedBy: by, proposalId: id, note, ...done };
  const revision = await applySaid(app, tx, { application, before });
  // What a split parts here, claim by claim, is not parted so at the hub.
  if (proposal.kind !== 'SPLIT') await queueUpstream(app, tx, revision.id);
  const state = 'ACCEPTED';
  await settle(app, tx, { id, state, decidedBy: by, text });
  if (authorId !== by) await tellAuthor(app, tx, { proposal, state });
  return revision;
};
