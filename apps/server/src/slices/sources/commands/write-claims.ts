import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { oneAhead } from '#platform/one-ahead.ts';
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
import { type ClaimFile, claimBatches } from './claim-batches.ts';
import { refuseHeld } from './held.ts';
import { addCounts, analyzeWorks, noCounts, type RowCounts } from './import-run.ts';

/** Claims of one source as they are read. */
export interface ReadClaims<Source extends string, Claim> extends ClaimFile<Claim> {
  source: Source;
  /** Called with how many are written. */
  onRows: (done: number) => void;
}

/** The planner looks again when so many times the rows are written. */
const LOOK_AGAIN = 10;

/** Writes claims batch by batch, and counts what became of them. */
export const writeInBatches = async <Claim extends { sourceId: string }>(
  tx: Tx,
  { onRows, ...file }: ReadClaims<string, Claim>,
  write: (batch: Claim[]) => Promise<Pick<RowCounts, 'added' | 'updated' | 'unchanged'>>,
): Promise<RowCounts> => {
  const counts = noCounts();
  let nextLook = 0;
  for await (const batch of oneAhead(claimBatches(file))) {
    addCounts(counts, await write(batch));
    counts.rows += batch.length;
    if (counts.rows >= nextLook) {
      await analyzeWorks(tx);
      nextLook = LOOK_AGAIN * counts.rows;
    }
    onRows(counts.rows);
  }
  return counts;
};

/** Writes what a source says of anime, and what depends on it. */
export const writeAnimeClaims = (
  app: App,
  tx: Tx,
  { placing, ...read }: ReadClaims<AnimeSourceKey, AnimeClaim> & Pick<AnimeImport, 'placing'>,
): Promise<RowCounts> =>
  writeInBatches(tx, read, async (claims) => {
    const said = { source: read.source, claims, ...(placing && { placing }) };
    const done = await importAnime(app, tx, said);
    await applyAnimeChange(app, tx, { change: done, claims });
    refuseHeld(read.refusals, read.source, done.held);
    return done;
  });

/** Writes what a source says of manga. `concludeMangaImport` takes those that changed. */
export const writeMangaClaims = async (
  app: App,
  tx: Tx,
  read: ReadClaims<MangaSourceKey, MangaClaim>,
): Promise<RowCounts & { changed: string[] }> => {
  const changed: string[] = [];
  const counts = await writeInBatches(tx, read, async (claims) => {
    const done = await importManga(app, tx, { source: read.source, claims });
    refuseHeld(read.refusals, read.source, done.held);
    changed.push(...done.changed);
    return done;
  });
  return { ...counts, changed };
};
