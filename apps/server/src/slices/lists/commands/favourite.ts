import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { idNow } from '../queries/work.ts';
import type { ChangedWork, Removed } from '../rules/changed.ts';
import { publishChanges } from './batch.ts';
import type { Writer } from './change.ts';
import { lockList } from './lock.ts';

interface Favoured {
  media: Media;
  workId: string;
}

/** A work became a favourite, or is no longer one. */
export const favouriteChange = (row: { media: string; work_id: string }): ChangedWork => ({
  media: row.media as Media,
  workId: row.work_id,
  outcome: 'UNCHANGED',
  fields: ['isFavourite'],
});

/** A favourite that is removed, for the batch that removes it. */
export const removedFavourite = (row: {
  media: string;
  work_id: string;
  position: number;
  created_at: Date;
}): Removed => ({
  kind: 'favourite',
  media: row.media as Media,
  workId: row.work_id,
  position: row.position,
  createdAt: row.created_at.toISOString(),
});

/** Appends works to the favourites; existing ones keep their place. Undoing the batch removes them. */
export const addFavourites = async (
  app: App,
  tx: Tx,
  writer: Writer,
  works: readonly Favoured[],
): Promise<void> => {
  if (works.length === 0) return;
  const { userId, batchId, at } = writer;
  const ids = works.map(({ media, workId }) => ({ media, work_id: idNow(app, media, workId) }));
  const rows = [...new Map(ids.map((row) => [row.work_id, row])).values()];
  const { rows: added } = await sql<{ media: string; work_id: string }>`
    insert into lists.favourite (user_id, media, work_id, position, created_at, batch_id)
    select ${userId}::uuid, media, coalesce((select new_id from catalog.redirect where old_id = work_id), work_id), (row_number() over ())::integer
      + coalesce((select max(position) from lists.favourite where user_id = ${userId}), 0), ${at}::timestamptz, ${batchId}::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (media text, work_id uuid)
    on conflict (user_id, media, work_id) do nothing
    returning media, work_id`.execute(tx);
  await publishChanges(app, tx, writer, { works: added.map(favouriteChange) });
};

/** Adds a work to the favourites, or removes it. @returns whether it is one now */
export const toggleFavourite = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { media, workId: given }: Favoured,
): Promise<boolean> => {
  const work = { media, workId: idNow(app, media, given) };
  await lockList(tx, writer.userId);
  const removed = await tx
    .deleteFrom('lists.favourite')
    .where('user_id', '=', writer.userId)
    .where('media', '=', work.media)
    .where('work_id', '=', work.workId)
    .returning(['media', 'work_id', 'position', 'created_at'])
    .execute();
  await publishChanges(app, tx, writer, {
    works: removed.map(favouriteChange),
    removed: removed.map(removedFavourite),
  });
  if (removed.length > 0) return false;
  await addFavourites(app, tx, writer, [work]);
  return true;
};
