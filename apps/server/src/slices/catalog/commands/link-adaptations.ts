import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '../change-feed.ts';
import { adaptationChanges } from '../change-topics.ts';
import { adaptationsByTitle, type Adaptation, type DatedTitle } from '../rules/adaptation.ts';
import { titleKey } from '../rules/title-key.ts';

/** What stands as the source of a link that follows from equal titles. */
export const TITLE_MATCH = 'title-match';

/** Links anime to the manga they were made from, as far as titles tell it; links of other sources stay. @returns how many there are. */
export const linkAdaptations = async (tx: Tx): Promise<number> => {
  const links = adaptationsByTitle(await mangaTitles(tx), await animeTitles(tx));
  const removed = await removeOthers(tx, links);
  const added = await addMissing(tx, links);
  if (removed + added > 0) await announceChange(tx, adaptationChanges, null);
  return links.length;
};

const mangaTitles = async (tx: Tx): Promise<DatedTitle[]> => {
  const rows = await tx
    .selectFrom('catalog.manga')
    .select(['id', 'title_key', 'start_on'])
    .where('start_on', 'is not', null)
    .where('is_hidden', '=', false)
    .execute();
  return rows.map((row) => ({ id: row.id, titleKey: row.title_key, startOn: row.start_on }));
};

const animeTitles = async (tx: Tx): Promise<DatedTitle[]> => {
  const rows = await tx
    .selectFrom('catalog.anime')
    .select(['id', 'title_native', 'start_on'])
    .where('is_hidden', '=', false)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    titleKey: titleKey(row.title_native),
    startOn: row.start_on,
  }));
};

const rowsOf = (links: readonly Adaptation[]): string =>
  JSON.stringify(links.map(({ mangaId, animeId }) => ({ manga_id: mangaId, anime_id: animeId })));

const removeOthers = async (tx: Tx, links: readonly Adaptation[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from catalog.adaptation old where source = ${TITLE_MATCH} and not exists (
      select from jsonb_to_recordset(${rowsOf(links)}::jsonb) as link (manga_id uuid, anime_id uuid)
      where link.manga_id = old.manga_id and link.anime_id = old.anime_id)`.execute(tx);
  return Number(numAffectedRows ?? 0);
};

const addMissing = async (tx: Tx, links: readonly Adaptation[]): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into catalog.adaptation (manga_id, anime_id, source)
    select manga_id, anime_id, ${TITLE_MATCH}::text
    from jsonb_to_recordset(${rowsOf(links)}::jsonb) as link (manga_id uuid, anime_id uuid)
    on conflict (manga_id, anime_id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
};
