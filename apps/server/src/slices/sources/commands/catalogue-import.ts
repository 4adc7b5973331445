import type { App } from '#platform/app.ts';
import { CORRECTIONS, MANGA_SOURCES, SYNOPSES } from '#slices/catalog/index.ts';
import { importAdditions } from './additions-import.ts';
import { importAnimeClaimsOf } from './anime-claims-import.ts';
import { importAnimePackages, PACKAGES_SOURCE } from './anime-import.ts';
import { importBangumiArchive } from './bangumi-import.ts';
import type { FileImportOptions } from './file-import.ts';
import { noCounts, type ImportStep, type RowCounts, type SourceReport } from './import-run.ts';
import { importMangaSource } from './manga-import.ts';
import { importOwnList } from './own-list-import.ts';
import { importReleasesFile } from './releases-import.ts';
import { ANIME_ADDITIONS, isAnimeAddition } from '../adapters/additions.ts';
import { ANIME_OFFLINE_DATABASE } from '../adapters/anime-offline-database.ts';
import { BANGUMI_ARCHIVE } from '../adapters/bangumi-archive/read-rows.ts';
import { corrections } from '../adapters/corrections/corrections.ts';
import type { Refusal } from '../adapters/data-source.ts';
import { RELEASES_FILE } from '../adapters/releases-file.ts';
import { synopses } from '../adapters/synopses/synopses.ts';
import { refusal } from '../reasons.ts';

/** What the catalogue can be imported from. */
export const CATALOGUE_SOURCES = [
  PACKAGES_SOURCE,
  CORRECTIONS,
  SYNOPSES,
  ...MANGA_SOURCES,
  ANIME_OFFLINE_DATABASE,
  ...ANIME_ADDITIONS,
  RELEASES_FILE,
] as const;
export type CatalogueSource = (typeof CATALOGUE_SOURCES)[number];

/** What comes with the program, and is imported unless the operator says otherwise. Lists about anime follow those that make them. */
export const DEFAULT_SOURCES: readonly CatalogueSource[] = [
  PACKAGES_SOURCE,
  CORRECTIONS,
  SYNOPSES,
  'curated-manga',
];

export interface CatalogueImportOptions {
  sources?: readonly CatalogueSource[];
  /** The operator's own copy of the one source that is named, or a newer `dist/data.json` of bangumi-data. */
  file?: string;
  /** Sources to whose licences the operator agrees. */
  accepted?: readonly string[];
  /** Whether a file may lack more than a fifth of the rows that its source had before. */
  takesSmaller?: boolean;
  onProgress?: (step: ImportStep) => void;
}

/** What an import did, in rows of all sources and of each; `ms` is the time of all of it. */
export interface CatalogueImportReport extends RowCounts {
  refused: number;
  refusals: readonly Refusal[];
  ms: number;
  sources: Omit<SourceReport, 'refusals'>[];
}

/** Brings the catalogue to what its sources say: of each source all of it, or nothing. */
export const importCatalogue = async (
  app: App,
  {
    sources = DEFAULT_SOURCES,
    file,
    accepted = [],
    takesSmaller = false,
    onProgress,
  }: CatalogueImportOptions = {},
): Promise<CatalogueImportReport> => {
  const fileSource = sourceOfFile(sources, file);
  const reports: SourceReport[] = [];
  for (const source of new Set(sources)) {
    const options = {
      takesSmaller,
      ...(onProgress && { onProgress }),
      ...(file !== undefined && source === fileSource && { file }),
    };
    reports.push(
      await importSource(app, source, { ...options, hasConsent: accepted.includes(source) }),
    );
  }
  return sumOf(reports);
};

const importSource = (
  app: App,
  source: CatalogueSource,
  options: FileImportOptions,
): Promise<SourceReport> => {
  if (source === PACKAGES_SOURCE) return importAnimePackages(app, options);
  if (source === CORRECTIONS) return importOwnList(app, { ...options, list: corrections });
  if (source === SYNOPSES) return importOwnList(app, { ...options, list: synopses });
  if (source === RELEASES_FILE) return importReleasesFile(app, options);
  if (source === ANIME_OFFLINE_DATABASE) return importAnimeClaimsOf(app, options);
  if (isAnimeAddition(source)) return importAdditions(app, { ...options, source });
  if (source === BANGUMI_ARCHIVE) return importBangumiArchive(app, options);
  return importMangaSource(app, { ...options, source });
};

/** A file belongs to the packages where they are imported, as ever; otherwise to the one source that is named. */
const sourceOfFile = (
  sources: readonly CatalogueSource[],
  file: string | undefined,
): CatalogueSource | null => {
  if (file === undefined) return null;
  if (sources.includes(PACKAGES_SOURCE)) return PACKAGES_SOURCE;
  const [only, another] = sources;
  if (only !== undefined && another === undefined) return only;
  throw refusal('BAD_USER_INPUT', 'FILE_NEEDS_ONE_SOURCE');
};

const sumOf = (reports: readonly SourceReport[]): CatalogueImportReport => {
  const sum = { ...noCounts(), refused: 0, ms: 0 };
  for (const report of reports) {
    for (const key of [
      'rows',
      'added',
      'updated',
      'unchanged',
      'removed',
      'refused',
      'ms',
    ] as const) {
      sum[key] += report[key];
    }
  }
  return {
    ...sum,
    refusals: reports.flatMap(({ refusals }) => refusals),
    sources: reports.map(({ refusals: _refusals, ...report }) => report),
  };
};
