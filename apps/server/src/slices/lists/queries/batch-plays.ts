import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';

/** An act of watching or reading that a batch recorded, or removed. */
export interface BatchPlay {
  fromUnit: number;
  toUnit: number;
  /** Whether it was not the first of its units. */
  isRepeat: boolean;
  isRemoved: boolean;
}

/** A work in a batch. */
export interface WorkInBatch {
  batchId: string;
  media: Media;
  workId: string;
}

/** The most plays of one work in one batch to name: an import may have recorded all episodes. */
export const NAMED_PLAYS = 10;

/** The plays of works that batches recorded or removed, in the order of their units. Those that were undone since are among them. */
export const playsOfWorks = async (
  db: Database,
  userId: string,
  asked: readonly WorkInBatch[],
): Promise<(Pick<WorkInBatch, 'batchId' | 'workId'> & BatchPlay)[]> => {
  const { rows } = await sql<Pick<WorkInBatch, 'batchId' | 'workId'> & BatchPlay>`
    select asked.batch_id as "batchId", asked.work_id as "workId", own.*
    from unnest(${asked.map(({ batchId }) => batchId)}::uuid[], ${asked.map(({ media }) => media)}::text[],
        ${asked.map(({ workId }) => workId)}::uuid[]) as asked (batch_id, media, work_id)
      join lists.entry as entry on entry.user_id = ${userId} and entry.media = asked.media and entry.work_id = asked.work_id
      cross join lateral (
        select play.from_unit::float8 as "fromUnit", play.to_unit::float8 as "toUnit",
          play.removed_in is not distinct from asked.batch_id as "isRemoved",
          play.pass > 0 or exists (
            select from lists.play as earlier
            where earlier.entry_id = play.entry_id and earlier.removed_in is null
              and earlier.from_unit <= play.from_unit and earlier.to_unit >= play.to_unit
              and (earlier.played_at, earlier.id) < (play.played_at, play.id)) as "isRepeat"
        from lists.play as play
        where play.user_id = ${userId} and play.entry_id = entry.id
          and (play.batch_id = asked.batch_id or play.removed_in = asked.batch_id)
        order by play.from_unit, play.id limit ${sql.lit(NAMED_PLAYS)}) as own
    order by "fromUnit"`.execute(db);
  return rows;
};
