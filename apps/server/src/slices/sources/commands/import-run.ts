import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Refusal } from '../adapters/data-source.ts';

/** What an import did, in rows. */
export interface RowCounts {
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Rows the source gave before and no longer has. */
  removed: number;
}

/** What the import of one source did; `ms` is the time of all of it. */
export interface SourceReport extends RowCounts {
  source: string;
  refused: number;
  refusals: readonly Refusal[];
  ms: number;
}

/** How far an import has come. */
export interface ImportStep {
  label: string;
  done: number;
  total: number;
}

export const noCounts = (): RowCounts => ({
  rows: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  removed: 0,
});

/** Adds what a part of an import did; its rows are counted where they are read. */
export const addCounts = (
  sum: RowCounts,
  done: Pick<RowCounts, 'added' | 'updated' | 'unchanged'>,
): void => {
  for (const key of ['added', 'updated', 'unchanged'] as const) sum[key] += done[key];
};

/** Two imports at once would do the same work twice. */
const IMPORT_LOCK = 7_482_024;

/** Runs an import alone and as one transaction: all of it, or nothing. */
export const inImport = async <T>(app: App, work: (tx: Tx) => Promise<T>): Promise<T> => {
  return await app.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(tx);
    return await work(tx);
  });
};

/**
 * Lets the planner see the tables of works as an import has filled them. Without statistics it expects two hundred works in a table, and reads
 * the whole of it for every batch; statements are prepared, so that a plan from when a table was small stays. A tenth of the usual sample
 * tells sizes well enough, and autovacuum takes all of it later.
 */
export const analyzeWorks = async (tx: Tx): Promise<void> => {
  await sql`set local default_statistics_target = 10`.execute(tx);
  await sql`analyze catalog.claim (source_id, work_id), catalog.anime (id, title_key, title_romaji), catalog.external_id, catalog.synonym (anime_id, text),
    catalog.streaming_link (anime_id), catalog.manga (id, title_key), catalog.manga_external_id, catalog.detail (work_id),
    catalog.relation (work_id, site, external_id), catalog.appearance, catalog.name_word, catalog.voice`.execute(
    tx,
  );
};

/** Refusals that are kept to be shown; the others are counted. */
const MOST_REFUSALS = 1_000;

/** What a source wrote that nothing could be made of. */
export class RefusalList {
  readonly kept: Refusal[] = [];
  count = 0;

  add(refusal: Refusal): void {
    this.count += 1;
    if (this.kept.length < MOST_REFUSALS) this.kept.push(refusal);
  }
}

/** Measures the import of one source; call it at the start, and what it returns at the end. */
export const beginReport = (source: string) => {
  const startedAt = performance.now();
  const refusals = new RefusalList();
  return {
    refusals,
    reportOf: (counts: RowCounts): SourceReport => ({
      source,
      ...counts,
      refused: refusals.count,
      refusals: refusals.kept,
      ms: Math.round(performance.now() - startedAt),
    }),
  };
};
