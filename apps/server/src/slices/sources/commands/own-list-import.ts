import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  findWorkIds,
  type IdentifiedAnime,
  importIdentifiedAnime,
  recordDataSources,
  siteKey,
} from '#slices/catalog/index.ts';
import type { OwnList, OwnRow } from '../adapters/own-list.ts';
import { applyAnimeChange } from './apply-anime.ts';
import {
  beginReport,
  type ImportStep,
  inImport,
  type RefusalList,
  type SourceReport,
} from './import-run.ts';
import { retireLostRows } from './retire-rows.ts';

const siteIdOf = ({ bangumi }: OwnRow) => ({ site: 'bangumi', id: String(bangumi) });

interface Found {
  source: string;
  rows: readonly OwnRow[];
  refusals: RefusalList;
}

/** What the list says of works that are here. */
const placed = async (tx: Tx, { source, rows, refusals }: Found): Promise<IdentifiedAnime[]> => {
  const works = await findWorkIds(tx, 'anime', rows.map(siteIdOf));
  return rows.flatMap((row) => {
    const sourceId = siteKey(siteIdOf(row));
    const workId = works.get(sourceId);
    if (workId !== undefined) return [{ sourceId, workId, ...row.facts }];
    const ref = `${sourceId} (${row.native})`;
    refusals.add({ source, ref, reason: 'no anime here has this id' });
    return [];
  });
};

interface OwnListOptions {
  list: OwnList;
  onProgress?: (step: ImportStep) => void;
}

/** Takes over a list of our own about anime: all of it, or nothing. */
export const importOwnList = async (
  app: App,
  { list: { info, rows: read }, onProgress = () => {} }: OwnListOptions,
): Promise<SourceReport> => {
  const { key: source, name } = info;
  const { refusals, reportOf } = beginReport(source);
  const rows = await read((refused) => refusals.add(refused));
  const counts = await inImport(app, async (tx) => {
    const claims = await placed(tx, { source, rows, refusals });
    const removed = await retireLostRows(app, tx, {
      medium: 'ANIME',
      source,
      name,
      sourceIds: claims.map(({ sourceId }) => sourceId),
      takesSmaller: true,
    });
    const done = await importIdentifiedAnime(app, tx, { source, claims });
    await applyAnimeChange(app, tx, { change: done, claims });
    await recordDataSources(app, tx, [info]);
    const updated = done.changed.length;
    return { rows: rows.length, added: 0, updated, unchanged: claims.length - updated, removed };
  });
  onProgress({ label: `writing ${source}`, done: rows.length, total: rows.length });
  return reportOf(counts);
};
