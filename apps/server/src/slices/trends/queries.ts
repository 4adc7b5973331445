import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { ListFigures, Recommendation } from './model.ts';

/** What lists tell of works. Works on no list that anybody may see are left out. */
export const readFigures = async (db: Database): Promise<Map<string, ListFigures>> => {
  const { rows } = await sql<ListFigures & { workId: string }>`
    select work_id as "workId", users, scores, mean_score as "meanScore", recent_users as "recentUsers", favourites
    from trends.figure`.execute(db);
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
