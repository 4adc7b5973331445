import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { idOfSource } from '#platform/ids.ts';
import { announceChange } from '../change-feed.ts';
import { mangaChanges } from '../change-topics.ts';
import type { MangaClaim, MangaSourceKey } from '../manga.ts';
import { digestOf } from './digest.ts';
import type { ImportCounts } from './import-anime.ts';
import { linkAdaptations } from './link-adaptations.ts';
import { findWorks } from './manga-identity.ts';
import { writeManga } from './write-manga.ts';

/** A claim of a source together with the work it is about. */
interface PlacedClaim {
  mangaId: string;
  claim: MangaClaim;
  digest: string;
}

const idOf = (source: MangaSourceKey, { sourceId }: MangaClaim): string =>
  idOfSource(`manga:${source}:${sourceId}`);

/**
 * Takes over what a source says of some works (a batch of it): each finds the work it is about by its own earlier claim, by an
 * id at another database, or by title and author; otherwise it is a new work. Claims that say what they said before are left alone.
 * After the last batch `concludeMangaImport` tells the readers.
 * @returns the counts, and the ids of the works that were added or updated.
 */
export const importManga = async (
  app: App,
  tx: Tx,
  { source, claims }: { source: MangaSourceKey; claims: readonly MangaClaim[] },
): Promise<ImportCounts & { changed: string[] }> => {
  const works = await findWorks(tx, source, claims);
  const placed = claims.map((claim) => ({
    claim,
    digest: digestOf(claim),
    work: works.get(claim.sourceId) ?? null,
  }));
  const changed = placed.filter(({ work, digest }) => work?.digest !== digest);
  const written: PlacedClaim[] = changed.map(({ claim, digest, work }) => ({
    claim,
    digest,
    mangaId: work?.id ?? idOf(source, claim),
  }));
  const ids = [...new Set(written.map(({ mangaId }) => mangaId))];
  await writeClaims(tx, source, written);
  await writeManga(tx, ids, app.clock.now());
  const added = changed.filter(({ work }) => work === null).length;
  return {
    added,
    updated: changed.length - added,
    unchanged: claims.length - changed.length,
    changed: ids,
  };
};

/** Ends an import: links what changed to its anime, and tells the readers of it when the transaction commits. */
export const concludeMangaImport = async (tx: Tx, changed: readonly string[]): Promise<void> => {
  if (changed.length === 0) return;
  await linkAdaptations(tx);
  await announceChange(tx, mangaChanges, changed);
};

const writeClaims = async (
  tx: Tx,
  source: MangaSourceKey,
  placed: readonly PlacedClaim[],
): Promise<void> => {
  const rows = placed.map(({ mangaId, claim, digest }) => ({
    source,
    source_id: claim.sourceId,
    manga_id: mangaId,
    record: claim,
    digest,
  }));
  await sql`
    insert into catalog.manga_claim
    select * from jsonb_populate_recordset(null::catalog.manga_claim, ${JSON.stringify(rows)}::jsonb)
    on conflict (source, source_id) do update set
      manga_id = excluded.manga_id, record = excluded.record, digest = excluded.digest`.execute(tx);
};
