import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { banPaidUse } from '#slices/access/index.ts';
import {
  importIdentifiedAnime,
  isAnimeSource,
  importIdentifiedManga,
  isMangaAddition,
  emptyMangaClaim,
} from '#slices/catalog/index.ts';
import { forgetUnits, writeUnits } from '#slices/releases/index.ts';
import type { Finding, WorkToAsk } from '../adapters/asked/finding.ts';
import { retireRows } from '../commands/retire-rows.ts';
import type { AskedSource } from './asked-source.ts';
import type { SomeWorks } from './rows.ts';

type Found = Finding & { outcome: 'found' };

/** Of chapters that are given several times in a language, the one that came first counts. */
const firstOfEach = (units: NonNullable<Found['units']>) => {
  const byDay = units.toSorted((a, b) => (a.releasedOn ?? '9').localeCompare(b.releasedOn ?? '9'));
  const firsts = new Map<string, (typeof units)[number]>();
  for (const unit of byDay) {
    const key = `${unit.kind} ${unit.language} ${unit.label}`;
    if (!firsts.has(key)) firsts.set(key, unit);
  }
  return [...firsts.values()];
};

/** Takes over what a source says of a work. */
export const takeFound = async (
  app: App,
  tx: Tx,
  { source, work, found }: { source: AskedSource; work: WorkToAsk; found: Found },
): Promise<void> => {
  const { key, info, licence } = source;
  const claim = { sourceId: work.id, workId: work.id };
  if (licence.isNonCommercial) await banPaidUse(app, tx, info.name);
  if (work.medium === 'ANIME') {
    if (!isAnimeSource(key)) throw new Error(`${key} is no source of anime.`);
    const claims = [{ ...claim, ...found.facts }];
    await importIdentifiedAnime(app, tx, { source: key, claims });
    return;
  }
  if (!isMangaAddition(key)) throw new Error(`${key} is no source of manga.`);
  const { durationMinutes: _none, ...facts } = found.facts;
  const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null));
  const claims = [{ ...emptyMangaClaim(work.id, ''), ...said, ...claim }];
  await importIdentifiedManga(app, tx, { source: key, claims });
  const units = firstOfEach(found.units ?? []).map((unit) => ({ ...unit, mangaId: work.id }));
  if (units.length > 0) await writeUnits(app, tx, { source: key, claims: units });
};

/** Takes back what a source said of works. */
export const takeBack = async (
  app: App,
  tx: Tx,
  { key, media }: AskedSource,
  works: readonly SomeWorks[],
): Promise<void> => {
  for (const medium of media) {
    const ids = works.filter((work) => work.medium === medium).map(({ workId }) => workId);
    if (ids.length === 0) continue;
    await retireRows(app, tx, { medium, source: key, sourceIds: ids });
    if (medium === 'MANGA') await forgetUnits(app, tx, key, ids);
  }
};
