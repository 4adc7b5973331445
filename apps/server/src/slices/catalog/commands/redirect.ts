import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** Which works stand for others that were merged into them, of some ids. */
export const mergedInto = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ oldId: string; newId: string }>`
    select old_id as "oldId", new_id as "newId" from catalog.redirect
    where old_id = any(${wanted}::uuid[])`.execute(tx);
  return new Map(rows.map(({ oldId, newId }) => [oldId, newId]));
};
