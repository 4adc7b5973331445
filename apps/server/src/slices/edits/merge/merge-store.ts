import type { Tx } from '#platform/database/index.ts';
import type { Media, SplitClaim } from '#slices/catalog/index.ts';
import { refusal } from './reasons.ts';

/** How long a merge or a split can be taken back. */
export const UNDO_DAYS = 30;

/** What somebody merged or split. */
export interface Merge {
  id: string;
  kind: 'MERGE' | 'SPLIT';
  medium: Media;
  /** MERGE: the work that became part of the other. SPLIT: the new one. */
  from: { id: string; title: string };
  into: { id: string; title: string };
  /** SPLIT: the claims that became the new work. */
  claims: readonly SplitClaim[];
  madeAt: Date;
  undoneAt: Date | null;
}

/** Keeps what was merged or split, so that it can be taken back. */
export const keepMerge = async (
  tx: Tx,
  {
    id,
    kind,
    medium,
    from,
    into,
    claims,
    madeAt,
    by,
  }: Omit<Merge, 'undoneAt'> & { by: string | null },
): Promise<void> => {
  await tx
    .insertInto('edits.merge')
    .values({
      id,
      kind,
      medium,
      from_id: from.id,
      into_id: into.id,
      from_title: from.title,
      into_title: into.title,
      claims: JSON.stringify(claims),
      made_by: by,
      made_at: madeAt,
    })
    .execute();
};

/** A merge or a split, which nobody else takes back meanwhile. @throws Refusal `NOT_FOUND` */
export const mergeForUndo = async (tx: Tx, id: string): Promise<Merge> => {
  const row = await tx
    .selectFrom('edits.merge')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'MERGE_NOT_FOUND', { id });
  return {
    id: row.id,
    kind: row.kind as Merge['kind'],
    medium: row.medium as Media,
    from: { id: row.from_id, title: row.from_title },
    into: { id: row.into_id, title: row.into_title },
    claims: (row.claims ?? []) as unknown as SplitClaim[],
    madeAt: row.made_at,
    undoneAt: row.undone_at,
  };
};

/** Whether a later merge or split of one of the works still holds. */
export const isFollowed = async (tx: Tx, { id, from, into }: Merge): Promise<boolean> => {
  const works = [from.id, into.id];
  const row = await tx
    .selectFrom('edits.merge')
    .select('id')
    .where((eb) => eb.or([eb('from_id', 'in', works), eb('into_id', 'in', works)]))
    .where('id', '>', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** The merge of a work that nobody here made but the hub did, as long as it holds. */
export const mergeAsHubOf = async (tx: Tx, fromId: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('edits.merge')
    .select('id')
    .where('from_id', '=', fromId)
    .where('kind', '=', 'MERGE')
    .where('made_by', 'is', null)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Marks a merge or a split as taken back. */
export const markUndone = async (
  tx: Tx,
  { id, by, at }: { id: string; by: string | null; at: Date },
): Promise<void> => {
  await tx
    .updateTable('edits.merge')
    .set({ undone_at: at, undone_by: by })
    .where('id', '=', id)
    .execute();
};
