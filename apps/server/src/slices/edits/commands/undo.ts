import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { Refusal } from '#platform/errors.ts';
import {
  type EditableWork,
  type FieldAddress,
  lockChanges,
  type Media,
} from '#slices/catalog/index.ts';
import { readWork } from '../editable/work.ts';
import { refuseMerged } from '../merge/commands/check.ts';
import { undoOperation } from '../merge/commands/undo-operation.ts';
import type { Said } from '../model.ts';
import { refusal } from '../reasons.ts';
import { laterConflicts, saidWithout } from '../rules/undo.ts';
import { queueUpstream } from '../upstream/upstream-row.ts';
import { applySaid, type MadeRevision as Made, saidNow } from './apply.ts';
import { requireApplier } from './require-applier.ts';
import { type StoredRevision, storedRevisions } from './stored-revision.ts';
import { undoCarried } from './undo-carried.ts';

/** Who undoes, and why. */
interface Undoer {
  by: string;
  note: string;
}

const fieldsOf = (revisions: readonly StoredRevision[]): FieldAddress[] =>
  revisions.flatMap(({ fields }) => fields.map(({ field }) => field));

interface UndoneWork extends Made {
  before: EditableWork | undefined;
  /** What people say since. */
  said: ReadonlyMap<FieldAddress, Said>;
}

/** Undoes some revisions of one work as one new revision. @returns null if nothing of them is left to undo */
const undoAll = async (
  app: App,
  tx: Tx,
  { revisions, by, note }: Undoer & { revisions: readonly StoredRevision[] },
): Promise<UndoneWork | null> => {
  const { medium, workId } = revisions[0]!;
  const wanted = fieldsOf(revisions);
  const before = await readWork(tx, { medium, workId, wanted });
  const said = saidWithout(revisions, (field) => saidNow(before, field));
  if (said.size === 0) return null;
  const application = { medium, workId, said, authorId: by, decidedBy: by, proposalId: null, note };
  const made = await applySaid(app, tx, { application, before });
  await queueUpstream(app, tx, made.id);
  await tx
    .updateTable('edits.revision')
    .set({ undone_by: made.id })
    .where(
      'seq',
      'in',
      revisions.map(({ seq }) => seq),
    )
    .execute();
  return { ...made, before, said };
};

/** The later revisions that still count: not those that were undone, nor those that undid them. */
const standing = (later: readonly StoredRevision[]): StoredRevision[] => {
  const ids = new Set(later.map(({ id }) => id));
  const undoers = new Set(
    later.flatMap(({ undoneBy }) => (undoneBy !== null && ids.has(undoneBy) ? [undoneBy] : [])),
  );
  return later.filter(({ id, undoneBy }) => undoneBy === null && !undoers.has(id));
};

/**
 * Undoes a revision: people say again what they said before it. That is a revision too.
 * @param isCascade whether later revisions of the same values are undone with it; else they refuse it
 * @throws Refusal `NOT_FOUND`; `FORBIDDEN` as `requireApplier`; `CONFLICT` if it was undone before, or with the `revisionId` of a later one
 */
export const undoRevision = async (
  app: App,
  tx: Tx,
  { id, isCascade, ...undoer }: Undoer & { id: string; isCascade: boolean },
): Promise<Made> => {
  await lockChanges(tx);
  const [revision] = await storedRevisions(tx, sql`id = ${id}`);
  if (!revision) throw refusal('NOT_FOUND', 'REVISION_NOT_FOUND');
  if (revision.undoneBy !== null) throw refusal('CONFLICT', 'EDIT_UNDONE');
  if (revision.kind !== 'CHANGE') return undoOperation(app, tx, { revision, ...undoer });
  await refuseMerged(tx, revision.workId);
  const { workId, seq } = revision;
  const later = standing(await storedRevisions(tx, sql`work_id = ${workId} and seq > ${seq}`));
  const conflicts = new Set(laterConflicts(revision, later).map((one) => one.seq));
  const blocking = later.filter((one) => conflicts.has(one.seq));
  // A merge is not undone by the way.
  const isBlocked = blocking.some(({ kind }) => kind !== 'CHANGE') || !isCascade;
  if (blocking.length > 0 && isBlocked) {
    throw refusal('CONFLICT', 'EDIT_UNDO_BLOCKED', { revisionId: blocking[0]!.id });
  }
  const revisions = [revision, ...blocking];
  await requireApplier(app, tx, {
    ...revision,
    by: undoer.by,
    isOwn: true,
    fields: fieldsOf(revisions),
  });
  const made = await undoAll(app, tx, { ...undoer, revisions });
  if (!made) throw refusal('CONFLICT', 'EDIT_CHANGES_NOTHING');
  return made;
};

/** Takes back what somebody did to works as a whole, the latest first. What is too old, or was built on, stays. */
const takeBackAll = async (
  app: App,
  tx: Tx,
  { operations, ...undoer }: Undoer & { operations: readonly StoredRevision[] },
): Promise<void> => {
  for (const revision of operations.toReversed()) {
    try {
      await undoOperation(app, tx, { revision, ...undoer });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
};

/** What undoing everything of somebody did. */
export interface Reverted {
  revisions: number;
  works: number;
}

/** Undoes some revisions of one work, also where merges carried what they say. @returns how many works changed */
const undoEverywhere = async (
  app: App,
  tx: Tx,
  { revisions, ...undoer }: Undoer & { revisions: readonly StoredRevision[] },
): Promise<number> => {
  const undone = await undoAll(app, tx, { ...undoer, revisions });
  if (!undone) return 0;
  const said = new Map(
    [...undone.said].map(([field, to]) => [field, { from: saidNow(undone.before, field), to }]),
  );
  return 1 + (await undoCarried(app, tx, { ...undoer, workId: revisions[0]!.workId, said }));
};

/** Undoes all revisions of somebody that still stand, in this transaction. What others changed since stays. */
export const revertUser = async (
  app: App,
  tx: Tx,
  { userId, ...undoer }: Undoer & { userId: string },
): Promise<Reverted> => {
  await lockChanges(tx);
  const all = await storedRevisions(tx, sql`author_id = ${userId} and undone_by is null`);
  const operations = all.filter(({ kind }) => kind !== 'CHANGE');
  await takeBackAll(app, tx, { ...undoer, operations });
  const byWork = Map.groupBy(
    all.filter(({ kind }) => kind === 'CHANGE'),
    ({ medium, workId }): `${Media}:${string}` => `${medium}:${workId}`,
  );
  let works = 0;
  for (const revisions of byWork.values()) {
    works += await undoEverywhere(app, tx, { ...undoer, revisions });
  }
  return { revisions: all.length, works };
};
