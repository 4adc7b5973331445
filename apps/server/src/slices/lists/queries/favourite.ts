import type { App } from '#platform/app.ts';
import type { ListMedia } from '../rules/word.ts';

/** Ids of the works somebody calls favourites, in their order. */
export const favouriteWorks = async (
  app: App,
  { userId, media }: { userId: string; media: ListMedia },
): Promise<string[]> => {
  const rows = await app.db
    .selectFrom('lists.favourite')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('media', '=', media)
    .orderBy('position')
    .orderBy('work_id')
    .execute();
  return rows.map(({ work_id }) => work_id);
};
