import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { MEDIA, type Media, MEDIUM } from '../../media.ts';
import { WORK_TABLES } from '../../work-ids.ts';

/** A work as the database has it, whether or not anybody is shown it. */
export interface WorkState {
  id: string;
  medium: Media;
  /** Its English title, or its romanised or native one. */
  title: string;
  titleRomaji: string | null;
  titleEnglish: string | null;
  titleNative: string;
  /** Null if no source tells. */
  isAdult: boolean | null;
  isHidden: boolean;
  isDeleted: boolean;
  /** The work that stands for it, where it was merged. */
  mergedInto: string | null;
}

const statesIn = async (
  db: Database,
  medium: Media,
  ids: readonly string[],
): Promise<WorkState[]> => {
  const { works } = WORK_TABLES[MEDIUM[medium].kind];
  const { rows } = await sql<WorkState>`
    select id, ${medium} as medium, coalesce(title_english, title_romaji, title_native) as title,
      title_romaji as "titleRomaji", title_english as "titleEnglish", title_native as "titleNative", is_adult as "isAdult",
      is_hidden as "isHidden", new_id as "mergedInto",
      exists (select from catalog.deletion where work_id = work.id) as "isDeleted"
    from ${sql.table(works)} work left join catalog.redirect on old_id = id where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
};

/** Works of either medium by their ids. Those that are not here are left out. */
export const workStates = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, WorkState>> => {
  const found: WorkState[] = [];
  for (const medium of MEDIA) found.push(...(await statesIn(db, medium, ids)));
  return new Map(found.map((work) => [work.id, work]));
};
