import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { VISIBLE_TO, type Reading } from '../rules/word.ts';

/** Ids of a user's favourites, in order. */
export const favouriteWorks = async (
  db: Database,
  { userId, media }: { userId: string; media: Media },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('lists.favourite')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('media', '=', media)
    .orderBy('position')
    .orderBy('work_id')
    .execute();
  return rows.map(({ work_id }) => work_id);
};

/** Favourites shown of others at a time. */
const MOST_SHOWN = 500;

/** The same without works whose entries a reader may not see, because a favourite would reveal the hidden entry. */
export const shownFavourites = async (
  db: Database,
  { userId, media, reading }: { userId: string; media: Media; reading: Reading },
): Promise<string[]> => {
  const { rows } = await sql<{ work_id: string }>`
    select f.work_id from lists.favourite f where f.user_id = ${userId} and f.media = ${media}
      and not exists (select from lists.entry as entry where entry.user_id = f.user_id and entry.media = f.media
        and entry.work_id = f.work_id and entry.deleted_at is null
        and entry.visibility <> all(${VISIBLE_TO[reading]}::text[]))
    order by f.position, f.work_id limit ${MOST_SHOWN}`.execute(db);
  return rows.map(({ work_id: id }) => id);
};
