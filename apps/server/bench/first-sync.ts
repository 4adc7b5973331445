import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { issueBearer } from '#slices/accounts/index.ts';
import { type AnilistStandIn, startAnilist } from '../tests/stand-ins/anilist/index.ts';
import { EMPTY } from '../tests/stand-ins/anilist/state.ts';
import { createUsers } from './accounts.ts';
import { type BenchDatabase, openDatabase } from './database.ts';
import { growthWhile } from './growth.ts';
import { startServer, type ServerProcess } from './process.ts';

const ENTRIES = 5_000;
const PLENTY = { calls: 1_000_000, seconds: 60 };
const LOOK_MS = 100;
const CLIENT = '12';

/** What the first run of a long list took. */
export interface FirstSync {
  calls: number;
  seconds: number;
  /** The most that the process grew. */
  growthMb: number;
}

/** What the server says to the requests below. */
interface Said {
  connectSync: { id: string };
  runSync: { id: string };
}

/** A person here with an account at the service, which has a long list. */
const listThere = (
  anilist: AnilistStandIn,
  works: readonly { id: string; title: string }[],
  accountId: string,
): string => {
  anilist.accounts.people.set(accountId, { id: accountId, name: `number ${accountId}` });
  for (const { id, title } of works) {
    anilist.lists.addWork({ id, kind: 'anime', title, total: null });
    const row = { accountId, kind: 'anime' as const, workId: id };
    anilist.lists.put(row, { ...EMPTY, progress: 1, notes: 'so good '.repeat(50) }, new Date());
  }
  return anilist.accounts.grant(accountId, CLIENT).accessToken;
};

const asker =
  (server: ServerProcess, bearer: string) =>
  async (query: string): Promise<Said> => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data: Said; errors?: unknown };
    if (errors !== undefined) throw new Error(`The server refuses: ${JSON.stringify(errors)}`);
    return data;
  };

/** Waits until a run is in a state. Requests to the server would meet its limits. */
const until = async ({ app }: BenchDatabase, id: string, state: string): Promise<void> => {
  for (;;) {
    const query = app.db.selectFrom('sync.run').select('state').where('id', '=', id);
    if ((await query.executeTakeFirst())?.state === state) return;
    await wait(LOOK_MS);
  }
};

/** Connects the account, makes the first plan, and has it written. */
const syncFirst = async (
  database: BenchDatabase,
  ask: (query: string) => Promise<Said>,
  token: string,
): Promise<void> => {
  const connect = `mutation { connectSync(input: { service: ANILIST, token: "${token}" }) { id } }`;
  const { id: linkId } = (await ask(connect)).connectSync;
  const run = `mutation { runSync(id: "${linkId}", isDry: false) { id } }`;
  const { id } = (await ask(run)).runSync;
  await until(database, id, 'waiting');
  await ask(`mutation { confirmSyncRun(id: "${id}") { state } }`);
  await until(database, id, 'done');
};

const measureOn = async (database: BenchDatabase, anilist: AnilistStandIn): Promise<FirstSync> => {
  const { app, env } = database;
  const { rows: works } = await sql<{ id: string; title: string }>`
    select external_id as id, max(title_native) as title from catalog.external_id join catalog.anime on anime.id = anime_id
    where site = 'anilist' and not is_adult group by external_id order by external_id limit ${ENTRIES}`.execute(
    app.db,
  );
  const users = await createUsers(database, 2);
  const settings = { SYNC_ANILIST_URL: anilist.url, SYNC_ANILIST_CLIENT_ID: CLIENT };
  const server = await startServer({
    name: 'sync',
    file: 'servers/ours.mjs',
    env: { ...env, ...settings, BENCH_WORKER: 'yes' },
  });
  let last: FirstSync = { calls: 0, seconds: 0, growthMb: 0 };
  try {
    // The first of the two warms the process up.
    for (const [index, userId] of users.entries()) {
      const token = listThere(anilist, works, String(index + 7));
      const { accessToken } = await issueBearer(app, userId, 'web');
      const ask = asker(server, accessToken);
      const calls = anilist.log.length;
      const since = performance.now();
      const growthMb = await growthWhile(server, () => syncFirst(database, ask, token));
      const seconds = (performance.now() - since) / 1000;
      last = { calls: anilist.log.length - calls, seconds, growthMb };
    }
    return last;
  } finally {
    await server.stop();
  }
};

/** Measures the first sync of five thousand entries with a stand-in for AniList. */
export const benchFirstSync = async (): Promise<FirstSync> => {
  const database = await openDatabase();
  const anilist = await startAnilist();
  anilist.limits = { usual: PLENTY, burst: PLENTY };
  try {
    return await measureOn(database, anilist);
  } finally {
    anilist.close();
    await database.close();
  }
};
