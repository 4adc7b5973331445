import { createUser } from '#slices/accounts/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { type ExportFormat, exportList, importListFile } from '#slices/listfiles/index.ts';
import { createUsers } from './accounts.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { fillLists, growCatalogue, settle } from './long-lists.ts';
import { sendExports } from './list-export.ts';
import type { Effort } from './measure.ts';
import { atMost, tableOf, writeResult, type Verdict } from './report.ts';

const ROWS = 5_000;
const TARGET_SECONDS = 5;
/** The most rows that a file may have. */
const MOST_ROWS = 50_000;
/** What importing and exporting that file may add to the memory of the process. The catalogue alone takes more. */
const MEMORY_MB = 400;
/** The most that a web process may grow while it sends a long list to a slow reader. */
const SENT_MB = 64;
/** A writer that first writes everything and then sends it needs most of the time before the first bytes. */
const FIRST_SHARE = 0.25;
/** Lists of other users, with ten thousand entries each. */
const LISTS = 100;
const GROWTH = 1.5;
/** Times below this are too short to measure with a file of this size. */
const LEAST_SECONDS = 0.05;

const rowOf = (malId: string, index: number): string =>
  `<anime><series_animedb_id>${malId}</series_animedb_id><series_title><![CDATA[t]]></series_title>` +
  `<my_watched_episodes>${index % 13}</my_watched_episodes><my_start_date>2020-04-00</my_start_date>` +
  `<my_score>${index % 11}</my_score><my_status>${index % 3 ? 'Watching' : 'Completed'}</my_status>` +
  `<my_comments><![CDATA[note ${index}]]></my_comments><my_tags><![CDATA[a, b]]></my_tags></anime>\n`;

/** An export of MyAnimeList with works of the catalogue, and some others if the catalogue has too few. */
const malFile = ({ app }: BenchDatabase, count: number): Buffer => {
  const ids = new Set<string>();
  for (const { externalIds } of app.get(catalogue).all())
    for (const { site, id } of externalIds) if (site === 'mal') ids.add(id);
  for (let id = 9_000_000; ids.size < count; id += 1) ids.add(String(id));
  const rows = [...ids].slice(0, count).map(rowOf);
  return Buffer.from(`<myanimelist>${rows.join('')}</myanimelist>`);
};

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
};

/** The most that the process grows during some work. */
const growthMb = async (work: () => Promise<unknown>): Promise<number> => {
  const mb = () => process.memoryUsage.rss() / 1024 / 1024;
  const before = mb();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, mb())), 20);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return Math.max(most, mb()) - before;
};

const newUser = ({ app }: BenchDatabase, username: string): Promise<string> =>
  app.db.transaction().execute(async (tx) => {
    const email = `${username}@example.org`;
    return (await createUser(app, tx, { username, email, password: 'a long password' })).id;
  });

const bring = (
  { app }: BenchDatabase,
  input: { userId: string; format: 'mal-xml' | 'tsuzuki'; bytes: Uint8Array },
) => importListFile(app, { ...input, fileName: null, policy: 'file-wins', isDryRun: false });

const writeOut = async (
  { app }: BenchDatabase,
  userId: string,
  format: ExportFormat,
): Promise<number> => {
  const { pieces } = await exportList(app, app.db, {
    userId,
    username: 'bench',
    format,
    kind: 'anime',
  });
  let bytes = 0;
  for await (const piece of pieces) bytes += piece.length;
  return bytes;
};

type Times = Readonly<Record<'import' | 'the same again' | 'export', number>>;

/** The times for a list of five thousand rows, by a new user. */
const timesOf = async (database: BenchDatabase, name: string): Promise<Times> => {
  const userId = await newUser(database, name);
  const bytes = malFile(database, ROWS);
  const input = { userId, format: 'mal-xml', bytes } as const;
  return {
    import: await seconds(() => bring(database, input)),
    'the same again': await seconds(() => bring(database, input)),
    export: await seconds(() => writeOut(database, userId, 'tsuzuki')),
  };
};

/** The longest list, from file to file. */
const longest = async (database: BenchDatabase) => {
  const userId = await newUser(database, 'longest');
  const bytes = malFile(database, MOST_ROWS);
  let took = 0;
  const importMb = await growthMb(async () => {
    took = await seconds(() => bring(database, { userId, format: 'mal-xml', bytes }));
  });
  const exportMb = await growthMb(() => writeOut(database, userId, 'tsuzuki'));
  return { seconds: took, importMb, exportMb };
};

const fillOthers = async (database: BenchDatabase): Promise<void> => {
  await growCatalogue(database);
  const others = await createUsers(database, LISTS);
  for (let from = 0; from < others.length; from += 10)
    await fillLists(database, others.slice(from, from + 10));
  await settle(database);
};

/**
 * Measures how long it takes to import a long list, to import it again, and to export it: alone, and among a million entries of other
 * users.
 */
export const benchImports = async (_effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  try {
    await database.app.open(catalogue);
    await timesOf(database, 'warmer');
    await settle(database);
    const alone = await timesOf(database, 'alone');
    const most = await longest(database);
    await fillOthers(database);
    const among = await timesOf(database, 'among');
    const sent = await sendExports(database);
    const names = Object.keys(alone) as (keyof Times)[];
    const cells = names.map((name) => [name, alone[name].toFixed(2), among[name].toFixed(2)]);
    const head = [`${ROWS} rows`, 'alone, s', 'among 1 M, s'];
    process.stdout.write(`\n${tableOf(head, cells)}\n`);
    process.stdout.write(
      `${MOST_ROWS} rows: ${most.seconds.toFixed(1)} s; ${most.importMb.toFixed(0)} MB more while importing, ${most.exportMb.toFixed(0)} MB while exporting\n`,
    );
    process.stdout.write(
      `10,000 entries sent by a web process, again and again: ${sent.mb.toFixed(0)} MB in ${sent.seconds.toFixed(1)} s, ${sent.growthMb.toFixed(0)} MB more memory, first bytes after ${(100 * sent.firstShare).toFixed(0)} % of the time\n`,
    );
    const verdicts = [
      atMost(`import of ${ROWS} rows of MyAnimeList, s`, among.import, TARGET_SECONDS),
      atMost('the same file again, s', among['the same again'], TARGET_SECONDS),
      ...names.map((name) =>
        atMost(
          `${name}, times that of the list alone`,
          among[name] / Math.max(alone[name], LEAST_SECONDS),
          GROWTH,
        ),
      ),
      atMost(`memory of an import of ${MOST_ROWS} rows, MB`, most.importMb, MEMORY_MB),
      atMost('memory of its export, MB', most.exportMb, MEMORY_MB),
      atMost('memory of a web process that sends exports, MB', sent.growthMb, SENT_MB),
      atMost('share of the time until the first bytes of an export', sent.firstShare, FIRST_SHARE),
    ];
    writeResult('imports', { rows: ROWS, alone, among, most, sent, verdicts });
    return verdicts;
  } finally {
    await database.close();
  }
};
