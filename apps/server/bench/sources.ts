import { setTimeout } from 'node:timers/promises';
import { catalogue } from '#slices/catalog/index.ts';
import { sourceOf } from '#slices/sources/fetch/registry.ts';
import { agreeToTerms, type FetchedKey } from '#slices/sources/index.ts';
import { SourceStandIn } from '../tests/source-stand-in.ts';
import { mergeAnime } from '../src/slices/catalog/rules/merge-anime.ts';
import { claimsAbout } from '../src/slices/catalog/commands/claim-store.ts';
import { ANONYMOUS_ENV, ANONYMOUS_REQUESTS, anonymousCallers } from './callers.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { type GeneratedFile, mangabakaFile, offlineDatabaseFile } from './generated-sources.ts';
import { startLoad, type LoadProcess } from './load-process.ts';
import { median, type Effort } from './measure.ts';
import { startServer, type ServerProcess } from './process.ts';
import { atMost, tableOf, writeResult, type Verdict } from './report.ts';
import { bodiesOf, scenariosOn } from './scenarios.ts';

/** Design §5, for a catalogue of 40,000 anime and 80,000 manga. */
const MOST = { importS: 60, reads: 3, startS: 4, memoryMb: 700, searchMs: 10, mergeMs: 1 };

/** Reads are measured in pieces of this length, because nobody knows how long an import will take. */
const PIECE_MS = 2_000;
/** After this a process has returned the memory that starting took. */
const REST_MS = 60_000;
const MERGED_WORKS = 500;

interface Place {
  database: BenchDatabase;
  web: SourceStandIn;
  load: LoadProcess;
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

/** The 99th percentile of reads of one kind, from one client at a time. */
const readP99 = async (
  { database, load }: Place,
  { server, kind }: { server: ServerProcess; kind: 'one anime' | '20 edges' },
): Promise<number> => {
  const scenario = (await scenariosOn(database)).find(({ name }) => name === kind)!;
  const order = {
    series: kind,
    url: server.url,
    path: '/graphql',
    bodies: bodiesOf(scenario),
    callers: anonymousCallers(),
    requestsPerCaller: ANONYMOUS_REQUESTS,
    connections: 4,
    warmMs: 300,
    measureMs: PIECE_MS,
  };
  return (await load.run(order, () => {})).latency.p99;
};

const importedAt = async ({ app }: BenchDatabase, key: FetchedKey): Promise<Date | null> => {
  const row = await app.db
    .selectFrom('sources.source')
    .select(['imported_at', 'fault'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row?.fault) throw new Error(row.fault);
  return row?.imported_at ?? null;
};

/** Makes a source due, and waits until it is imported. Meanwhile somebody reads. */
const importBeside = async (
  place: Place,
  { server, key }: { server: ServerProcess; key: FetchedKey },
): Promise<{ seconds: number; p99s: number[] }> => {
  const { app } = place.database;
  const since = performance.now();
  await app.db
    .transaction()
    .execute((tx) => agreeToTerms(app, tx, { key, consenter: { kind: 'operator' } }));
  await app.database.pool.query('update sources.source set due_at = now() where key = $1', [key]);
  await app.database.pool.query(`select pg_notify('sources_due', '')`);
  const ended = (async () => {
    while ((await importedAt(place.database, key)) === null) await setTimeout(50);
    return (performance.now() - since) / 1000;
  })();
  const p99s: number[] = [];
  let seconds: number | undefined;
  void ended.then((took) => (seconds = took)).catch(() => {});
  while (seconds === undefined) p99s.push(await readP99(place, { server, kind: 'one anime' }));
  return { seconds: await ended, p99s };
};

/** Milliseconds that merging the claims of one work takes. */
const mergeMs = async ({ app }: BenchDatabase): Promise<number> => {
  await app.open(catalogue);
  const ids = [...app.get(catalogue).ids()].slice(0, MERGED_WORKS);
  const claims = await app.db.transaction().execute((tx) => claimsAbout(tx, 'ANIME', ids));
  const since = performance.now();
  for (const [id, said] of claims) mergeAnime(id, said);
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
  const server = await start(place, { CATALOGUE_SOURCES: 'off' });
  return { server, seconds: (performance.now() - since) / 1000 };
};

const importAll = async (place: Place) => {
  const server = await start(place);
  try {
    const idle = median([
      await readP99(place, { server, kind: 'one anime' }),
      await readP99(place, { server, kind: 'one anime' }),
      await readP99(place, { server, kind: 'one anime' }),
    ]);
    const anime = await importBeside(place, { server, key: 'anime-offline-database' });
    const manga = await importBeside(place, { server, key: 'mangabaka' });
    return { idle, anime, manga };
  } finally {
    await server.stop();
  }
};

const readAll = async (place: Place, effort: Effort) => {
  const starts: number[] = [];
  const searches: number[] = [];
  let bytes = 0;
  for (let round = 0; round < effort.rounds; round += 1) {
    const { server, seconds } = await startAgain(place);
    starts.push(seconds);
    searches.push(await readP99(place, { server, kind: '20 edges' }));
    if (round === 0) {
      await setTimeout(REST_MS);
      bytes = (await server.usage()).rssBytes;
    }
    await server.stop();
  }
  return { startS: median(starts), searchMs: median(searches), megabytes: bytes / 1_000_000 };
};

/** Measures a large catalogue: fetching its sources while somebody reads, starting with it, and reading it. */
export const benchSources = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const place: Place = { database, web: await SourceStandIn.start(), load: startLoad() };
  try {
    const files = publish(place.web);
    const { idle, anime, manga } = await importAll(place);
    const merging = await mergeMs(database);
    const full = await readAll(place, effort);
    const row = (name: string, file: GeneratedFile, { seconds, p99s }: typeof anime) => [
      name,
      file.megabytes.toFixed(0),
      seconds.toFixed(1),
      idle.toFixed(1),
      median(p99s).toFixed(1),
      Math.max(...p99s).toFixed(1),
    ];
    const head = ['fetched while somebody reads', 'MB', 's', 'p99 idle, ms', 'median', 'highest'];
    const rows = [row('40,000 anime', files.anime, anime), row('80,000 manga', files.manga, manga)];
    process.stdout.write(`\n${tableOf(head, rows)}\n`);
    writeResult('sources', { idle, anime, manga, merging, full });
    const perSixty = (file: GeneratedFile, { seconds }: typeof anime): number =>
      (seconds * 60) / file.megabytes;
    return [
      atMost('60 MB of anime-offline-database, s', perSixty(files.anime, anime), MOST.importS),
      atMost('60 MB of MangaBaka, s', perSixty(files.manga, manga), MOST.importS),
      atMost(
        'reads beside an import / alone, p99',
        median([...anime.p99s, ...manga.p99s]) / idle,
        MOST.reads,
      ),
      atMost('merging one work, ms', merging, MOST.mergeMs),
      atMost('start with 48,000 anime and 80,000 manga, s', full.startS, MOST.startS),
      atMost('its memory, MB', full.megabytes, MOST.memoryMb),
      atMost('search, p99, ms', full.searchMs, MOST.searchMs),
    ];
  } finally {
    place.load.stop();
    place.web.close();
    await database.close();
  }
};
