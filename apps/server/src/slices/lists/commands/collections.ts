import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { LIST_MEDIA, type ListMedia } from '../rules/word.ts';
import type { Writer } from './change.ts';
import { listsByName } from './custom-list.ts';
import { addFavourites } from './favourite.ts';
import { lockList } from './lock.ts';

/** Custom lists and favourites, in the order their owner gave them. */
export interface Collections {
  customLists: readonly { media: ListMedia; name: string }[];
  favourites: readonly { media: ListMedia; workId: string }[];
}

/** Adds custom lists and favourites a user lacks after those there are; undone with their batch. */
export const addCollections = async (
  app: App,
  tx: Tx,
  writer: Writer,
  { customLists, favourites }: Collections,
): Promise<void> => {
  await lockList(tx, writer.userId);
  for (const media of LIST_MEDIA) {
    const names = customLists.filter((list) => list.media === media).map(({ name }) => name);
    await listsByName(app, tx, { ...writer, media, isDryRun: false }, names);
  }
  await addFavourites(tx, writer, favourites);
};

/** Takes back the favourites a batch added, and its custom lists that nothing stands on; what its owner changed since stays. Gives how many. */
export const takeBackCollections = async (
  tx: Tx,
  { userId }: Writer,
  batchId: string,
): Promise<number> => {
  const favourites = await tx
    .deleteFrom('lists.favourite')
    .where('user_id', '=', userId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  const lists = await tx
    .deleteFrom('lists.custom_list')
    .where('user_id', '=', userId)
    .where('batch_id', '=', batchId)
    .where(
      sql<boolean>`not exists (select from lists.entry as entry where entry.user_id = ${userId}
        and entry.deleted_at is null and entry.custom_list_ids @> array[custom_list.id])`,
    )
    .executeTakeFirst();
  return Number(favourites.numDeletedRows + lists.numDeletedRows);
};
