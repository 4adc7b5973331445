import type { App } from '#platform/app.ts';
import { banPaidUse } from '#slices/access/index.ts';
import { concludeMangaImport, type DataSource, recordDataSources } from '#slices/catalog/index.ts';
import { idsOf, retireLostRows } from './retire-rows.ts';
import { inImport, RefusalList, type SourceReport } from './import-run.ts';
import { writeMangaClaims } from './write-claims.ts';
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
    const label = `writing manga of ${source.info.name}`;
    const { changed, ...counts } = await writeMangaClaims(app, tx, {
      source: key,
      claims: source.read({ file: path, refuse: (refusal) => refusals.add(refusal) }),
      refusals,
      onRows: (done) => onProgress({ label, done, total: done }),
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

const dataSourceOf = (source: MangaSource, file: string): DataSource =>
  source.key === curatedSource.key ? curatedSource : sourceOfFile(source, file);
