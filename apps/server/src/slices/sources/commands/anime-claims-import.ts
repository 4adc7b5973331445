import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  findWorkIds,
  importAnimeClaims,
  type PlacedAnimeClaim,
  recordDataSources,
  siteKey,
} from '#slices/catalog/index.ts';
import {
  inImport,
  noCounts,
  RefusalList,
  type ImportStep,
  type SourceReport,
} from './import-run.ts';
import { passLicence } from '../licence-gate.ts';
import { sourceOfFile } from '../source-of-file.ts';
import {
  animeOfflineDatabase as source,
  readAnimeOfflineDatabase,
  type IdentifiedClaim,
} from '../adapters/anime-offline-database.ts';
import { refusal } from '../reasons.ts';

/** Works a statement carries. */
const BATCH = 1_000;

export interface AnimeClaimsOptions {
  file?: string;
  hasConsent?: boolean;
  onProgress?: (step: ImportStep) => void;
}

/**
 * Adds what anime-offline-database says of the anime that are here: all of it, or nothing. Its other anime are left alone, as it
 * does not say when they air.
 */
export const importAnimeClaimsOf = async (
  app: App,
  { file, hasConsent = false, onProgress = () => {} }: AnimeClaimsOptions,
): Promise<SourceReport> => {
  const startedAt = performance.now();
  await passLicence(app, source, hasConsent);
  if (file === undefined) {
    throw refusal('BAD_USER_INPUT', 'SOURCE_NEEDS_FILE', {
      source: source.info.name,
      form: source.form,
    });
  }
  const refusals = new RefusalList();
  const counts = await inImport(app, async (tx) => {
    const sum = noCounts();
    const placed = new Set<string>();
    let batch: IdentifiedClaim[] = [];
    const flush = async (): Promise<void> => {
      const claims = (await place(tx, batch)).filter(({ animeId }) => !placed.has(animeId));
      for (const { animeId } of claims) placed.add(animeId);
      const done = await importAnimeClaims(tx, { source: source.key, claims });
      for (const key of ['added', 'updated', 'unchanged'] as const) sum[key] += done[key];
      sum.rows += batch.length;
      onProgress({ label: `reading ${source.info.name}`, done: sum.rows, total: sum.rows });
      batch = [];
    };
    for await (const claim of readAnimeOfflineDatabase(file, (one) => refusals.add(one))) {
      batch.push(claim);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    await recordDataSources(app, tx, [sourceOfFile(source, file)]);
    return sum;
  });
  return {
    source: source.key,
    ...counts,
    refused: refusals.count,
    refusals: refusals.kept,
    ms: Math.round(performance.now() - startedAt),
  };
};

/** Finds the anime each claim is about; of two about the same the first counts. */
const place = async (tx: Tx, batch: readonly IdentifiedClaim[]): Promise<PlacedAnimeClaim[]> => {
  const found = await findWorkIds(
    tx,
    'anime',
    batch.flatMap(({ ids }) => ids),
  );
  const byAnime = new Map<string, PlacedAnimeClaim>();
  for (const { ids, claim } of batch) {
    const animeId = ids.map((id) => found.get(siteKey(id))).find((id) => id !== undefined);
    if (animeId !== undefined && !byAnime.has(animeId)) byAnime.set(animeId, { animeId, claim });
  }
  return [...byAnime.values()];
};
