import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { FieldAddress } from '#slices/catalog/index.ts';

/** Who last changed what people say at an address, and when. */
export interface LastSaid {
  field: FieldAddress;
  authorId: string | null;
  madeAt: Date;
}

/** The newest revision of each address of a work, by address. */
export const lastSaid = async (
  db: Database,
  { workId, fields }: { workId: string; fields: readonly FieldAddress[] },
): Promise<Map<FieldAddress, LastSaid>> => {
  if (fields.length === 0) return new Map();
  const { rows } = await sql<LastSaid>`
    select distinct on (field) field, author_id as "authorId", made_at as "madeAt"
    from edits.revision join edits.revision_field on revision_seq = seq
    where work_id = ${workId} and field = any(${[...fields]}::text[])
    order by field, seq desc`.execute(db);
  return new Map(rows.map((row) => [row.field, row]));
};
