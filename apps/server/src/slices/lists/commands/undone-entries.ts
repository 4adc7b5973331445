import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** The entries that only undone batches created and changed. Batches can be undone in any order: the one that created an entry leaves it if later ones changed it. */
export const undoneEntries = async (
  tx: Tx,
  userId: string,
  entryIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (entryIds.length === 0) return new Set();
  const { rows } = await sql<{ entry_id: string }>`
    select change.entry_id from lists.change as change left join lists.batch as batch on batch.id = change.batch_id
    where change.user_id = ${userId} and change.entry_id = any(${entryIds}::uuid[])
    group by change.entry_id
    having bool_or(change.before = 'null') and bool_and(batch.undoes is not null or batch.undone_in is not null)`.execute(
    tx,
  );
  return new Set(rows.map(({ entry_id }) => entry_id));
};
