import type { App } from '#platform/app.ts';
import {
  animeOfflineDatabase as source,
  readAnimeOfflineDatabase,
} from '../adapters/anime-offline-database.ts';
import { type FileImportOptions, importFile } from './file-import.ts';
import type { SourceReport } from './import-run.ts';
import { idsOf, retireLostRows } from './retire-rows.ts';
import { writeAnimeClaims } from './write-claims.ts';

/** Takes over what anime-offline-database says, of anime that are here and of others: all of it, or nothing. */
export const importAnimeClaimsOf = (app: App, options: FileImportOptions): Promise<SourceReport> =>
  importFile(app, source, options, async (tx, { file, refusals, takesSmaller, tally, onRows }) => {
    const removed = await retireLostRows(app, tx, {
      medium: 'ANIME',
      source: source.key,
      name: source.info.name,
      sourceIds: await idsOf(readAnimeOfflineDatabase(file, () => {})),
      takesSmaller,
    });
    const claims = readAnimeOfflineDatabase(file, (one) => refusals.add(one));
    const written = await writeAnimeClaims(app, tx, {
      source: source.key,
      claims,
      refusals,
      tally,
      onRows,
    });
    return { ...written, removed };
  });
