import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  type AnimeClaim,
  concludeMangaImport,
  linkAdaptations,
  MEDIA,
} from '#slices/catalog/index.ts';
import { bangumiArchive as archive } from '../adapters/bangumi-archive/index.ts';
import { BANGUMI_ARCHIVE as source } from '../adapters/bangumi-archive/read-rows.ts';
import { type OpenArchive, openArchive } from '../adapters/bangumi-archive/archive.ts';
import { type FileImportOptions, type FileRows, importFile } from './file-import.ts';
import type { RowCounts, SourceReport } from './import-run.ts';
import { retireLostRows } from './retire-rows.ts';
import { writeAnimeClaims, writeMangaClaims } from './write-claims.ts';

const { info } = archive;

/** Bangumi has clips and advertisements as well: a new work needs a kind and a day. */
const canStand = ({ titleNative, format, startOn }: AnimeClaim): boolean =>
  Boolean(titleNative && format && startOn);

type Writing = Omit<FileRows, 'file'> & { read: OpenArchive };

const retireLost = async (app: App, tx: Tx, { read, takesSmaller }: Writing): Promise<number> => {
  let removed = 0;
  for (const medium of MEDIA)
    removed += await retireLostRows(app, tx, {
      medium,
      source,
      name: info.name,
      sourceIds: read.idsOf(medium),
      takesSmaller,
    });
  return removed;
};

const sumOf = (one: RowCounts, other: RowCounts): Omit<RowCounts, 'removed'> => ({
  rows: one.rows + other.rows,
  added: one.added + other.added,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
});

const write = async (app: App, tx: Tx, writing: Writing): Promise<RowCounts> => {
  const { read, refusals, tally, onRows } = writing;
  const total = MEDIA.reduce((count, medium) => count + read.idsOf(medium).length, 0);
  const removed = await retireLost(app, tx, writing);
  const anime = await writeAnimeClaims(app, tx, {
    source,
    claims: read.anime(),
    refusals,
    tally,
    placing: { canStand },
    onRows: (done) => onRows(done, total),
  });
  const manga = await writeMangaClaims(app, tx, {
    source,
    claims: read.manga(),
    refusals,
    tally,
    onRows: (done) => onRows(anime.rows + done, total),
  });
  await concludeMangaImport(tx, manga.changed);
  if (anime.added + anime.updated > 0) await linkAdaptations(tx);
  return { ...sumOf(anime, manga), removed };
};

/** Takes over what the archive of Bangumi says of anime and manga: all of it, or nothing. */
export const importBangumiArchive = (app: App, options: FileImportOptions): Promise<SourceReport> =>
  importFile(app, archive, options, async (tx, { file, ...rows }) => {
    const read = await openArchive({ file, refuse: (one) => rows.refusals.add(one) });
    return write(app, tx, { ...rows, read });
  });
