import { setTimeout } from 'node:timers/promises';
import { catalogue } from '#slices/catalog/index.ts';
import { publishedPicture } from '#slices/images/published.ts';
import { pathOf } from '#slices/images/path.ts';
import { givePictures } from '../tests/give-pictures.ts';
import { coverJpeg } from '../tests/picture-files.ts';
import { SourceStandIn } from '../tests/source-stand-in.ts';
import { ANONYMOUS_ENV } from './callers.ts';
import { openConnection } from './connection.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { median, type Effort } from './measure.ts';
import { countChildren } from './process-tree.ts';
import { startServer, type ServerProcess } from './process.ts';
import { atLeast, atMost, tableOf, writeResult, type Verdict } from './report.ts';
import { p99, readsDuring } from './steady-reads.ts';

const MOST = { cachedMs: 1, decoders: 4, reads: 2 };

/** First requests at once, as of a few people who open long pages. */
const NEW_PICTURES = 200;
const HOST = 'https://cdn.mangabaka.dev';
const CALM_MS = 3_000;
/** A round is short, so other work of the machine hits some of them. */
const ROUNDS_EACH = 2;
const CACHED_REQUESTS = 2_000;
const CONNECTIONS = 8;

const addressAt = (index: number): string => `${HOST}/bench/${index}.jpg`;

/** Gives works covers. @returns the paths of their pictures */
const giveCovers = async ({ app }: BenchDatabase, count: number): Promise<string[]> => {
  const { pool } = app.database;
  const { rows } = await pool.query<{ id: string }>(
    'select id from catalog.anime where not is_hidden and not is_adult order by popularity desc nulls last limit $1',
    [count],
  );
  const addresses = new Map(rows.map(({ id }, index) => [id, addressAt(index)]));
  await givePictures(app, { media: 'anime', picture: 'cover', addresses });
  await app.open(catalogue);
  const size = 'medium';
  return rows.map(({ id }) => {
    const published = publishedPicture(app, app.get(catalogue).get(id)!, 'cover')!;
    return pathOf({ kind: 'anime', id, picture: 'cover' }, size, published);
  });
};

const askFor = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: image/avif,image/webp,*/*;q=0.8\r\n\r\n`;

/** CPU milliseconds of the server for a picture that is on its disk. */
const cachedMs = async (server: ServerProcess, paths: readonly string[]): Promise<number> => {
  const port = Number(new URL(server.url).port);
  const before = await server.usage();
  let asked = 0;
  const ask = async (): Promise<void> => {
    const connection = await openConnection(port);
    while (asked < CACHED_REQUESTS) {
      const status = await connection.send(askFor(paths[(asked += 1) % paths.length]!));
      if (status !== 200) throw new Error(`A picture was answered with ${status}.`);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const after = await server.usage();
  return (after.cpuMicros - before.cpuMicros) / 1_000 / CACHED_REQUESTS;
};

interface Burst {
  /** How many were sent. */
  came: number;
  seconds: number;
  mostDecoders: number;
}

/** Asks for pictures that nobody has asked for before, all at once. */
const askForNew = async (server: ServerProcess, paths: readonly string[]): Promise<Burst> => {
  const port = Number(new URL(server.url).port);
  const since = performance.now();
  let mostDecoders = 0;
  const watch = setInterval(() => {
    mostDecoders = Math.max(mostDecoders, countChildren(server.pid, 'decode-worker'));
  }, 20);
  const answers = await Promise.all(
    paths.map(async (path) => {
      const connection = await openConnection(port);
      const status = await connection.send(askFor(path));
      connection.close();
      return status;
    }),
  );
  clearInterval(watch);
  const came = answers.filter((status) => status === 200).length;
  return { came, seconds: (performance.now() - since) / 1_000, mostDecoders };
};

interface Round extends Burst {
  /** p99 of reads in milliseconds, alone and beside new pictures. */
  calm: number;
  beside: number;
  /** CPU milliseconds of a picture from the cache. */
  cached: number;
}

const roundOn = async (
  database: BenchDatabase,
  server: ServerProcess,
  paths: readonly string[],
): Promise<Round> => {
  const calm = await readsDuring(database, server, () => setTimeout(CALM_MS));
  let burst: Burst = { came: 0, seconds: 0, mostDecoders: 0 };
  const beside = await readsDuring(database, server, async () => {
    burst = await askForNew(server, paths);
  });
  const cached = await cachedMs(server, paths.slice(0, 50));
  return { ...burst, calm: p99(calm), beside: p99(beside), cached };
};

/** The figures of an ordinary round where others use the machine too, and of the worst where that does not matter. */
const verdictsOn = (rounds: readonly Round[]): Verdict[] => {
  const usual = (of: (round: Round) => number): number => median(rounds.map(of));
  const calm = usual((round) => round.calm);
  const beside = usual((round) => round.beside);
  const rows = [
    [`${NEW_PICTURES} new pictures, s`, usual(({ seconds }) => seconds).toFixed(1)],
    ['a read alone, p99 ms', calm.toFixed(1)],
    ['a read beside them, p99 ms', beside.toFixed(1)],
  ];
  process.stdout.write(`\n${tableOf(['pictures', ''], rows)}\n`);
  return [
    atMost(
      'a picture from the cache, CPU ms',
      usual(({ cached }) => cached),
      MOST.cachedMs,
    ),
    atLeast(
      `of ${NEW_PICTURES} new pictures at once came`,
      Math.min(...rounds.map(({ came }) => came)),
      NEW_PICTURES,
    ),
    atMost(
      'decoders at once',
      Math.max(...rounds.map(({ mostDecoders }) => mostDecoders)),
      MOST.decoders,
    ),
    atMost('reads beside new pictures / alone, p99', beside / calm, MOST.reads),
  ];
};

/** Measures what pictures cost: those that are here, and what others notice of many that are not. */
export const benchImages = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const web = await SourceStandIn.start();
  const count = (ROUNDS_EACH * effort.rounds + 1) * NEW_PICTURES;
  const paths = await giveCovers(database, count);
  const cover = await coverJpeg('#406080');
  // A few bytes behind its end make each a file of its own.
  for (const index of paths.keys())
    web.put(addressAt(index), Buffer.concat([cover, Buffer.from(String(index))]));
  const server = await startServer({
    name: 'tsuzuki with pictures',
    file: './servers/ours.mjs',
    env: { ...database.env, ...ANONYMOUS_ENV, IMAGES_MIRROR: web.url },
  });
  try {
    const rounds: Round[] = [];
    // The first round is for the compilers.
    for (let at = 0; at < count; at += NEW_PICTURES)
      rounds.push(await roundOn(database, server, paths.slice(at, at + NEW_PICTURES)));
    writeResult('images', { rounds });
    return verdictsOn(rounds.slice(1));
  } finally {
    await server.stop();
    web.close();
    await database.close();
  }
};
