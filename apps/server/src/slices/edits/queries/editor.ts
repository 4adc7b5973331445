import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';

/** Somebody who changed the catalogue, and how much. */
export interface TopEditor {
  userId: string;
  revisions: number;
  thanks: number;
}

const MOST_EDITORS = 20;

/** Those whose changes of a time still stand, the most first. */
export const topEditors = async (db: Database, since: Date | null): Promise<TopEditor[]> => {
  const from = since ? sql`and made_at > ${since}` : sql``;
  const { rows } = await sql<TopEditor>`
    select author_id as "userId", count(*)::integer as revisions,
      (select count(*)::integer from edits.revision own join edits.thanks on revision_id = own.id
        where own.author_id = revision.author_id) as thanks
    from edits.revision where author_id is not null and proposal_id is not null and undone_by is null ${from}
    group by author_id order by revisions desc, author_id limit ${MOST_EDITORS}`.execute(db);
  return rows;
};

/** How often somebody was thanked. */
export const thanksOf = async (db: Database, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from edits.revision join edits.thanks on revision_id = id
    where author_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
};
