import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '../change-feed.ts';
import { adaptationChanges } from '../change-topics.ts';
import { adaptationsByTitle, type Adaptation, type DatedTitle } from '../rules/adaptation.ts';

/** What stands as the source of a link that follows from equal titles. */
export const TITLE_MATCH = 'title-match';

/** Some works, and the titles that they have or had: only links among works of such titles can change with them. */
interface Scope {
  ids: readonly string[];
  titleKeys: readonly string[];
}

/** Links anime to the manga they were made from, as far as titles tell it; links of other sources stay. @returns how many there are. */
export const linkAdaptations = (tx: Tx): Promise<number> => link(tx, null);

/** Writes some works, of either medium, and then links those whose titles are or were theirs. */
export const linkingAround = async <Result>(
  tx: Tx,
  ids: readonly string[],
  write: () => Promise<Result>,
): Promise<Result> => {
  const before = await titleKeysOf(tx, ids);
  const result = await write();
  const after = await titleKeysOf(tx, ids);
  await link(tx, { ids, titleKeys: [...new Set([...before, ...after])] });
  return result;
};

const titleKeysOf = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ titleKey: string }>`
    select title_key as "titleKey" from catalog.anime where id = any(${ids}::uuid[]) and title_key is not null
    union select title_key from catalog.manga where id = any(${ids}::uuid[])`.execute(tx);
  return rows.map(({ titleKey }) => titleKey);
};

const link = async (tx: Tx, scope: Scope | null): Promise<number> => {
  const links = adaptationsByTitle(
    await titlesIn(tx, 'catalog.manga', scope),
    await titlesIn(tx, 'catalog.anime', scope),
  );
  const removed = await removeOthers(tx, links, scope);
  const added = await addMissing(tx, links);
  if (removed + added > 0) await announceChange(tx, adaptationChanges, null);
  return links.length;
};

const titlesIn = async (
  tx: Tx,
  table: 'catalog.manga' | 'catalog.anime',
  scope: Scope | null,
): Promise<DatedTitle[]> => {
  const among = scope ? sql`and title_key = any(${scope.titleKeys}::text[])` : sql``;
  const { rows } = await sql<DatedTitle>`
    select id, title_key as "titleKey", start_on as "startOn" from ${sql.table(table)}
    where not is_hidden and start_on is not null and title_key is not null ${among}`.execute(tx);
  return rows;
};

const rowsOf = (links: readonly Adaptation[]): string =>
  JSON.stringify(links.map(({ mangaId, animeId }) => ({ manga_id: mangaId, anime_id: animeId })));

const linksIn = (scope: Scope | null): RawBuilder<unknown> =>
  scope
    ? sql`and (manga_id = any(${scope.ids}::uuid[]) or anime_id = any(${scope.ids}::uuid[])
        or anime_id in (select id from catalog.anime where title_key = any(${scope.titleKeys}::text[])))`
    : sql``;

const removeOthers = async (
  tx: Tx,
  links: readonly Adaptation[],
  scope: Scope | null,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from catalog.adaptation old where source = ${TITLE_MATCH} ${linksIn(scope)} and not exists (
      select from jsonb_to_recordset(${rowsOf(links)}::jsonb) as link (manga_id uuid, anime_id uuid)
      where link.manga_id = old.manga_id and link.anime_id = old.anime_id)`.execute(tx);
  return Number(numAffectedRows ?? 0);
};

const addMissing = async (tx: Tx, links: readonly Adaptation[]): Promise<number> => {
  if (links.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into catalog.adaptation (manga_id, anime_id, source)
    select manga_id, anime_id, ${TITLE_MATCH}::text
    from jsonb_to_recordset(${rowsOf(links)}::jsonb) as link (manga_id uuid, anime_id uuid)
    on conflict (manga_id, anime_id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
};
