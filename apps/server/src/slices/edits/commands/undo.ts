import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import {
  type EditableWork,
  type FieldAddress,
  lockChanges,
  type Media,
} from '#slices/catalog/index.ts';
import { readWork } from '../editable/work.ts';
import type { Said, Subject } from '../model.ts';
import { refusal } from '../reasons.ts';
import { laterConflicts, type MadeRevision, saidWithout } from '../rules/undo.ts';
import { applySaid, type MadeRevision as Made } from './apply.ts';

interface StoredRevision extends MadeRevision, Subject {
  id: string;
  undoneBy: string | null;
}

interface Row extends Subject {
  seq: number;
  id: string;
  undoneBy: string | null;
  fields: { field: FieldAddress; saidBefore: Said | null; saidAfter: Said | null }[];
}

const revisionOf = ({ fields, ...row }: Row): StoredRevision => ({
  ...row,
  fields: fields.map(({ field, saidBefore, saidAfter }) => ({
    field,
    saidBefore: saidBefore ?? undefined,
    saidAfter: saidAfter ?? undefined,
  })),
});

const read = async (db: Database, where: ReturnType<typeof sql>): Promise<StoredRevision[]> => {
  const { rows } = await sql<Row>`
    select seq, id, medium, work_id as "workId", undone_by as "undoneBy", (
      select json_agg(json_build_object('field', field, 'saidBefore', said_before, 'saidAfter', said_after))
      from edits.revision_field where revision_seq = seq) as fields
    from edits.revision where ${where} order by seq`.execute(db);
  return rows.map(revisionOf);
};

/** Who undoes, and why. */
interface Undoer {
  by: string;
  note: string;
}

const saidNow =
  (work: EditableWork | undefined) =>
  (field: FieldAddress): Said =>
    work && field in work.said ? { value: work.said[field] } : undefined;

/** Undoes some revisions of one work as one new revision. @returns null if nothing of them is left to undo */
const undoAll = async (
  app: App,
  tx: Tx,
  { revisions, by, note }: Undoer & { revisions: readonly StoredRevision[] },
): Promise<Made | null> => {
  const { medium, workId } = revisions[0]!;
  const wanted = revisions.flatMap(({ fields }) => fields.map(({ field }) => field));
  const before = await readWork(tx, { medium, workId, wanted });
  const said = saidWithout(revisions, saidNow(before));
  if (said.size === 0) return null;
  const application = { medium, workId, said, authorId: by, decidedBy: by, proposalId: null, note };
  const made = await applySaid(app, tx, { application, before });
  await tx
    .updateTable('edits.revision')
    .set({ undone_by: made.id })
    .where(
      'seq',
      'in',
      revisions.map(({ seq }) => seq),
    )
    .execute();
  return made;
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
 * @throws Refusal `NOT_FOUND`; `CONFLICT` if it was undone before, or with the `revisionId` of a later one
 */
export const undoRevision = async (
  app: App,
  tx: Tx,
  { id, isCascade, ...undoer }: Undoer & { id: string; isCascade: boolean },
): Promise<Made> => {
  await lockChanges(tx);
  const [revision] = await read(tx, sql`id = ${id}`);
  if (!revision) throw refusal('NOT_FOUND', 'REVISION_NOT_FOUND');
  if (revision.undoneBy !== null) throw refusal('CONFLICT', 'EDIT_UNDONE');
  const { workId, seq } = revision;
  const later = standing(await read(tx, sql`work_id = ${workId} and seq > ${seq}`));
  const conflicts = new Set(laterConflicts(revision, later).map((one) => one.seq));
  const blocking = later.filter((one) => conflicts.has(one.seq));
  if (blocking.length > 0 && !isCascade) {
    throw refusal('CONFLICT', 'EDIT_UNDO_BLOCKED', { revisionId: blocking[0]!.id });
  }
  const made = await undoAll(app, tx, { ...undoer, revisions: [revision, ...blocking] });
  if (!made) throw refusal('CONFLICT', 'EDIT_CHANGES_NOTHING');
  return made;
};

/** What undoing everything of somebody did. */
export interface Reverted {
  revisions: number;
  works: number;
}

/** Undoes all revisions of somebody that still stand, in this transaction. What others changed since stays. */
export const revertUser = async (
  app: App,
  tx: Tx,
  { userId, ...undoer }: Undoer & { userId: string },
): Promise<Reverted> => {
  await lockChanges(tx);
  const all = await read(tx, sql`author_id = ${userId} and undone_by is null`);
  const byWork = Map.groupBy(
    all,
    ({ medium, workId }): `${Media}:${string}` => `${medium}:${workId}`,
  );
  let works = 0;
  for (const revisions of byWork.values()) {
    if (await undoAll(app, tx, { ...undoer, revisions })) works += 1;
  }
  return { revisions: all.length, works };
};
