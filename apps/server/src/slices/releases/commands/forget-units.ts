import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { announceChange } from '#slices/catalog/index.ts';
import { releaseChanges } from '../change-topic.ts';
import { withdrawPlanned } from './publish-releases.ts';

/** Removes the chapters and volumes that a source gave, of some manga or of all. Gaps that it filled in those of others stay filled. */
export const forgetUnits = async (
  app: App,
  tx: Tx,
  source: string,
  mangaIds: readonly string[] | null = null,
): Promise<void> => {
  const { rows } = await sql<{ id: string; mangaId: string }>`
    delete from releases.unit where source = ${source} and (${mangaIds}::uuid[] is null or manga_id = any(${mangaIds}::uuid[]))
    returning id, manga_id as "mangaId"`.execute(tx);
  await sql`
    delete from releases.covered_unit where source = ${source} and (${mangaIds}::uuid[] is null or manga_id = any(${mangaIds}::uuid[]))`.execute(
    tx,
  );
  await withdrawPlanned(
    app,
    tx,
    rows.map(({ id }) => id),
  );
  await announceChange(tx, releaseChanges, [...new Set(rows.map(({ mangaId }) => mangaId))]);
};
