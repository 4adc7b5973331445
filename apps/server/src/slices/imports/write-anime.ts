import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { replaceAiringRules } from '#slices/airing/index.ts';
import { importAnime, type AnimeRecord, type ImportCounts } from '#slices/catalog/index.ts';

/** Writes records with all that belongs to them: the catalogue's part and the schedule's. */
export const writeAnime = async (
  app: App,
  tx: Tx,
  records: readonly AnimeRecord[],
  onProgress?: (done: number) => void,
): Promise<ImportCounts & { hasChanged: boolean }> => {
  const { changed, ...counts } = await importAnime(app, tx, records, onProgress);
  await replaceAiringRules(tx, changed);
  return { ...counts, hasChanged: changed.length > 0 };
};
