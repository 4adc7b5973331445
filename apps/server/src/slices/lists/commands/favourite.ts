import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { ListMedia } from '../rules/word.ts';
import type { Writer } from './change.ts';
import { lockList } from './lock.ts';

interface Favoured {
  media: ListMedia;
  workId: string;
}

/** Makes works favourites, after those there are; favourites stay where they stand. `batchId`: what takes them back. */
export const addFavourites = async (
  tx: Tx,
  { userId, at, batchId }: Pick<Writer, 'userId' | 'at'> & { batchId?: string | null },
  works: readonly Favoured[],
): Promise<void> => {
  if (works.length === 0) return;
  const rows = works.map(({ media, workId }) => ({ media, work_id: workId }));
  await sql`
    insert into lists.favourite (user_id, media, work_id, position, created_at, batch_id)
    select ${userId}::uuid, media, work_id, (row_number() over ())::integer
      + coalesce((select max(position) from lists.favourite where user_id = ${userId}), 0), ${at}::timestamptz, ${batchId ?? null}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (media text, work_id uuid)
    on conflict (user_id, media, work_id) do nothing`.execute(tx);
};

/** Makes a work a favourite, or one no longer. Gives whether it is one now. */
export const toggleFavourite = async (
  tx: Tx,
  { userId, at }: Pick<Writer, 'userId' | 'at'>,
  work: Favoured,
): Promise<boolean> => {
  await lockList(tx, userId);
  const { numDeletedRows } = await tx
    .deleteFrom('lists.favourite')
    .where('user_id', '=', userId)
    .where('media', '=', work.media)
    .where('work_id', '=', work.workId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return false;
  await addFavourites(tx, { userId, at }, [work]);
  return true;
};
