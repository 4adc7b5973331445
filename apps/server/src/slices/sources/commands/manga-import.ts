import type { App } from '#platform/app.ts';
import { concludeMangaImport } from '#slices/catalog/index.ts';
import { CURATED_FILE, curatedSource } from '../adapters/manga/curated.ts';
import { MANGA_SOURCE } from '../adapters/manga/index.ts';
import type { MangaSource } from '../adapters/manga/source.ts';
import { type FileImportOptions, type FileSource, importFile } from './file-import.ts';
import type { SourceReport } from './import-run.ts';
import { idsOf, retireLostRows } from './retire-rows.ts';
import { writeMangaClaims } from './write-claims.ts';

const CURATED: Pick<FileSource, 'packaged'> = {
  packaged: { file: CURATED_FILE, recordedAs: curatedSource },
};

/** Takes over what one source says of manga: all of it, or nothing. @throws Refusal when its licence or the file is missing. */
export const importMangaSource = (
  app: App,
  { source: key, ...options }: FileImportOptions & { source: MangaSource['key'] },
): Promise<SourceReport> => {
  const source = MANGA_SOURCE[key];
  const fileSource = { ...source, ...(key === curatedSource.key && CURATED) };
  return importFile(app, fileSource, options, async (tx, rows) => {
    const { file, refusals, takesSmaller, tally, onRows } = rows;
    const removed = await retireLostRows(app, tx, {
      medium: 'MANGA',
      source: key,
      name: source.info.name,
      sourceIds: await idsOf(source.read({ file, refuse: () => {} })),
      takesSmaller,
    });
    const claims = source.read({ file, refuse: (one) => refusals.add(one) });
    const said = { source: key, claims, refusals, tally, onRows };
    const { changed, ...counts } = await writeMangaClaims(app, tx, said);
    await concludeMangaImport(tx, changed);
    return { ...counts, removed };
  });
};
