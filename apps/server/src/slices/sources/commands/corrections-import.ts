import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  CORRECTIONS,
  findWorkIds,
  type IdentifiedAnime,
  importIdentifiedAnime,
  recordDataSources,
  siteKey,
} from '#slices/catalog/index.ts';
import {
  type Correction,
  correctedFacts,
  correctionsSource,
  readCorrections,
} from '../adapters/corrections/corrections.ts';
import { applyAnimeChange } from './apply-anime.ts';
import {
  beginReport,
  type ImportStep,
  inImport,
  type RefusalList,
  type SourceReport,
} from './import-run.ts';
import { retireLostRows } from './retire-rows.ts';

const siteIdOf = ({ bangumi }: Correction) => ({ site: 'bangumi', id: String(bangumi) });

/** The corrections of works that are here. A correction makes no work. */
const placed = async (
  tx: Tx,
  rows: readonly Correction[],
  refusals: RefusalList,
): Promise<IdentifiedAnime[]> => {
  const works = await findWorkIds(tx, 'anime', rows.map(siteIdOf));
  return rows.flatMap((row) => {
    const sourceId = siteKey(siteIdOf(row));
    const workId = works.get(sourceId);
    if (workId !== undefined) return [{ sourceId, workId, ...correctedFacts(row) }];
    const ref = `${sourceId} (${row.native})`;
    refusals.add({ source: CORRECTIONS, ref, reason: 'no anime here has this id' });
    return [];
  });
};

/** Takes over our own corrections of anime: all of them, or nothing. */
export const importCorrections = async (
  app: App,
  { onProgress = () => {} }: { onProgress?: (step: ImportStep) => void },
): Promise<SourceReport> => {
  const { refusals, reportOf } = beginReport(CORRECTIONS);
  const rows = await readCorrections((refused) => refusals.add(refused));
  const counts = await inImport(app, async (tx) => {
    const claims = await placed(tx, rows, refusals);
    const removed = await retireLostRows(app, tx, {
      medium: 'ANIME',
      source: CORRECTIONS,
      name: correctionsSource.name,
      sourceIds: claims.map(({ sourceId }) => sourceId),
      takesSmaller: true,
    });
    const done = await importIdentifiedAnime(app, tx, { source: CORRECTIONS, claims });
    await applyAnimeChange(app, tx, { change: done, claims });
    await recordDataSources(app, tx, [correctionsSource]);
    const updated = done.changed.length;
    return { rows: rows.length, added: 0, updated, unchanged: claims.length - updated, removed };
  });
  onProgress({ label: 'writing corrections', done: rows.length, total: rows.length });
  return reportOf(counts);
};
