import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';

/** A list of somebody's own making. */
export interface CustomList {
  id: string;
  media: Media;
  name: string;
  position: number;
}

interface ListKey {
  userId: string;
  media: Media;
}

/** The custom lists of a user, in their order. */
export const customLists = async (
  db: Database,
  { userId, media }: ListKey,
): Promise<CustomList[]> => {
  const rows = await db
    .selectFrom('lists.custom_list')
    .select(['id', 'media', 'name', 'position'])
    .where('user_id', '=', userId)
    .where('media', '=', media)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, media }));
};

/** Ids of the custom lists of a user, of one medium or of both. */
export const customListIds = async (
  db: Database,
  { userId, media }: { userId: string; media?: Media },
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('lists.custom_list')
    .select('id')
    .where('user_id', '=', userId)
    .$if(media !== undefined, (query) => query.where('media', '=', media as Media))
    .execute();
  return new Set(rows.map(({ id }) => id));
};
