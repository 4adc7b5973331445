import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import type { Media } from './media.ts';

/** The last change of a work. */
export interface WorkChange {
  /** Its place in the order of commits. */
  seq: number;
  medium: Media;
  workId: string;
  /** Whether the work is gone: no source names it any more. */
  isGone: boolean;
  /** The work that stands for it, where it was merged. */
  mergedInto: string | null;
}

/** The works that changed after a place in the order, each once, those that changed first first. */
export const workChangesSince = async (
  db: Database,
  { since, first }: { since: number; first: number },
): Promise<WorkChange[]> => {
  const { rows } = await sql<WorkChange>`
    select seq, change.medium, work_id as "workId", coalesce(anime.is_hidden, manga.is_hidden, true) as "isGone", new_id as "mergedInto"
    from (select * from catalog.work_change where seq > ${since} order by seq limit ${first}) change
    left join catalog.anime on change.medium = 'ANIME' and anime.id = work_id
    left join catalog.manga on change.medium = 'MANGA' and manga.id = work_id
    left join catalog.redirect on old_id = work_id
    order by seq`.execute(db);
  return rows;
};

/** The place of the newest change; 0 if there is none. */
export const newestWorkChange = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ seq: number }>`
    select seq from catalog.work_change order by seq desc limit 1`.execute(db);
  return rows[0]?.seq ?? 0;
};
