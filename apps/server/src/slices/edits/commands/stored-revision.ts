import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { FieldAddress } from '#slices/catalog/index.ts';
import type { OperationMade } from '../merge/commands/undo-operation.ts';
import type { Said } from '../model.ts';

/** A revision as undoing needs it. */
export interface StoredRevision extends OperationMade {
  authorId: string | null;
  undoneBy: string | null;
}

interface Row extends Omit<StoredRevision, 'fields'> {
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

/** The revisions that a condition finds, the oldest first. */
export const storedRevisions = async (
  db: Database,
  where: ReturnType<typeof sql>,
): Promise<StoredRevision[]> => {
  const { rows } = await sql<Row>`
    select seq, id, medium, work_id as "workId", author_id as "authorId", undone_by as "undoneBy", kind, other_id as "otherId", merge_id as "mergeId",
      made_at as "madeAt", (
      select coalesce(json_agg(json_build_object('field', field, 'saidBefore', said_before, 'saidAfter', said_after)), '[]')
      from edits.revision_field where revision_seq = seq) as fields
    from edits.revision where ${where} order by seq`.execute(db);
  return rows.map(revisionOf);
};
