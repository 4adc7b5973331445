import type { Database } from '#platform/database/index.ts';
import { batched } from '#platform/graphql/batch.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { ListOwner } from '../rules/list.ts';
import { USUAL_OPTIONS, USUAL_ROW_ORDER, type ListOptions } from '../rules/list-options.ts';

/** The options of an account for one of its lists. */
export const listOptionsOf = async (
  db: Database,
  userId: string,
  media: Media,
): Promise<ListOptions> => {
  const row = await db
    .selectFrom('compat.list_options')
    .select(['section_order', 'is_completed_split', 'rated_aspects', 'is_rated_by_aspect'])
    .where('user_id', '=', userId)
    .where('media', '=', media)
    .executeTakeFirst();
  if (!row) return USUAL_OPTIONS;
  return {
    sectionOrder: row.section_order,
    splitCompletedSectionByFormat: row.is_completed_split,
    advancedScoring:
      row.rated_aspects.length > 0 ? row.rated_aspects : USUAL_OPTIONS.advancedScoring,
    advancedScoringEnabled: row.is_rated_by_aspect,
  };
};

/** The same, read once for all entries of an operation. */
export const listOptionsIn = batched<string, ListOptions>(async ({ app }, keys) => {
  const options = keys.map(async (key) => {
    const [userId = '', media] = key.split(' ');
    return [key, await listOptionsOf(app.db, userId, media as Media)] as const;
  });
  return new Map(await Promise.all(options));
});

/** How rows of a list are sorted in apps made for AniList, as one of them said; only its owner sees that. */
export const rowOrderOf = async (
  db: Database,
  { id, reading }: Pick<ListOwner, 'id' | 'reading'>,
): Promise<string> => {
  if (reading !== 'own') return USUAL_ROW_ORDER;
  const row = await db
    .selectFrom('compat.user_options')
    .select('row_order')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return row?.row_order ?? USUAL_ROW_ORDER;
};

/** The scores of an entry by aspect, in the order of the aspects; null without any. */
export const aspectScores = batched<string, readonly number[]>(async ({ app }, entryIds) => {
  const rows = await app.db
    .selectFrom('compat.aspect_scores')
    .select(['entry_id', 'scores'])
    .where('entry_id', 'in', entryIds)
    .execute();
  return new Map(rows.map(({ entry_id: id, scores }) => [id, scores]));
});
