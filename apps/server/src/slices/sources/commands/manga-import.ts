import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { banPaidUse } from '#slices/access/index.ts';
import {
  concludeMangaImport,
  type DataSource,
  importManga,
  type MangaClaim,
  recordDataSources,
} from '#slices/catalog/index.ts';
import { claimBatches } from './claim-batches.ts';
import { idsOf, retireLostRows } from './retire-rows.ts';
import { refuseHeld } from './held.ts';
import {
  addCounts,
  analyzeWorks,
  inImport,
  noCounts,
  RefusalList,
  type SourceReport,
} from './import-run.ts';
import { passLicence } from '../licence-gate.ts';
import { sourceOfFile } from '../source-of-file.ts';
import { CURATED_FILE, curatedSource } from '../adapters/manga/curated.ts';
import { MANGA_SOURCE } from '../adapters/manga/index.ts';
import type { MangaSource } from '../adapters/manga/source.ts';
import { refusal } from '../reasons.ts';

export interface MangaImportOptions {
  source: MangaSource['key'];
  /** The operator's copy; the curated sample comes with the program. */
  file?: string;
  /** Whether the operator agrees to the licence, where that is asked for. */
  hasConsent?: boolean;
  /** Whether the file may lack more than a fifth of the rows that the source had before. */
  takesSmaller?: boolean;
  onProgress?: (step: { label: string; done: number; total: number }) => void;
}

/** Takes over what one source says of manga: all of it, or nothing. @throws Refusal when its licence or the file is missing. */
export const importMangaSource = async (
  app: App,
  {
    source: key,
    file,
    hasConsent = false,
    takesSmaller = false,
    onProgress = () => {},
  }: MangaImportOptions,
): Promise<SourceReport> => {
  const startedAt = performance.now();
  const source = MANGA_SOURCE[key];
  await passLicence(app, source, hasConsent);
  const path = file ?? (key === curatedSource.key ? CURATED_FILE : null);
  if (path === null) {
    throw refusal('BAD_USER_INPUT', 'SOURCE_NEEDS_FILE', {
      source: source.info.name,
      form: source.form,
    });
  }
  const refusals = new RefusalList();
  const report = await inImport(app, async (tx) => {
    const removed = await retireLostRows(app, tx, {
      medium: 'MANGA',
      source: key,
      name: source.info.name,
      sourceIds: await idsOf(source.read({ file: path, refuse: () => {} })),
      takesSmaller,
    });
    const claims = source.read({ file: path, refuse: (refusal) => refusals.add(refusal) });
    const { changed, ...counts } = await writeAll(app, tx, {
      source,
      claims,
      refusals,
      onProgress,
    });
    await concludeMangaImport(tx, changed);
    await recordDataSources(app, tx, [dataSourceOf(source, path)]);
    if (source.licence.isNonCommercial) await banPaidUse(app, tx, source.info.name);
    return { ...counts, removed };
  });
  return {
    source: key,
    ...report,
    refused: refusals.count,
    refusals: refusals.kept,
    ms: Math.round(performance.now() - startedAt),
  };
};

interface Reading {
  source: MangaSource;
  claims: AsyncIterable<MangaClaim>;
  refusals: RefusalList;
  onProgress: NonNullable<MangaImportOptions['onProgress']>;
}

const writeAll = async (app: App, tx: Tx, { source, claims, refusals, onProgress }: Reading) => {
  const counts = { ...noCounts(), changed: [] as string[] };
  const label = `writing manga of ${source.info.name}`;
  for await (const batch of claimBatches(claims, source.key, refusals)) {
    const done = await importManga(app, tx, { source: source.key, claims: batch });
    refuseHeld(refusals, source.key, done.held);
    addCounts(counts, done);
    if (counts.rows === 0) await analyzeWorks(tx);
    counts.rows += batch.length;
    counts.changed.push(...done.changed);
    onProgress({ label, done: counts.rows, total: counts.rows });
  }
  return counts;
};

const dataSourceOf = (source: MangaSource, file: string): DataSource =>
  source.key === curatedSource.key ? curatedSource : sourceOfFile(source, file);
