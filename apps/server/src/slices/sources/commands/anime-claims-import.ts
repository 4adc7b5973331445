import type { App } from '#platform/app.ts';
import { recordDataSources } from '#slices/catalog/index.ts';
import {
  animeOfflineDatabase as source,
  readAnimeOfflineDatabase,
} from '../adapters/anime-offline-database.ts';
import { passLicence } from '../licence-gate.ts';
import { refusal } from '../reasons.ts';
import { sourceOfFile } from '../source-of-file.ts';
import { idsOf, retireLostRows } from './retire-rows.ts';
import { inImport, RefusalList, type ImportStep, type SourceReport } from './import-run.ts';
import { writeAnimeClaims } from './write-claims.ts';

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
    const removed = await retireLostRows(app, tx, {
      medium: 'ANIME',
      source: source.key,
      name: source.info.name,
      sourceIds: await idsOf(readAnimeOfflineDatabase(file, () => {})),
      takesSmaller,
    });
    const written = await writeAnimeClaims(app, tx, {
      source: source.key,
      claims: readAnimeOfflineDatabase(file, (one) => refusals.add(one)),
      refusals,
      onRows: (done) => onProgress({ label, done, total: done }),
    });
    await recordDataSources(app, tx, [sourceOfFile(source, file)]);
    return { ...written, removed };
  });
  return {
    source: source.key,
    ...counts,
    refused: refusals.count,
    refusals: refusals.kept,
    ms: Math.round(performance.now() - startedAt),
  };
};
