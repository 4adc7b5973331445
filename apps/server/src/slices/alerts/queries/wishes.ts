import type { Database } from '#platform/database/index.ts';
import { USUAL_WISHES, wishesSchema, type Wishes } from '../rules/wishes.ts';

/** The column of each wish. */
export const COLUMN_OF_WISH = {
  inApp: 'in_app',
  episodeStatuses: 'episode_statuses',
  chapterStatuses: 'chapter_statuses',
  releaseStatuses: 'release_statuses',
  sequelStatuses: 'sequel_statuses',
  services: 'services',
  chapterLanguages: 'chapter_languages',
} as const satisfies Record<keyof Wishes, string>;

const SELECTED = Object.entries(COLUMN_OF_WISH) as [
  keyof Wishes,
  (typeof COLUMN_OF_WISH)[keyof Wishes],
][];

/** What a person wants to be told: what they chose, or the usual. */
export const wishesOf = async (db: Database, userId: string): Promise<Wishes> => {
  const row = await db
    .selectFrom('alerts.setting')
    .select((eb) => SELECTED.map(([name, column]) => eb.ref(column).as(name)))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? wishesSchema.parse(row) : USUAL_WISHES;
};
