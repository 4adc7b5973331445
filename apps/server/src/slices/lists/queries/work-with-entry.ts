import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';

/** For which of some works a user has an entry. */
export const workWithEntry = async (
  db: Database,
  { userId, media }: { userId: string; media: Media },
  workIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('lists.entry')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('media', '=', media)
    .where('work_id', 'in', [...workIds])
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => row.work_id);
};
