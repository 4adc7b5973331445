import { setTimeout } from 'node:timers/promises';
import { catalogue } from '#slices/catalog/index.ts';
import { sourceOf } from '#slices/sources/fetch/registry.ts';
import { agreeToTerms, type SourceKey } from '#slices/sources/index.ts';
import { SourceStandIn } from '../tests/source-stand-in.ts';
import { mergedAnime } from '../src/slices/catalog/community/merged-work.ts';
import { claimsAbout } from '../src/slices/catalog/commands/claim-store.ts';
import { ANONYMOUS_ENV } from './callers.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { type GeneratedFile, mangabakaFile, offlineDatabaseFile } from './generated-sources.ts';
import { readLarge, readRows } from './large-catalogue.ts';
import type { Effort } from './measure.ts';
import { startServer, type ServerProcess } from './process.ts';
import { atMost, tableOf, writeResult, type Verdict } from './report.ts';
import { p99, readsDuring } from './steady-reads.ts';

/** Design §5, for a catalogue of 40,000 anime and 80,000 manga. */
const MOST = {
  importS: 60,
  importMb: 1_500,
  againS: 10,
  reads: 3,
  mergeMs: 1,
};

const CALM_MS = 6_000;
const MERGED_WORKS = 500;
/** How often the memory of an import is looked at. */
const LOOK_EVERY_MS = 500;

interface Place {
  database: BenchDatabase;
  web: SourceStandIn;
}

const start = ({ database, web }: Place, more: Record<string, string> = {}) =>
  startServer({
    name: 'tsuzuki with all sources',
    file: './servers/ours.mjs',
    env: {
      ...database.env,
      ...ANONYMOUS_ENV,
      ...web.settings,
      CATALOGUE_SOURCES: 'anime-offline-database,mangabaka',
      BENCH_WORKER: 'on',
      ...more,
    },
  });

const importedAt = async ({ app }: BenchDatabase, key: SourceKey): Promise<Date | null> => {
  const row = await app.db
    .selectFrom('sources.source')
    .select(['imported_at', 'fault'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row?.fault) throw new Error(row.fault);
  return row?.imported_at ?? null;
};

/** Makes a source due, and waits until it is imported. @returns seconds */
const importIt = async ({ database }: Place, key: SourceKey): Promise<number> => {
  const { app } = database;
  const since = performance.now();
  await app.db
    .transaction()
    .execute((tx) => agreeToTerms(app, tx, { key, consenter: { kind: 'operator' } }));
  await app.database.pool.query('update sources.source set due_at = now() where key = $1', [key]);
  await app.database.pool.query(`select pg_notify('sources_due', '')`);
  while ((await importedAt(database, key)) === null) await setTimeout(50);
  return (performance.now() - since) / 1000;
};

/** Seconds of an import, the most memory it took, and what somebody notices of it who reads. */
interface Import {
  seconds: number;
  megabytes: number;
  reads: number[];
}

const importBeside = async (
  place: Place,
  { server, key }: { server: ServerProcess; key: SourceKey },
): Promise<Import> => {
  let seconds = 0;
  let bytes = 0;
  const reads = await readsDuring(place.database, server, async () => {
    let isOver = false;
    const importing = importIt(place, key).finally(() => void (isOver = true));
    while (!isOver) {
      bytes = Math.max(bytes, (await server.usage()).rssBytes);
      await setTimeout(LOOK_EVERY_MS);
    }
    seconds = await importing;
  });
  return { seconds, reads, megabytes: bytes / 1_000_000 };
};

const nightsOf = async ({ app }: BenchDatabase) =>
  app.db
    .selectFrom('sources.source')
    .select(['key', 'fetched_at', 'imported_at'])
    .where('imported_at', 'is not', null)
    .orderBy('key')
    .execute();

/** The next night has the same files. @returns seconds until that is known. @throws Error if one of them is imported again */
const fetchAgain = async ({ database }: Place): Promise<number> => {
  const before = await nightsOf(database);
  const since = performance.now();
  await database.app.database.pool.query(
    'update sources.source set due_at = now() where imported_at is not null',
  );
  await database.app.database.pool.query(`select pg_notify('sources_due', '')`);
  const isFetched = async () =>
    (await nightsOf(database)).every(
      ({ fetched_at: at }, index) => at! > before[index]!.fetched_at!,
    );
  while (!(await isFetched())) await setTimeout(50);
  const seconds = (performance.now() - since) / 1000;
  const after = await nightsOf(database);
  if (after.some(({ imported_at: at }, index) => at! > before[index]!.imported_at!))
    throw new Error('What has not changed was imported again.');
  return seconds;
};

/** Waits until the server shows what was imported last: one that ends before keeps nothing of it, and the next start makes it anew. */
const takeOver = async ({ app }: BenchDatabase, { url }: ServerProcess): Promise<void> => {
  const { id } = await app.db
    .selectFrom('catalog.manga')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const query = `{ manga(id: "${id}") { id } }`;
  const isShown = async (): Promise<boolean> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await answer.text()).includes(`"id":"${id}"`);
  };
  while (!(await isShown())) await setTimeout(LOOK_EVERY_MS);
};

