import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { lockChanges } from '../../change-feed.ts';
import { type Media, MEDIUM } from '../../media.ts';
import { WORK_TABLES } from '../../work-ids.ts';
import { type ChangedWorks, settleWorks } from './settle-works.ts';

/** Two works that are one: the first becomes part of the second. */
export interface WorkPair {
  medium: Media;
  from: string;
  into: string;
}

/**
 * Moves all that sources say of a work to another, which the id of the first leads to from now on. Neither may be merged into a third.
 * Both must be there.
 */
export const mergeClaims = async (
  app: App,
  tx: Tx,
  { medium, from, into }: WorkPair,
): Promise<ChangedWorks> => {
  await lockChanges(tx);
  await sql`
    update catalog.claim set work_id = ${into}, joined_from = coalesce(joined_from, work_id)
    where work_id = ${from} and medium = ${medium}`.execute(tx);
  await sql`update catalog.redirect set new_id = ${into} where new_id = ${from}`.execute(tx);
  const { ids, column } = WORK_TABLES[MEDIUM[medium].kind];
  const own = sql`${sql.table(ids)} where ${sql.ref(column)} = ${from}`;
  await sql`
    insert into catalog.redirect (old_id, medium, into_id, new_id, since, external_ids)
    select ${from}::uuid, ${medium}, ${into}::uuid, ${into}::uuid, ${app.clock.now()}::timestamptz,
      (select coalesce(jsonb_agg(to_jsonb(row)), '[]') from (select * from ${own}) row)`.execute(
    tx,
  );
  const changed = await settleWorks(app, tx, { medium, ids: [into, from] });
  // They are those of the other work now, which claims would otherwise find twice.
  await sql`delete from ${own}`.execute(tx);
  return changed;
};

/** A work and all that were merged into it, directly or not. */
export const mergedParts = async (tx: Tx, id: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive part (id) as (
      select ${id}::uuid union select old_id from catalog.redirect join part on into_id = part.id)
    select id from part`.execute(tx);
  return rows.map((row) => row.id);
};

/** Lets the id of a work, and those of works merged into it before, lead to it again. */
export const endRedirect = async (tx: Tx, old: string): Promise<string[]> => {
  const parts = await mergedParts(tx, old);
  await sql`delete from catalog.redirect where old_id = ${old}`.execute(tx);
  await sql`update catalog.redirect set new_id = ${old} where old_id = any(${parts}::uuid[])`.execute(
    tx,
  );
  return parts;
};

/**
 * Takes a merge of claims back: what was said of the work that was merged, also since, is said of it again. The other work may not be merged
 * into a third.
 */
export const unmergeClaims = async (
  app: App,
  tx: Tx,
  { medium, from, into }: WorkPair,
): Promise<ChangedWorks> => {
  await lockChanges(tx);
  const { rows } = await sql<{ ids: object[] }>`
    select external_ids as ids from catalog.redirect where old_id = ${from}`.execute(tx);
  const parts = await endRedirect(tx, from);
  await sql`
    update catalog.claim set work_id = ${from}, joined_from = nullif(joined_from, ${from})
    where work_id = ${into} and medium = ${medium} and joined_from = any(${parts}::uuid[])`.execute(
    tx,
  );
  const table = sql.table(WORK_TABLES[MEDIUM[medium].kind].ids);
  await sql`insert into ${table}
    select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows[0]?.ids ?? [])}::jsonb)`.execute(
    tx,
  );
  return settleWorks(app, tx, { medium, ids: [from, into] });
};
