import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';

/** How many edits wait for a decision of a user: open ones of others, unless their author must answer a question first. */
export const countWaiting = async (db: Database, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from edits.proposal
    where state = 'OPEN' and answer_due_at is null and author_id is distinct from ${userId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
