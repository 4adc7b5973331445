import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';

/** What a merge of two works would move on lists. */
export interface MergeCounts {
  /** Entries of the work that becomes part of the other. */
  entries: number;
  /** Of these: those whose owners have both works, so that two become one. */
  joined: number;
  plays: number;
}

/** Counts what a merge of two works would move. */
export const mergeCounts = async (
  db: Database,
  { media, from, into }: { media: Media; from: string; into: string },
): Promise<MergeCounts> => {
  const { rows } = await sql<MergeCounts>`
    with own as (
      select id, user_id from lists.entry
      where media = ${media} and (anime_id = ${from} or manga_id = ${from}) and deleted_at is null)
    select count(*)::integer as entries,
      (count(*) filter (where exists (select from lists.entry as other
        where other.user_id = own.user_id and other.media = ${media} and other.work_id = ${into} and other.deleted_at is null)))::integer as joined,
      (select count(*)::integer from lists.play join own on own.id = entry_id where removed_in is null) as plays
    from own`.execute(db);
  return rows[0] ?? { entries: 0, joined: 0, plays: 0 };
};
