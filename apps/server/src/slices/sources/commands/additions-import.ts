import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import {
  findWorkIds,
  type IdentifiedAnime,
  importIdentifiedAnime,
  type SiteId,
  siteKey,
} from '#slices/catalog/index.ts';
import type { Addition, AdditionSource } from '../adapters/addition.ts';
import { ADDITION_SOURCE } from '../adapters/addition-sources.ts';
import type { AnimeAdditionKey } from '../adapters/additions.ts';
import { applyAnimeChange } from './apply-anime.ts';
import { type FileImportOptions, type FileRows, importFile } from './file-import.ts';
import { type RefusalList, type RowCounts, type SourceReport } from './import-run.ts';
import { retireLostRows } from './retire-rows.ts';
import { writeInBatches } from './write-claims.ts';

/** Ids a statement looks up. */
const BATCH = 5_000;

/** The anime that rows are about, by the ids of the rows. Rows about none that is here are left out. */
const placesOf = async (
  tx: Tx,
  source: AdditionSource,
  { file, refusals }: { file: string; refusals: RefusalList },
): Promise<Map<string, string>> => {
  const places = new Map<string, string>();
  let open: { sourceId: string; foundBy: SiteId[] }[] = [];
  const place = async (): Promise<void> => {
    const works = await findWorkIds(
      tx,
      'anime',
      open.flatMap(({ foundBy }) => foundBy),
      { notGivenBy: source.key },
    );
    for (const { sourceId, foundBy } of open) {
      const [workId, another] = new Set(foundBy.flatMap((id) => works.get(siteKey(id)) ?? []));
      if (another !== undefined)
        refusals.add({
          source: source.key,
          ref: sourceId,
          reason: 'its ids belong to several works',
        });
      else if (workId !== undefined) places.set(sourceId, workId);
    }
    open = [];
  };
  for await (const { sourceId, foundBy } of source.read(file, () => {})) {
    open.push({ sourceId, foundBy });
    if (open.length === BATCH) await place();
  }
  await place();
  return places;
};

/** The rows that have a place, in the form of claims. */
async function* placedClaims(
  rows: AsyncIterable<Addition>,
  places: ReadonlyMap<string, string>,
): AsyncGenerator<IdentifiedAnime> {
  for await (const { foundBy: _foundBy, ...claim } of rows) {
    const workId = places.get(claim.sourceId);
    if (workId !== undefined) yield { ...claim, workId };
  }
}

interface Placing {
  source: string;
  claims: readonly IdentifiedAnime[];
  /** The anime that each id of the file stands for. */
  given: Map<string, string>;
}

/** An id that stands for another anime already stands for this one, too, but not in the first place. */
const withPlaces = async (
  tx: Tx,
  { source, claims, given }: Placing,
): Promise<IdentifiedAnime[]> => {
  const ids = claims.flatMap(({ externalIds }) => externalIds ?? []);
  if (ids.length === 0) return [...claims];
  const known = await findWorkIds(tx, 'anime', ids, { notGivenBy: source });
  const isFirst = (id: SiteId, workId: string): boolean => {
    const key = siteKey(id);
    const owner = known.get(key) ?? given.get(key) ?? workId;
    given.set(key, owner);
    return owner === workId;
  };
  return claims.map((claim) => ({
    ...claim,
    externalIds: (claim.externalIds ?? []).map((id) => ({
      ...id,
      isPrimary: isFirst(id, claim.workId),
    })),
  }));
};

const takeIn = async (
  app: App,
  tx: Tx,
  { source, file, refusals, takesSmaller, tally, onRows }: FileRows & { source: AdditionSource },
): Promise<RowCounts> => {
  const places = await placesOf(tx, source, { file, refusals });
  const removed = await retireLostRows(app, tx, {
    medium: 'ANIME',
    source: source.key,
    name: source.info.name,
    sourceIds: [...places.keys()],
    takesSmaller,
  });
  const given = new Map<string, string>();
  const read = {
    source: source.key,
    claims: placedClaims(
      source.read(file, (one) => refusals.add(one)),
      places,
    ),
    refusals,
    tally,
    onRows: (done: number) => onRows(done, places.size),
  };
  const written = await writeInBatches(tx, read, async (batch) => {
    const claims = await withPlaces(tx, { source: source.key, claims: batch, given });
    const change = await importIdentifiedAnime(app, tx, { source: source.key, claims });
    await applyAnimeChange(app, tx, { change, claims });
    const { updated } = change;
    return { added: 0, updated, unchanged: batch.length - updated };
  });
  return { ...written, removed };
};

/** Takes over what a source adds to anime that are here: all of it, or nothing. */
export const importAdditions = (
  app: App,
  { source: key, ...options }: FileImportOptions & { source: AnimeAdditionKey },
): Promise<SourceReport> => {
  const source = ADDITION_SOURCE[key];
  return importFile(app, source, options, (tx, rows) => takeIn(app, tx, { ...rows, source }));
};
