import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  type AnimeClaim,
  type AnimeRecord,
  type AnimeSourceKey,
  type DetailsClaim,
  type IdentifiedAnime,
  importAnime,
  importIdentifiedAnime,
} from '#slices/catalog/index.ts';
import { applyAnimeChange } from './apply-anime.ts';
import { addCounts, analyzeWorks, noCounts, type RowCounts } from './import-run.ts';

/** Works a statement carries: large enough to be fast, small enough to leave the event loop alone. */
const BATCH = 1_000;

/** What writing records did. */
export interface WrittenAnime extends RowCounts {
  /** The work that each record is about, by the id of the record. */
  workIds: Map<string, string>;
}

/** A record of a source that tells works apart, and of whatever else it says. */
type SaidRecord = AnimeRecord & DetailsClaim;

const claimOf = ({ id, ...said }: SaidRecord): AnimeClaim => ({ sourceId: id, ...said });

/**
 * Writes records of a source that tells works apart, with all that belongs to them. A record that is about no work yet makes one
 * with its own id.
 */
export const writeAnime = async (
  app: App,
  tx: Tx,
  { source, records }: { source: AnimeSourceKey; records: readonly SaidRecord[] },
  onProgress: (done: number) => void = () => {},
): Promise<WrittenAnime> => {
  const written: WrittenAnime = { ...noCounts(), workIds: new Map() };
  const placing = { newId: ({ sourceId }: AnimeClaim) => sourceId, isSure: true };
  for (let start = 0; start < records.length; start += BATCH) {
    const claims = records.slice(start, start + BATCH).map(claimOf);
    const done = await importAnime(app, tx, { source, claims, placing });
    await applyAnimeChange(app, tx, { change: done, claims });
    addCounts(written, done);
    if (start === 0) await analyzeWorks(tx);
    for (const [id, workId] of done.workIds) written.workIds.set(id, workId);
    written.rows += claims.length;
    onProgress(written.rows);
  }
  return written;
};

/** Writes what a mapping says of anime that it names by our own ids. */
export const writeMappedClaims = async (
  app: App,
  tx: Tx,
  { source, claims }: { source: AnimeSourceKey; claims: readonly IdentifiedAnime[] },
): Promise<void> => {
  for (let start = 0; start < claims.length; start += BATCH) {
    const batch = claims.slice(start, start + BATCH);
    const change = await importIdentifiedAnime(app, tx, { source, claims: batch });
    await applyAnimeChange(app, tx, { change, claims: batch });
  }
};

/** Adds anime that only a mapping names, under the ids of their records. */
export const addMappedAnime = (
  app: App,
  tx: Tx,
  { source, records }: { source: AnimeSourceKey; records: readonly AnimeRecord[] },
): Promise<void> => {
  const claims = records.map((record) => ({ ...claimOf(record), workId: record.id }));
  return writeMappedClaims(app, tx, { source, claims });
};
