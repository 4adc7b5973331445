import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Anime, Manga } from '#slices/catalog/index.ts';
import type { ListStatus } from '../rules/word.ts';
import { LIST_STATUSES } from '../values.ts';
import type { ValueCount } from './counts.ts';
import { heldLists } from './held-lists.ts';
import { conditionOf, heldCondition, type ListFilter } from './list-filter.ts';

/** The number of entries by status, as many as the lists of each status have. Most first. */
export const statusCounts = async (
  app: App,
  filter: Pick<ListFilter, 'userId' | 'media' | 'reading' | 'work'>,
): Promise<ValueCount[]> => {
  const asked = { ...filter, statuses: LIST_STATUSES };
  return asked.work ? heldCounts(app, asked, asked.work) : storedCounts(app, asked);
};

const storedCounts = async (app: App, filter: ListFilter): Promise<ValueCount[]> => {
  const { rows } = await sql<ValueCount>`
    select status as value, count(*)::integer as entries from lists.entry as entry where ${conditionOf(filter)}
    group by status order by entries desc, value`.execute(app.db);
  return rows;
};

/** Only the catalogue knows which works are wanted. */
const heldCounts = async (
  app: App,
  filter: ListFilter,
  isWanted: (work: Anime & Manga) => boolean,
): Promise<ValueCount[]> => {
  const list = await app.get(heldLists).read(app, filter);
  const passes = heldCondition(filter);
  const counts = new Map<ListStatus, number>();
  for (const { entry, work } of list.unordered()) {
    if (!passes(entry) || !isWanted(work as Anime & Manga)) continue;
    counts.set(entry.status, (counts.get(entry.status) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, entries]) => ({ value, entries }))
    .toSorted((a, b) => b.entries - a.entries || (a.value < b.value ? -1 : 1));
};
