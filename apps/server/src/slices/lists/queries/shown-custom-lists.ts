import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { shelfOf, type Anime, type Manga } from '#slices/catalog/index.ts';
import { customLists, type CustomList } from './custom-list.ts';
import { conditionOf, type ListFilter } from './list-filter.ts';

/** A custom list with as many entries as it shows a reader. */
export interface ShownCustomList {
  list: CustomList;
  entries: number;
}

type Shown = Pick<ListFilter, 'userId' | 'media' | 'reading' | 'work'>;

/** The custom lists that have an entry the reader may see, in their order. The others do not exist for them. */
export const shownCustomLists = async (app: App, filter: Shown): Promise<ShownCustomList[]> => {
  const counts = await countsOf(app, filter);
  if (counts.size === 0) return [];
  const lists = await customLists(app.db, filter);
  return lists.flatMap((list) => {
    const entries = counts.get(list.id) ?? 0;
    return entries > 0 ? [{ list, entries }] : [];
  });
};

const WORK_ID_LENGTH = 36;

/** By the id of the list. Only the catalogue knows which works are wanted, so each list comes as one text of their ids. */
const countsOf = async (app: App, filter: Shown): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: string; works: string }>`
    select list as id, string_agg(entry.work_id::text, '') as works
    from lists.entry as entry, unnest(entry.custom_list_ids) as list
    where ${conditionOf(filter)} group by list`.execute(app.db);
  const isWanted = acceptorOf(app, filter);
  return new Map(rows.map(({ id, works }) => [id, wantedIn(works, isWanted)]));
};

const acceptorOf = (
  app: App,
  { media, work: accepts }: Shown,
): ((id: string) => boolean) | null => {
  if (!accepts) return null;
  const shelf = shelfOf(app, media);
  return (id) => {
    const work: Anime | Manga | undefined = shelf.get(id);
    return work !== undefined && accepts(work as Anime & Manga);
  };
};

const wantedIn = (works: string, isWanted: ((id: string) => boolean) | null): number => {
  if (!isWanted) return works.length / WORK_ID_LENGTH;
  let count = 0;
  for (let at = 0; at < works.length; at += WORK_ID_LENGTH) {
    if (isWanted(works.slice(at, at + WORK_ID_LENGTH))) count += 1;
  }
  return count;
};
