import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';

/** Under which id each of some works stands now: its own, or that of the work it was merged into. */
export const currentIds = async (
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => string> => {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ oldId: string; newId: string }>`
    select old_id as "oldId", new_id as "newId" from catalog.redirect
    where old_id = any(${wanted}::uuid[])`.execute(db);
  const merged = new Map(rows.map(({ oldId, newId }) => [oldId, newId]));
  return (id) => merged.get(id) ?? id;
};

/** As `currentIds`, of one work. */
export const currentId = async (db: Database, id: string): Promise<string> =>
  (await currentIds(db, [id]))(id);
