import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { MergeOfWorks } from './move-entries.ts';

/** Makes favourites of one work such of another. Where both are, that of the other keeps its place. @returns their owners */
export const mergeFavourites = async (
  tx: Tx,
  { mergeId, media, from, into, at }: MergeOfWorks,
): Promise<string[]> => {
  const { rows } = await sql<{ userId: string }>`
    insert into lists.merged_favourite
    select ${mergeId}::uuid, user_id, exists (
        select from lists.favourite as other
        where other.user_id = own.user_id and other.media = ${media} and other.work_id = ${into}),
      position, created_at, batch_id, ${at}::timestamptz
    from lists.favourite as own where media = ${media} and (anime_id = ${from} or manga_id = ${from})
    returning user_id as "userId"`.execute(tx);
  await sql`
    delete from lists.favourite as own using lists.merged_favourite as merged
    where merge_id = ${mergeId} and was_both and own.user_id = merged.user_id and own.media = ${media}
      and own.work_id = ${from}`.execute(tx);
  await sql`update lists.favourite set work_id = ${into}
    where media = ${media} and (anime_id = ${from} or manga_id = ${from})`.execute(tx);
  return rows.map(({ userId }) => userId);
};

/** Takes that back. What its owner has taken out of the favourites since stays out. */
export const partFavourites = async (
  tx: Tx,
  { mergeId, media, from, into }: MergeOfWorks,
): Promise<void> => {
  const merged = sql`lists.merged_favourite as merged where merge_id = ${mergeId}`;
  await sql`
    update lists.favourite as own set work_id = ${from} from ${merged} and not was_both
      and own.user_id = merged.user_id and own.media = ${media} and own.work_id = ${into}`.execute(
    tx,
  );
  await sql`
    insert into lists.favourite (user_id, media, work_id, position, created_at, batch_id)
    select user_id, ${media}, ${from}::uuid, position, created_at, batch_id from ${merged} and was_both and exists (
      select from lists.favourite as own
      where own.user_id = merged.user_id and own.media = ${media} and own.work_id = ${into})`.execute(
    tx,
  );
};
