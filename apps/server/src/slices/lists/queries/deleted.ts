import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';

/** When entries of a list about some works were deleted, by work, as far as that is still known. */
export const deletedEntries = async (
  db: Database,
  { userId, media }: { userId: string; media: Media },
  workIds: readonly string[],
): Promise<Map<string, Date>> => {
  const { rows } = await sql<{ work_id: string; deleted_at: Date }>`
    select work_id, deleted_at from lists.entry
    where user_id = ${userId} and media = ${media} and deleted_at is not null
      and work_id = any(${workIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.work_id, row.deleted_at]));
};
