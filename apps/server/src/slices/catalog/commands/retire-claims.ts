import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange, lockChanges } from '../change-feed.ts';
import { animeChanges } from '../change-topics.ts';
import type { MergedAnime } from '../anime-claim.ts';
import type { Media } from '../media.ts';
import type { SourceOf } from './claim-store.ts';
import { writeAnime } from './write-anime.ts';
import { writeManga } from './write-manga.ts';

/** Claims of a source by their ids in it. */
export interface SomeClaims extends SourceOf<Media> {
  sourceIds: readonly string[];
}

/** The claims of a source that are here but not among these rows of it, and how many claims it has. */
export const missingClaims = async (
  tx: Tx,
  { medium, source, sourceIds }: SomeClaims,
): Promise<{ total: number; missing: string[] }> => {
  const known = await tx
    .selectFrom('catalog.claim')
    .select('source_id')
    .where('medium', '=', medium)
    .where('source', '=', source)
    .execute();
  const given = new Set(sourceIds);
  const missing = known.map(({ source_id: id }) => id).filter((id) => !given.has(id));
  return { total: known.length, missing };
};

/** Forgets held claims of a source but those of these rows of it. */
export const keepHeld = async (
  tx: Tx,
  { medium, source, sourceIds }: SomeClaims,
): Promise<void> => {
  await sql`
    delete from catalog.held_claim held where medium = ${medium} and source = ${source} and not exists (
      select from unnest(${sourceIds}::text[]) as given (id) where given.id = held.source_id)`.execute(
    tx,
  );
};

/** Deletes claims. @returns the works they were about. */
const deleteClaims = async (
  tx: Tx,
  { medium, source, sourceIds }: SomeClaims,
): Promise<string[]> => {
  await lockChanges(tx);
  const { rows } = await sql<{ workId: string }>`
    delete from catalog.claim
    where medium = ${medium} and source = ${source} and source_id = any(${sourceIds}::text[])
    returning work_id as "workId"`.execute(tx);
  return [...new Set(rows.map(({ workId }) => workId))];
};

/** The anime of which claims were taken back, and those of them that are still shown. */
export interface RetiredAnime {
  ids: string[];
  left: MergedAnime[];
}

/** Takes back what a source said of anime. Those of which no other source says anything are hidden. */
export const retireAnimeClaims = async (
  app: App,
  tx: Tx,
  { source, sourceIds }: Omit<SomeClaims, 'medium'>,
): Promise<RetiredAnime> => {
  const ids = await deleteClaims(tx, { medium: 'ANIME', source, sourceIds });
  const left = await writeAnime(tx, ids, app.clock.now());
  await announceChange(tx, animeChanges, ids);
  return { ids, left };
};

/** Takes back what a source said of manga. Those of which no other source says anything are hidden. @returns all, for `concludeMangaImport`. */
export const retireMangaClaims = async (
  app: App,
  tx: Tx,
  { source, sourceIds }: Omit<SomeClaims, 'medium'>,
): Promise<string[]> => {
  const ids = await deleteClaims(tx, { medium: 'MANGA', source, sourceIds });
  await writeManga(tx, ids, app.clock.now());
  return ids;
};
