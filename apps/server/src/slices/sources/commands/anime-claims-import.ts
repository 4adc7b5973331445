import type { App } from '#platform/app.ts';
import { importAnime, recordDataSources } from '#slices/catalog/index.ts';
import {
  animeOfflineDatabase as source,
  readAnimeOfflineDatabase,
} from '../adapters/anime-offline-database.ts';
import { passLicence } from '../licence-gate.ts';
import { refusal } from '../reasons.ts';
import { sourceOfFile } from '../source-of-file.ts';
import { idsOf, retireLostRows } from './retire-rows.ts';
import { applyAnimeChange } from './apply-anime.ts';
import { claimBatches } from './claim-batches.ts';
import { refuseHeld } from './held.ts';
import {
  addCounts,
  analyzeWorks,
  inImport,
  noCounts,
  RefusalList,
  type ImportStep,
  type SourceReport,
} from './import-run.ts';

export interface AnimeClaimsOptions {
  file?: string;
  hasConsent?: boolean;
  takesSmaller?: boolean;
  onProgress?: (step: ImportStep) => void;
}

/** Takes over what anime-offline-database says, of anime that are here and of others: all of it, or nothing. */
export const importAnimeClaimsOf = async (
  app: App,
  { file, hasConsent = false, takesSmaller = false, onProgress = () => {} }: AnimeClaimsOptions,
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
  const label = `reading ${source.info.name}`;
  const counts = await inImport(app, async (tx) => {
    const sum = noCounts();
    sum.removed = await retireLostRows(app, tx, {
      medium: 'ANIME',
      source: source.key,
      name: source.info.name,
      sourceIds: await idsOf(readAnimeOfflineDatabase(file, () => {})),
      takesSmaller,
    });
    const claims = readAnimeOfflineDatabase(file, (one) => refusals.add(one));
    for await (const batch of claimBatches(claims, source.key, refusals)) {
      const done = await importAnime(app, tx, { source: source.key, claims: batch });
      await applyAnimeChange(app, tx, { change: done, claims: batch });
      refuseHeld(refusals, source.key, done.held);
      addCounts(sum, done);
      if (sum.rows === 0) await analyzeWorks(tx);
      sum.rows += batch.length;
      onProgress({ label, done: sum.rows, total: sum.rows });
    }
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
