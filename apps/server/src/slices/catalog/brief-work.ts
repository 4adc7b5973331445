import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { type Media, MEDIUM } from './media.ts';
import { type SiteId, WORK_TABLES } from './work-ids.ts';

/** What a work is called, and its ids at other sites. */
export interface BriefWork {
  id: string;
  titleNative: string;
  titleRomaji: string | null;
  titleEnglish: string | null;
  isAdult: boolean;
  externalIds: readonly SiteId[];
  /** The ids of works that were merged into it. */
  formerIds: readonly string[];
}

/**
 * A work as a transaction sees it, with what it changed itself, which the catalogue in memory has only after the commit. The id of a work that
 * was merged into another gives the other; undefined if there is none.
 */
export const briefWork = async (
  tx: Tx,
  { media, id }: { media: Media; id: string },
): Promise<BriefWork | undefined> => {
  const { works, ids, column } = WORK_TABLES[MEDIUM[media].kind];
  const { rows } = await sql<BriefWork>`
    select work.id, title_native as "titleNative", title_romaji as "titleRomaji", title_english as "titleEnglish",
      coalesce(is_adult, true) as "isAdult",
      (select coalesce(json_agg(json_build_object('site', site, 'id', external_id) order by site, external_id), '[]')
        from ${sql.table(ids)} own where own.${sql.ref(column)} = work.id) as "externalIds",
      array(select old_id from catalog.redirect where new_id = work.id) as "formerIds"
    from ${sql.table(works)} work
    where work.id = coalesce((select new_id from catalog.redirect where old_id = ${id}::uuid), ${id}::uuid)`.execute(
    tx,
  );
  return rows[0];
};
