import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA, type Media } from '#slices/catalog/values.ts';
import { asOneBatch, publishChanges } from './batch.ts';
import type { Writer } from './change.ts';
import { listsByName, removedList } from './custom-list.ts';
import { addFavourites, favouriteChange, removedFavourite } from './favourite.ts';
import { lockList } from './lock.ts';

/** Custom lists and favourites, in the order their owner gave them. */
export interface Collections {
  customLists: readonly { media: Media; name: string }[];
  favourites: readonly { media: Media; workId: string }[];
}

/** Appends custom lists and favourites that a user does not have. They are undone with their batch. */
export const addCollections = (
  app: App,
  tx: Tx,
  writer: Writer,
  collections: Collections,
): Promise<void> =>
  asOneBatch(app, tx, writer, () => writeCollections(app, tx, writer, collections));

const writeCollections = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { customLists, favourites }: Collections,
): Promise<void> => {
  await lockList(tx, writer.userId);
  for (const media of MEDIA) {
    const names = customLists.filter((list) => list.media === media).map(({ name }) => name);
    await listsByName(app, tx, { writer, media, isDryRun: false }, names);
  }
  await addFavourites(app, tx, writer, favourites);
};

/**
 * Removes the favourites that a batch added, and its custom lists if they are empty. What the owner changed since stays.
 * @returns how many
 */
export const takeBackCollections = async (
  app: App,
  tx: Tx,
  writer: Writer,
  batchId: string,
): Promise<number> => {
  const { userId } = writer;
  const favourites = await tx
    .deleteFrom('lists.favourite')
    .where('user_id', '=', userId)
    .where('batch_id', '=', batchId)
    .returning(['media', 'work_id', 'position', 'created_at'])
    .execute();
  const lists = await tx
    .deleteFrom('lists.custom_list')
    .where('user_id', '=', userId)
    .where('batch_id', '=', batchId)
    .where(
      sql<boolean>`not exists (select from lists.entry as entry where entry.user_id = ${userId}
        and entry.deleted_at is null and entry.custom_list_ids @> array[custom_list.id])`,
    )
    .returning(['id', 'media', 'name', 'position', 'created_at'])
    .execute();
  await publishChanges(app, tx, writer, {
    works: favourites.map(favouriteChange),
    customLists: lists,
    removed: [...favourites.map(removedFavourite), ...lists.map(removedList)],
  });
  return favourites.length + lists.length;
};
