import { sql } from 'kysely';
import { readSettings } from '#platform/settings.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { rebuildStatistics } from '#slices/lists/index.ts';
import { createApp, settingsGroups, type Application } from '../src/app.ts';
import { createUsers } from './accounts.ts';
import { openDatabase } from './database.ts';
import { fillLists, growCatalogue, settle } from './long-lists.ts';
import { median, type Effort } from './measure.ts';
import { atMost, tableOf, writeResult, type Verdict } from './report.ts';

/** With the measured list there are a million entries in the table. */
const LISTS = 100;
const TARGET_MS = 10;
/** The largest factor that other lists may add to the time of one. */
const GROWTH = 1.5;

const LIST = (args: string) => `{ viewer { animeList(${args}) { nodes {
  id status progress score startedOn updatedAt anime { id titleRomaji titleNative episodeCount } } pageInfo { endCursor } } } }`;

const SORTS = [
  'ADDED_AT_DESC',
  'SCORE_DESC',
  'SCORE',
  'PROGRESS_DESC',
  'PRIORITY_DESC',
  'STARTED_ON_DESC',
  'COMPLETED_ON_DESC',
].concat(['TITLE', 'NEXT_AIRING']);

const READS: Readonly<Record<string, string>> = {
  'first page, last changed': LIST('first: 50'),
  'first page, one status': LIST('first: 50, status: CURRENT'),
  ...Object.fromEntries(
    SORTS.map((sort) => [`first page, by ${sort}`, LIST(`first: 50, sort: ${sort}`)]),
  ),
  'first page, by TITLE, one status': LIST('first: 50, status: CURRENT, sort: TITLE'),
  'first page, TV shows only': LIST('first: 50, filter: { anime: { format: { in: [TV] } } }'),
  statistics:
    '{ viewer { statistics(media: ANIME) { entries minutes meanScore scores { value entries } formats { value entries } } } }',
};
const STEP = '+1';

type Ask = (query: string) => Promise<{ errors?: unknown }>;

const asking = async (app: Application, userId: string): Promise<Ask> => {
  const server = await app.start(['web']);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const { accessToken } = await issueBearer(app, userId, 'web');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  return async (query) => {
    const body = JSON.stringify({ query });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    return (await response.json()) as { errors?: unknown };
  };
};

const timeOf = async (ask: Ask, query: string): Promise<number> => {
  const since = performance.now();
  const { errors } = await ask(query);
  const ms = performance.now() - since;
  if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return ms;
};

/** Milliseconds of each operation, as a client sees them one after another. */
const timesOf = async (ask: Ask, entryId: string, rounds: number): Promise<Map<string, number>> => {
  const advance = `mutation { advanceAnimeListEntry(id: "${entryId}") { outcome entry { progress } } }`;
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, query] of [...Object.entries(READS), [STEP, advance] as const]) {
      const ms = await timeOf(ask, query);
      times.set(name, [...(times.get(name) ?? []), ms]);
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
};

/** An entry that can advance for long, because the end of its show is not recorded. */
const openEntry = async (app: Application, userId: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select e.id from lists.entry e join catalog.anime a on a.id = e.work_id
    where e.user_id = ${userId} and e.status = 'CURRENT' and a.episode_count_source is distinct from 'RECORDED' limit 1`.execute(
    app.db,
  );
  return rows[0]?.id ?? '';
};

/** Measures the pages of a list of ten thousand entries, with no others in the table and with a million. */
export const benchLists = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const rounds = effort.rounds * 10;
  let app: Application | undefined;
  try {
    await growCatalogue(database);
    const [own = '', ...others] = await createUsers(database, LISTS);
    await fillLists(database, [own]);
    app = await createApp(readSettings(settingsGroups, { ...database.env, TSUZUKI_LIMITS: 'off' }));
    const ask = await asking(app, own);
    const { db } = app;
    await db.transaction().execute((tx) => rebuildStatistics(app as Application, tx, own));
    const entryId = await openEntry(app, own);
    await settle(database);
    const coldMs = await timeOf(ask, LIST('first: 50, sort: TITLE'));
    await timesOf(ask, entryId, 5);
    const alone = await timesOf(ask, entryId, rounds);
    for (let from = 0; from < others.length; from += 11) {
      await fillLists(database, others.slice(from, from + 11));
    }
    await settle(database);
    await timesOf(ask, entryId, 5);
    const among = await timesOf(ask, entryId, rounds);
    const rows = [...among].map(([name, ms]) => ({ name, ms, aloneMs: alone.get(name) ?? NaN }));
    const cells = rows.map(({ name, ms, aloneMs }) => [name, aloneMs.toFixed(1), ms.toFixed(1)]);
    const head = ['10,000 entries', 'alone, ms', 'among 1 M, ms'];
    process.stdout.write(`\n${tableOf(head, cells)}\n`);
    process.stdout.write(
      `by title, the first time this process is asked: ${coldMs.toFixed(0)} ms\n`,
    );
    const verdicts = rows.flatMap(({ name, ms, aloneMs }) => [
      atMost(`${name}, ms`, ms, TARGET_MS),
      atMost(`${name}, times that of the list alone`, ms / aloneMs, GROWTH),
    ]);
    writeResult('lists', { rows, coldMs, verdicts });
    return verdicts;
  } finally {
    await app?.close();
    await database.close();
  }
};
