import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  concludeMangaImport,
  keepHeld,
  type Media,
  missingClaims,
  retireAnimeClaims,
  retireMangaClaims,
} from '#slices/catalog/index.ts';
import { refusal } from '../reasons.ts';
import { hasLostTooMany } from '../rules/lost-rows.ts';
import { settleDates } from './apply-anime.ts';

/** All rows of a file, and how they are known. */
export interface WholeFile {
  medium: Media;
  source: string;
  /** What people call the source. */
  name: string;
  sourceIds: readonly string[];
  /** Whether the file may lack most of what the source gave before. */
  takesSmaller: boolean;
}

/** Claims a statement takes back. */
const BATCH = 1_000;

const retireAnime = async (app: App, tx: Tx, claims: { source: string; sourceIds: string[] }) => {
  const { ids, left } = await retireAnimeClaims(app, tx, claims);
  await settleDates(app, tx, { changed: left, bare: ids });
};

/** Takes back claims of a source. */
export const retireRows = async (
  app: App,
  tx: Tx,
  { medium, source, sourceIds }: Pick<WholeFile, 'medium' | 'source' | 'sourceIds'>,
): Promise<void> => {
  const manga: string[] = [];
  for (let start = 0; start < sourceIds.length; start += BATCH) {
    const claims = { source, sourceIds: sourceIds.slice(start, start + BATCH) };
    if (medium === 'ANIME') await retireAnime(app, tx, claims);
    else manga.push(...(await retireMangaClaims(app, tx, claims)));
  }
  await concludeMangaImport(tx, manga);
};

/**
 * Takes back what a source said of works that its file no longer has. It is done before the file is imported: works whose rows got other
 * ids are then found again. @returns how many rows are gone. @throws Refusal when they are too many.
 */
export const retireLostRows = async (
  app: App,
  tx: Tx,
  { medium, source, name, sourceIds, takesSmaller }: WholeFile,
): Promise<number> => {
  const { total, missing } = await missingClaims(tx, { medium, source, sourceIds });
  if (!takesSmaller && hasLostTooMany({ total, missing: missing.length }))
    throw refusal('CONFLICT', 'SOURCE_LOST_ROWS', {
      source: name,
      missing: missing.length,
      total,
    });
  await retireRows(app, tx, { medium, source, sourceIds: missing });
  await keepHeld(tx, { medium, source, sourceIds });
  return missing.length;
};

/** The ids of all rows of a file. */
export const idsOf = async (claims: AsyncIterable<{ sourceId: string }>): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { sourceId } of claims) ids.push(sourceId);
  return ids;
};
