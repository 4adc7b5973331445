import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** Which of some works are deleted: hidden, although sources name them. */
export const deletedAmong = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select work_id as id from catalog.deletion where work_id = any(${ids}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};
