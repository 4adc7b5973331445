import { createUser } from '#slices/accounts/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { exportList, importListFile } from '#slices/imports/index.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import type { Effort } from './measure.ts';
import { atMost, tableOf, writeResult, type Verdict } from './report.ts';

const ROWS = 5000;
const TARGET_SECONDS = 5;

const rowOf = (malId: string, index: number): string =>
  `<anime><series_animedb_id>${malId}</series_animedb_id><series_title><![CDATA[t]]></series_title>` +
  `<my_watched_episodes>${index % 13}</my_watched_episodes><my_start_date>2020-04-00</my_start_date>` +
  `<my_score>${index % 11}</my_score><my_status>${index % 3 ? 'Watching' : 'Completed'}</my_status>` +
  `<my_comments><![CDATA[note ${index}]]></my_comments><my_tags><![CDATA[a, b]]></my_tags></anime>\n`;

/** An export of MyAnimeList of titles the catalogue has. */
const malFile = ({ app }: BenchDatabase): Buffer => {
  const ids = new Set<string>();
  for (const { externalIds } of app.get(catalogue).all())
    for (const { site, id } of externalIds) if (site === 'mal') ids.add(id);
  const rows = [...ids].slice(0, ROWS).map(rowOf);
  return Buffer.from(`<myanimelist>${rows.join('')}</myanimelist>`);
};

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
};

/** How long it takes to import a long list, to import it again, and to write it out. */
export const benchImports = async (_effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  try {
    const { app } = database;
    await app.open(catalogue);
    const account = { username: 'bench', email: 'bench@example.org', password: 'a long password' };
    const { id: userId } = await app.db.transaction().execute((tx) => createUser(app, tx, account));
    const bytes = malFile(database);
    const bring = () =>
      importListFile(app, {
        userId,
        format: 'mal-xml',
        bytes,
        fileName: null,
        policy: 'file-wins',
        isDryRun: false,
      });
    const first = await seconds(bring);
    const again = await seconds(bring);
    const out = await seconds(async () => {
      const input = { userId, username: 'bench', format: 'tsuzuki', kind: 'anime' } as const;
      const { pieces } = await exportList(app, input);
      for await (const piece of pieces) void piece;
    });
    const memoryMb = process.memoryUsage().rss / 1024 / 1024;
    const figures = { rows: ROWS, first, again, out, memoryMb };
    writeResult('imports', figures);
    const cells = [first, again, out].map((figure) => [figure.toFixed(2)]);
    const names = [`import ${ROWS} rows, s`, 'the same again, s', 'export, s'];
    process.stdout.write(
      `${tableOf(
        ['what', 'figure'],
        names.map((name, index) => [name, ...(cells[index] ?? [])]),
      )}\n`,
    );
    return [
      atMost(`import of ${ROWS} rows of MyAnimeList, s`, first, TARGET_SECONDS),
      atMost('the same file again, s', again, TARGET_SECONDS),
    ];
  } finally {
    await database.close();
  }
};
