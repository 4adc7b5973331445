import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { banPaidUse } from '#slices/access/index.ts';
import {
  findWorkIds,
  type IdentifiedAnime,
  importIdentifiedAnime,
  recordDataSources,
  type SiteId,
  siteKey,
} from '#slices/catalog/index.ts';
import type { Addition, AdditionSource } from '../adapters/addition.ts';
import { ADDITION_SOURCE } from '../adapters/addition-sources.ts';
import type { AnimeAdditionKey } from '../adapters/additions.ts';
import { passLicence } from '../licence-gate.ts';
import { refusal } from '../reasons.ts';
import { sourceOfFile } from '../source-of-file.ts';
import type { AnimeClaimsOptions } from './anime-claims-import.ts';
import { claimBatches } from './claim-batches.ts';
import {
  analyzeWorks,
  inImport,
  noCounts,
  RefusalList,
  type RowCounts,
  type SourceReport,
} from './import-run.ts';
import { retireLostRows } from './retire-rows.ts';

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

interface Taking {
  source: AdditionSource;
  file: string;
  refusals: RefusalList;
  takesSmaller: boolean;
  onProgress: NonNullable<AnimeClaimsOptions['onProgress']>;
}

const takeIn = async (
  app: App,
  tx: Tx,
  { source, file, refusals, takesSmaller, onProgress }: Taking,
): Promise<RowCounts> => {
  const sum = noCounts();
  const places = await placesOf(tx, source, { file, refusals });
  sum.removed = await retireLostRows(app, tx, {
    medium: 'ANIME',
    source: source.key,
    name: source.info.name,
    sourceIds: [...places.keys()],
    takesSmaller,
  });
  const rows = source.read(file, (one) => refusals.add(one));
  const given = new Map<string, string>();
  for await (const batch of claimBatches(placedClaims(rows, places), source.key, refusals)) {
    const claims = await withPlaces(tx, { source: source.key, claims: batch, given });
    const { updated } = await importIdentifiedAnime(app, tx, { source: source.key, claims });
    if (sum.rows === 0) await analyzeWorks(tx);
    sum.rows += batch.length;
    sum.updated += updated;
    sum.unchanged += batch.length - updated;
    onProgress({ label: `reading ${source.info.name}`, done: sum.rows, total: places.size });
  }
  return sum;
};

/** Takes over what a source adds to anime that are here: all of it, or nothing. */
export const importAdditions = async (
  app: App,
  {
    source: key,
    file,
    hasConsent = false,
    takesSmaller = false,
    onProgress = () => {},
  }: AnimeClaimsOptions & { source: AnimeAdditionKey },
): Promise<SourceReport> => {
  const startedAt = performance.now();
  const source = ADDITION_SOURCE[key];
  await passLicence(app, source, hasConsent);
  if (file === undefined) {
    throw refusal('BAD_USER_INPUT', 'SOURCE_NEEDS_FILE', {
      source: source.info.name,
      form: source.form,
    });
  }
  const refusals = new RefusalList();
  const counts = await inImport(app, async (tx) => {
    const taken = await takeIn(app, tx, { source, file, refusals, takesSmaller, onProgress });
    await recordDataSources(app, tx, [sourceOfFile(source, file)]);
    if (source.licence.isNonCommercial) await banPaidUse(app, tx, source.info.name);
    return taken;
  });
  return {
    source: key,
    ...counts,
    refused: refusals.count,
    refusals: refusals.kept,
    ms: Math.round(performance.now() - startedAt),
  };
};
