import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  type AnimeClaim,
  type AnimeImport,
  type AnimeSourceKey,
  importAnime,
  importManga,
  type MangaClaim,
  type MangaSourceKey,
} from '#slices/catalog/index.ts';
import { applyAnimeChange } from './apply-anime.ts';
import { claimBatches } from './claim-batches.ts';
import { refuseHeld } from './held.ts';
import {
  addCounts,
  analyzeWorks,
  noCounts,
  type RefusalList,
  type RowCounts,
} from './import-run.ts';

/** Claims of one source as they are read. */
export interface ReadClaims<Source, Claim> {
  source: Source;
  claims: AsyncIterable<Claim>;
  refusals: RefusalList;
  /** Called with how many are written. */
  onRows: (done: number) => void;
}

/** Writes what a source says of anime, and what depends on it. */
export const writeAnimeClaims = async (
  app: App,
  tx: Tx,
  {
    source,
    claims,
    refusals,
    onRows,
    placing,
  }: ReadClaims<AnimeSourceKey, AnimeClaim> & Pick<AnimeImport, 'placing'>,
): Promise<RowCounts> => {
  const counts = noCounts();
  for await (const batch of claimBatches(claims, source, refusals)) {
    const said = { source, claims: batch, ...(placing && { placing }) };
    const done = await importAnime(app, tx, said);
    await applyAnimeChange(app, tx, { change: done, claims: batch });
    refuseHeld(refusals, source, done.held);
    addCounts(counts, done);
    if (counts.rows === 0) await analyzeWorks(tx);
    counts.rows += batch.length;
    onRows(counts.rows);
  }
  return counts;
};

/** Writes what a source says of manga. `concludeMangaImport` takes those that changed. */
export const writeMangaClaims = async (
  app: App,
  tx: Tx,
  { source, claims, refusals, onRows }: ReadClaims<MangaSourceKey, MangaClaim>,
): Promise<RowCounts & { changed: string[] }> => {
  const counts = { ...noCounts(), changed: [] as string[] };
  for await (const batch of claimBatches(claims, source, refusals)) {
    const done = await importManga(app, tx, { source, claims: batch });
    refuseHeld(refusals, source, done.held);
    addCounts(counts, done);
    if (counts.rows === 0) await analyzeWorks(tx);
    counts.rows += batch.length;
    counts.changed.push(...done.changed);
    onRows(counts.rows);
  }
  return counts;
};
