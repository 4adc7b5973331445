import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { findWorkIds, siteKey } from '#slices/catalog/index.ts';
import { mergeMovieReleases, writeUnits } from '#slices/releases/index.ts';
import {
  addCounts,
  beginReport,
  inImport,
  noCounts,
  type RefusalList,
  type ImportStep,
  type SourceReport,
} from './import-run.ts';
import {
  readReleasesFile,
  RELEASES_FILE,
  type MovieRow,
  type ReleaseRow,
  type UnitRow,
} from '../adapters/releases-file.ts';
import { refusal } from '../reasons.ts';

/** Rows a statement carries. */
const BATCH = 500;

const LABEL = 'writing chapters and releases';

export interface ReleasesImportOptions {
  file?: string;
  onProgress?: (step: ImportStep) => void;
}

/** Takes over an operator's file of chapters, volumes and releases of films: all of it, or nothing. */
export const importReleasesFile = async (
  app: App,
  { file, onProgress = () => {} }: ReleasesImportOptions,
): Promise<SourceReport> => {
  if (file === undefined) {
    throw refusal('BAD_USER_INPUT', 'RELEASES_NEED_FILE', { source: RELEASES_FILE });
  }
  const { refusals, reportOf } = beginReport(RELEASES_FILE);
  const counts = await inImport(app, async (tx) => {
    const sum = noCounts();
    let batch: ReleaseRow[] = [];
    const flush = async (): Promise<void> => {
      for (const done of await writeBatch(app, tx, batch, refusals)) addCounts(sum, done);
      sum.rows += batch.length;
      onProgress({ label: LABEL, done: sum.rows, total: sum.rows });
      batch = [];
    };
    for await (const row of readReleasesFile(file, (refused) => refusals.add(refused))) {
      batch.push(row);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    return sum;
  });
  return reportOf(counts);
};

const isMovie = (row: ReleaseRow): row is MovieRow => row.type === 'movie';
const isUnit = (row: ReleaseRow): row is UnitRow => row.type !== 'movie';

/** The last of rows that say the same unit or release counts. */
const lastOf = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

const writeBatch = async (
  app: App,
  tx: Tx,
  batch: readonly ReleaseRow[],
  refusals: RefusalList,
) => {
  const found = {
    anime: await findWorkIds(tx, 'anime', batch.filter(isMovie)),
    manga: await findWorkIds(tx, 'manga', batch.filter(isUnit)),
  };
  const placed = <Row extends ReleaseRow>(rows: readonly Row[], kind: keyof typeof found) =>
    rows.flatMap((row) => {
      const workId = found[kind].get(siteKey(row));
      if (workId !== undefined) return [{ row, workId }];
      refusals.add({
        source: RELEASES_FILE,
        ref: `${row.type} of ${siteKey(row)}`,
        reason: `no ${kind} here has this id`,
      });
      return [];
    });
  const units = placed(batch.filter(isUnit), 'manga').map(({ row, workId }) => unitOf(row, workId));
  const movies = placed(batch.filter(isMovie), 'anime').map(({ row, workId }) =>
    movieOf(row, workId),
  );
  return [
    await writeUnits(app, tx, {
      source: RELEASES_FILE,
      claims: lastOf(
        units,
        (unit) => `${unit.mangaId} ${unit.kind} ${unit.language} ${unit.label}`,
      ),
    }),
    await mergeMovieReleases(app, tx, { source: RELEASES_FILE, claims: movies }),
  ];
};

const unitOf = (row: UnitRow, mangaId: string) => ({
  mangaId,
  kind: row.type === 'chapter' ? ('CHAPTER' as const) : ('VOLUME' as const),
  label: row.label,
  position: row.position,
  language: row.language,
  title: row.title,
  volume: row.volume,
  releasedOn: row.date,
  url: row.url,
});

const movieOf = ({ region, kind, date, note }: MovieRow, animeId: string) => ({
  animeId,
  region,
  kind,
  releasedOn: date,
  note,
});
