import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Media } from '../media.ts';
import type { Wanted } from './in-batches.ts';
import { changedLots, isInLots, lotOf, rowPrints, type RowPrints } from './row-prints.ts';
import type { Shelf, Work } from './shelf.ts';
import type { WorkFile } from './work-file.ts';

/** Where more lots changed, all works are loaded faster. */
const MOST_CHANGED = 1024;
/** Where more lots changed, the next start would load too many of them again. */
const MOST_OLD = 64;

const TABLES = { ANIME: 'catalog.anime', MANGA: 'catalog.manga' } as const;

interface Loading<W> {
  medium: Media;
  file: WorkFile<W>;
  load: (app: App, ids: Wanted) => Promise<W[]>;
  /** Adds what the rows of other works tell. */
  complete?: (app: App, works: readonly W[]) => Promise<void>;
}

const idsIn = async (app: App, medium: Media, lots: ReadonlySet<number>): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(TABLES[medium])} where ${isInLots(sql`id`, lots)}`.execute(app.db);
  return rows.map(({ id }) => id);
};

type Named = Pick<Work, 'id'>;

const byId = ({ id: a }: Named, { id: b }: Named): number => (a < b ? -1 : a > b ? 1 : 0);

interface Loaded<W> {
  works: readonly W[];
  /** What all works are found by, if they are as they were. */
  prints: Float64Array | null;
  /** What the rows are, if the works are worth keeping. */
  rows: RowPrints | null;
}

/**
 * Loads all works: from the file those whose rows are as they were, and the others from the database. What the rows are is read before
 * them, so that a work that changes meanwhile is loaded again by the next start.
 */
const loadAll = async <W extends Named>(
  app: App,
  { medium, file, load }: Loading<W>,
): Promise<Loaded<W>> => {
  const [kept, rows] = await Promise.all([file.read(), rowPrints(app, medium)]);
  const changed = kept ? changedLots(kept.rows, rows) : null;
  if (!kept || !changed || changed.size > MOST_CHANGED)
    return { works: await load(app, null), prints: null, rows };
  if (changed.size === 0) return { works: kept.works, prints: kept.prints, rows: null };
  const same = kept.works.filter(({ id }) => !changed.has(lotOf(id)));
  const others = await load(app, await idsIn(app, medium, changed));
  const works = [...same, ...others].toSorted(byId);
  return { works, prints: null, rows: changed.size > MOST_OLD ? rows : null };
};

/** Fills a shelf with all works, and keeps them for the next start. */
export const fillShelf = async <W extends Work>(
  app: App,
  shelf: Shelf<W>,
  loading: Loading<W>,
): Promise<void> => {
  const { works, prints, rows } = await loadAll(app, loading);
  await loading.complete?.(app, works);
  await shelf.replaceAll(works, prints);
  if (rows) loading.file.keep({ works, prints: shelf.printsOf(works), rows });
};
