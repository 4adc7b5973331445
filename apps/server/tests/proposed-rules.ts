import { proposeCorrectedRule } from '#slices/edits/index.ts';
import type { TestApp } from './test-app.ts';

/** Makes edits of the mapping rules that corrections proposed, as a worker does. @returns those of one user */
export const proposedRules = async ({ app }: TestApp, userId: string): Promise<any[]> => {
  const { pool } = app.database;
  const { rows: jobs } = await pool.query(
    `delete from pgboss.job where name = $1 and state = 'created' returning data`,
    [proposeCorrectedRule.job.name],
  );
  for (const { data } of jobs) await proposeCorrectedRule.job.run(app, data);
  const { rows } = await pool.query(
    `select after, work_id as "animeId", note from edits.proposal join edits.change on proposal_id = id
     where author_id = $1`,
    [userId],
  );
  return rows.map(({ after, ...row }) => ({ ...after, ...row }));
};
