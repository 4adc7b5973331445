import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/index.ts';
import type { ListFigures, Recommendation } from './model.ts';

/** What lists tell of some works. Works on no list that anybody may see are left out. */
export const figuresOf = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, ListFigures>> => {
  const { rows } = await sql<ListFigures & { workId: string }>`
    select work_id as "workId", users, scores, mean_score as "meanScore", recent_users as "recentUsers"
    from trends.figure where work_id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ workId, ...figures }) => [workId, figures]));
};

/** The works on the lists of those who have some works, by work, the strongest first. */
export const recommendationsOf = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Recommendation[]>> => {
  const { rows } = await sql<Recommendation & { of: string }>`
    select work_id as of, other_id as "workId", shared from trends.recommendation
    where work_id = any(${ids}::uuid[]) order by work_id, strength desc, other_id`.execute(db);
  return Map.groupBy(rows, ({ of }) => of);
};

/** The works with which most users did something lately, at most so many. */
export const trendingIds = async (
  db: Database,
  { media, most }: { media: Media; most: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select work_id as id from trends.figure where media = ${media} and recent_users > 0
    order by recent_users desc, users desc, work_id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
};
