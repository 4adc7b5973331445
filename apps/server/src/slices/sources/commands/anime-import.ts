import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  type AnimeRecord,
  type AnimeSourceKey,
  linkAdaptations,
  recordDataSources,
  vouchForAnime,
} from '#slices/catalog/index.ts';
import { deriveMappingRules, importMapping } from '#slices/mapping/index.ts';
import { withoutNewer } from '../catalogue-version.ts';
import { inImport, type ImportStep, type SourceReport } from './import-run.ts';
import { keepStated } from './keep-stated.ts';
import { retireLostRows } from './retire-rows.ts';
import { readNpmCatalogue, type NpmCatalogue } from '../adapters/npm-catalogue.ts';
import { isAdultByList } from '../rules/adult.ts';
import { Tally } from '../rules/stated.ts';
import { writeAnime, type WrittenAnime } from './write-anime.ts';

export interface AnimeImportOptions {
  /** A newer `dist/data.json` of bangumi-data, also as `.gz`. */
  file?: string;
  /** Whether they may lack more than a fifth of the anime they had before. */
  takesSmaller?: boolean;
  onProgress?: (step: ImportStep) => void;
}

/** Data packages are joined with each other, so they count as one source. */
export const PACKAGES_SOURCE = 'packages' satisfies AnimeSourceKey;

/** Key under which the rules derived from the catalogue's TMDB ids are kept. */
const MAPPING_SOURCE = 'bangumi-data';

/** Brings the anime, their schedule and their mapping to what the installed data sets say: all of it, or nothing. */
export const importAnimePackages = async (
  app: App,
  { file, takesSmaller = false, onProgress = () => {} }: AnimeImportOptions,
): Promise<SourceReport> => {
  const startedAt = performance.now();
  const read = await readNpmCatalogue({
    now: app.clock.now(),
    ...(file !== undefined && { files: { 'bangumi-data': file } }),
    onProgress: ({ source, done, total }) =>
      onProgress({ label: `reading ${source}`, done, total }),
  });
  const total = read.records.length;
  const sources = await withoutNewer(app, read.sources);
  const counts = await inImport(app, (tx) =>
    write(app, tx, { ...read, sources, takesSmaller }, (done) =>
      onProgress({ label: 'writing the anime', done, total }),
    ),
  );
  return {
    source: PACKAGES_SOURCE,
    ...counts,
    refused: read.refusals.length,
    refusals: read.refusals,
    ms: Math.round(performance.now() - startedAt),
  };
};

/** The packages are held against each other as the file that is fetched of them. */
const packagesFile = (records: readonly AnimeRecord[], refused: number) => {
  const tally = new Tally();
  for (const record of records) tally.add(record);
  const { rows, filled } = tally;
  return { key: 'bangumi-data', name: 'bangumi-data', stated: { rows, filled, refused } };
};

const write = async (
  app: App,
  tx: Tx,
  { records, sources, refusals, takesSmaller }: NpmCatalogue & { takesSmaller: boolean },
  onProgress: (done: number) => void,
): Promise<Omit<WrittenAnime, 'workIds'>> => {
  const said = { source: PACKAGES_SOURCE, records } as const;
  const removed = await retireLostRows(app, tx, {
    medium: 'ANIME',
    source: PACKAGES_SOURCE,
    name: 'the installed packages',
    sourceIds: records.map(({ id }) => id),
    takesSmaller,
  });
  const { workIds, ...counts } = await writeAnime(app, tx, said, onProgress);
  await keepStated(tx, { ...packagesFile(records, refusals.length), takesSmaller });
  await vouchForAnime(app, tx, isAdultByList);
  await recordDataSources(app, tx, sources);
  if (counts.added + counts.updated + removed > 0) {
    const works = records.map((record) => ({ ...record, id: workIds.get(record.id) ?? record.id }));
    await mapByTmdb(app, tx, { records: works, version: versionOf(sources) });
    await linkAdaptations(tx);
  }
  return { ...counts, removed };
};

const versionOf = (sources: NpmCatalogue['sources']): string =>
  sources.find(({ key }) => key === MAPPING_SOURCE)?.version ?? 'unknown';

const mapByTmdb = (
  app: App,
  tx: Tx,
  { records, version }: { records: readonly AnimeRecord[]; version: string },
): Promise<void> =>
  importMapping(app, tx, {
    source: MAPPING_SOURCE,
    version,
    rules: deriveMappingRules(records).rules,
    episodes: [],
    entries: [],
  });
