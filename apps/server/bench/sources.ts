import { setTimeout } from 'node:timers/promises';
import { catalogue } from '#slices/catalog/index.ts';
import { sourceOf } from '#slices/sources/fetch/registry.ts';
import { agreeToTerms, type SourceKey } from '#slices/sources/index.ts';
import { SourceStandIn } from '../tests/source-stand-in.ts';
import { mergedAnime } from '../src/slices/catalog/community/merged-work.ts';
import { claimsAbout } from '../src/slices/catalog/commands/claim-store.ts';
import { ANONYMOUS_ENV, ANONYMOUS_REQUESTS, anonymousCallers } from './callers.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { type GeneratedFile, mangabakaFile, offlineDatabaseFile } from './generated-sources.ts';
import { startLoad } from './load-process.ts';
import { median, type Effort } from './measure.ts';
import { startServer, type ServerProcess } from './process.ts';
import { atMost, tableOf, writeResult, type Verdict } from './report.ts';
import { p99, readsDuring } from './steady-reads.ts';

/** Design §5, for a catalogue of 40,000 anime and 80,000 manga. */
const MOST = { importS: 60, reads: 3, startS: 4, memoryMb: 700, searchMs: 10, mergeMs: 1 };

const CALM_MS = 6_000;
/** After this a process has returned the memory that starting took. */
const REST_MS = 60_000;
const MERGED_WORKS = 500;

interface Place {
  database: BenchDatabase;
  web: SourceStandIn;
}

const start = ({ database, web }: Place, more: Record<string, string> = {}) =>
  startServer({
    name: 'tsuzuki with all sources',
    file: './servers/ours.ts',
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

/** Seconds of an import, and what somebody notices of it who reads. */
interface Import {
  seconds: number;
  reads: number[];
}

const importBeside = async (
  place: Place,
  { server, key }: { server: ServerProcess; key: SourceKey },
): Promise<Import> => {
  let seconds = 0;
  const reads = await readsDuring(place.database, server, async () => {
    seconds = await importIt(place, key);
  });
  return { seconds, reads };
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

/** Seconds until a server that starts on the full catalogue serves, and what it holds. */
const startAgain = async (place: Place): Promise<{ server: ServerProcess; seconds: number }> => {
  const since = performance.now();
  const server = await start(place, { CATALOGUE_SOURCES: 'off', TSUZUKI_RESPONSE_CACHE_MB: '0' });
  return { server, seconds: (performance.now() - since) / 1000 };
};

const importAll = async (place: Place) => {
  const server = await start(place);
  try {
    const calm = await readsDuring(place.database, server, () => setTimeout(CALM_MS));
    const anime = await importBeside(place, { server, key: 'anime-offline-database' });
    const manga = await importBeside(place, { server, key: 'mangabaka' });
    return { idle: p99(calm), anime, manga };
  } finally {
    await server.stop();
  }
};

/** So many titles are searched for: more than are remembered. */
const SEARCHED = 5_000;

const searches = async ({ app }: BenchDatabase): Promise<string[]> => {
  const rows = await app.db
    .selectFrom('catalog.anime')
    .select('title_romaji')
    .where('title_romaji', 'is not', null)
    .orderBy('id')
    .limit(SEARCHED)
    .execute();
  const query =
    'query ($query: String!) { searchAnime(query: $query, first: 10) { nodes { id } } }';
  return rows.map((row) => JSON.stringify({ query, variables: { query: row.title_romaji } }));
};

/** The 99th percentile of searches, one after the other. */
const searchP99 = async ({ database }: Place, { url }: ServerProcess): Promise<number> => {
  const load = startLoad();
  try {
    const order = {
      series: 'search',
      url,
      path: '/graphql',
      bodies: await searches(database),
      callers: anonymousCallers(),
      requestsPerCaller: ANONYMOUS_REQUESTS,
      connections: 1,
      warmMs: 500,
      measureMs: CALM_MS,
    };
    return (await load.run(order, () => {})).latency.p99;
  } finally {
    load.stop();
  }
};

const readAll = async (place: Place, effort: Effort) => {
  const starts: number[] = [];
  const latencies: number[] = [];
  let bytes = 0;
  for (let round = 0; round < effort.rounds; round += 1) {
    const { server, seconds } = await startAgain(place);
    starts.push(seconds);
    if (round === 0) {
      await setTimeout(REST_MS);
      bytes = (await server.usage()).rssBytes;
    }
    latencies.push(await searchP99(place, server));
    await server.stop();
  }
  return { startS: median(starts), searchMs: median(latencies), megabytes: bytes / 1_000_000 };
};

/** Measures a large catalogue: fetching its sources while somebody reads, starting with it, and reading it. */
export const benchSources = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const place: Place = { database, web: await SourceStandIn.start() };
  try {
    const files = publish(place.web);
    const { idle, anime, manga } = await importAll(place);
    const merging = await mergeMs(database);
    const full = await readAll(place, effort);
    const row = (name: string, file: GeneratedFile, { seconds, reads }: Import) => [
      name,
      file.megabytes.toFixed(0),
      seconds.toFixed(1),
      idle.toFixed(1),
      p99(reads).toFixed(1),
      (reads.at(-1) ?? 0).toFixed(1),
    ];
    const head = ['fetched while somebody reads', 'MB', 's', 'p99 alone, ms', 'p99', 'longest'];
    const rows = [row('40,000 anime', files.anime, anime), row('80,000 manga', files.manga, manga)];
    process.stdout.write(`\n${tableOf(head, rows)}\n`);
    writeResult('sources', { idle, anime: anime.seconds, manga: manga.seconds, merging, full });
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
      atMost('merging one work, ms', merging, MOST.mergeMs),
      atMost('start with 48,000 anime and 80,000 manga, s', full.startS, MOST.startS),
      atMost('its memory, MB', full.megabytes, MOST.memoryMb),
      atMost('search, p99, ms', full.searchMs, MOST.searchMs),
    ];
  } finally {
    place.web.close();
    await database.close();
  }
};
