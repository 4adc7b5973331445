import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';

/** A merge of two works, as lists see it. */
export interface MergeOfWorks {
  mergeId: string;
  media: Media;
  /** The work that becomes part of the other. */
  from: string;
  into: string;
  at: Date;
}

/** Gives entries to another work, with their plays and activities. The other one must have none of their owners. */
const giveTo = async (tx: Tx, work: string, entryIds: readonly string[]): Promise<void> => {
  await sql`update lists.entry set work_id = ${work}, version = version + 1
    where id = any(${entryIds}::uuid[])`.execute(tx);
  const owned = sql`entry_id = any(${entryIds}::uuid[])`;
  // Each half has an index.
  await sql`update lists.play set work_id = ${work}
    where (${owned} and removed_in is null) or (${owned} and removed_in is not null)`.execute(tx);
  await sql`update lists.activity set work_id = ${work} where ${owned}`.execute(tx);
};

/** Moves the entries of all who have only the one work. @returns their owners, without those who had deleted theirs */
export const moveEntries = async (
  tx: Tx,
  { mergeId, media, from, into, at }: MergeOfWorks,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string; userId: string; isAlive: boolean }>`
    insert into lists.merged_entry (merge_id, user_id, entry_id, merged_at)
    select ${mergeId}::uuid, user_id, id, ${at}::timestamptz from lists.entry as own
    where media = ${media} and (anime_id = ${from} or manga_id = ${from}) and not exists (
      select from lists.entry as other
      where other.user_id = own.user_id and other.media = ${media} and other.work_id = ${into})
    returning entry_id as id, user_id as "userId",
      (select deleted_at is null from lists.entry where id = entry_id) as "isAlive"`.execute(tx);
  await giveTo(
    tx,
    into,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ isAlive }) => isAlive).map(({ userId }) => userId);
};

/** Moves entries back that a merge moved, as they are now. @returns their owners */
export const moveEntriesBack = async (
  tx: Tx,
  { mergeId, from, into }: MergeOfWorks,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string; userId: string; isAlive: boolean }>`
    select entry.id, entry.user_id as "userId", deleted_at is null as "isAlive"
    from lists.merged_entry join lists.entry on entry.id = entry_id
    where merge_id = ${mergeId} and part_id is null and work_id = ${into}`.execute(tx);
  await giveTo(
    tx,
    from,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ isAlive }) => isAlive).map(({ userId }) => userId);
};

/** Gives one entry to another work. */
export const giveEntry = (tx: Tx, { id, work }: { id: string; work: string }): Promise<void> =>
  giveTo(tx, work, [id]);