/** Milliseconds that merging the claims of one work takes. */
const mergeMs = async ({ app }: BenchDatabase): Promise<number> => {
  await app.open(catalogue);
  const ids = [...app.get(catalogue).ids()].slice(0, MERGED_WORKS);
  const claims = await app.db.transaction().execute((tx) => claimsAbout(tx, 'ANIME', ids));
  const since = performance.now();
  for (const [id, said] of claims) mergedAnime(id, said);
  return (performance.now() - since) / claims.size;
};

/** What the web has of the two sources. */
const publish = (web: SourceStandIn): Record<'anime' | 'manga', GeneratedFile> => {
  const anime = offlineDatabaseFile();
  const manga = mangabakaFile();
  const { location } = sourceOf('anime-offline-database');
  if (location.kind !== 'release') throw new Error('anime-offline-database is no release.');
  web.release({ ...location, name: location.asset }, anime.packed);
  const other = sourceOf('mangabaka').location;
  if (other.kind !== 'file') throw new Error('mangabaka is no file.');
  web.put(other.address, manga.packed);
  return { anime, manga };
};

const importAll = async (place: Place) => {
  const server = await start(place);
  try {
    const calm = await readsDuring(place.database, server, () => setTimeout(CALM_MS));
    const anime = await importBeside(place, { server, key: 'anime-offline-database' });
    const manga = await importBeside(place, { server, key: 'mangabaka' });
    const againS = await fetchAgain(place);
    await takeOver(place.database, server);
    return { idle: p99(calm), anime, manga, againS };
  } finally {
    await server.stop();
  }
};

/** Measures a large catalogue: fetching its sources while somebody reads, starting with it, and reading it. */
export const benchSources = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const place: Place = { database, web: await SourceStandIn.start() };
  try {
    const files = publish(place.web);
    const { idle, anime, manga, againS } = await importAll(place);
    const merging = await mergeMs(database);
    const full = [...(await readLarge(database, effort)), ...(await readRows(database, effort))];
    const row = (name: string, file: GeneratedFile, { seconds, reads, megabytes }: Import) => [
      name,
      file.megabytes.toFixed(0),
      seconds.toFixed(1),
      idle.toFixed(1),
      p99(reads).toFixed(1),
      (reads.at(-1) ?? 0).toFixed(1),
      megabytes.toFixed(0),
    ];
    const head = [
      'fetched while somebody reads',
      'MB',
      's',
      'p99 alone, ms',
      'p99',
      'longest',
      'memory, MB',
    ];
    const rows = [row('40,000 anime', files.anime, anime), row('80,000 manga', files.manga, manga)];
    process.stdout.write(`\n${tableOf(head, rows)}\n`);
    writeResult('sources', {
      idle,
      anime: anime.seconds,
      manga: manga.seconds,
      againS,
      merging,
      full,
    });
    const perSixty = (file: GeneratedFile, { seconds }: Import): number =>
      (seconds * 60) / file.megabytes;
    return [
      atMost('60 MB of anime-offline-database, s', perSixty(files.anime, anime), MOST.importS),
      atMost('60 MB of MangaBaka, s', perSixty(files.manga, manga), MOST.importS),
      atMost(
        'reads beside an import / alone, p99',
        Math.max(p99(anime.reads), p99(manga.reads)) / idle,
        MOST.reads,
      ),
      atMost('memory of an import, MB', Math.max(anime.megabytes, manga.megabytes), MOST.importMb),
      atMost('both again, unchanged, s', againS, MOST.againS),
      atMost('merging one work, ms', merging, MOST.mergeMs),
      ...full,
    ];
  } finally {
    place.web.close();
    await database.close();
  }
};
