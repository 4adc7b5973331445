import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  deriveMappingRules,
  importMapping,
  recordDataSources,
  type AnimeRecord,
} from '#slices/catalog/index.ts';
import { readNpmCatalogue, type NpmCatalogue } from './sources/npm-catalogue.ts';
import { writeAnime } from './write-anime.ts';

/** What the catalogue can be imported from. Data packages are joined with each other, so they count as one source. */
export const CATALOGUE_SOURCES = ['packages'];

/** How far an import has come. */
export interface ImportStep {
  label: string;
  done: number;
  total: number;
}

export interface CatalogueImportOptions {
  /** A newer `dist/data.json` of bangumi-data, also as `.gz`. */
  file?: string;
  onProgress?: (step: ImportStep) => void;
}

/** What an import did, in rows; `ms` is the time of all of it. */
export interface CatalogueImportReport {
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
  refusals: NpmCatalogue['refusals'];
  ms: number;
}

/** Two imports at once would do the same work twice. */
const IMPORT_LOCK = 7_482_022;

/** Key under which the rules derived from the catalogue's TMDB ids are kept. */
const MAPPING_SOURCE = 'bangumi-data';

/** Brings the catalogue, its schedule and its mapping to what the public data sets say: all of it, or nothing. */
export const importCatalogue = async (
  app: App,
  { file, onProgress = () => {} }: CatalogueImportOptions = {},
): Promise<CatalogueImportReport> => {
  const startedAt = performance.now();
  const read = await readNpmCatalogue({
    now: app.clock.now(),
    ...(file !== undefined && { files: { 'bangumi-data': file } }),
    onProgress: ({ source, done, total }) =>
      onProgress({ label: `reading ${source}`, done, total }),
  });
  await app.jobs.open();
  const total = read.records.length;
  const counts = await app.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(tx);
    return write(app, tx, read, (done) =>
      onProgress({ label: 'writing the catalogue', done, total }),
    );
  });
  return {
    rows: total,
    ...counts,
    refused: read.refusals.length,
    refusals: read.refusals,
    ms: Math.round(performance.now() - startedAt),
  };
};

const write = async (
  app: App,
  tx: Tx,
  { records, sources }: NpmCatalogue,
  onProgress: (done: number) => void,
) => {
  const { hasChanged, ...counts } = await writeAnime(app, tx, records, onProgress);
  await recordDataSources(app, tx, sources);
  if (hasChanged) await mapByTmdb(app, tx, { records, version: versionOf(sources) });
  return counts;
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
