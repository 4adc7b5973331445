import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { ANONYMOUS_ENV, ANONYMOUS_REQUESTS, anonymousCallers } from './callers.ts';
import type { BenchDatabase } from './database.ts';
import { caseOf, printRows, rowsOf, startOurs, verdictsOnOurs } from './graphql-rows.ts';
import { startLoad } from './load-process.ts';
import { measure, median, type Effort } from './measure.ts';
import { startServer, type ServerProcess } from './process.ts';
import { atMost, type Verdict } from './report.ts';
import { CARDS, scenariosOn } from './scenarios.ts';

/** Design §5, for a catalogue of 40,000 anime and 80,000 manga. */
const MOST = { startS: 4, memoryMb: 700, searchMs: 10 };

/** After this a process has returned the memory that starting took. */
const REST_MS = 60_000;
/** So many titles are searched for: more than are remembered. */
const SEARCHED = 5_000;
const SEARCH_MS = 6_000;
/** Before that, what a start leaves for later is done, and the compilers have optimised searches. */
const WARM_MS = 3_000;

const SEARCHES = {
  anime: { table: 'catalog.anime', field: 'searchAnime' },
  manga: { table: 'catalog.manga', field: 'searchManga' },
} as const;
type Kind = keyof typeof SEARCHES;

/** Seconds until a server that starts on the full catalogue serves. */
const startAgain = async ({
  env,
}: BenchDatabase): Promise<{ server: ServerProcess; seconds: number }> => {
  const since = performance.now();
  const server = await startServer({
    name: 'tsuzuki with all sources',
    file: './servers/ours.mjs',
    env: { ...env, ...ANONYMOUS_ENV, TSUZUKI_RESPONSE_CACHE_MB: '0' },
  });
  return { server, seconds: (performance.now() - since) / 1000 };
};

const searches = async ({ app }: BenchDatabase, kind: Kind): Promise<string[]> => {
  const { table, field } = SEARCHES[kind];
  const { rows } = await sql<{ title: string }>`
    select title_romaji as title from ${sql.table(table)}
    where title_romaji is not null order by id limit ${SEARCHED}`.execute(app.db);
  const query = `query ($query: String!) { ${field}(query: $query, first: 10) { nodes { id } } }`;
  return rows.map(({ title }) => JSON.stringify({ query, variables: { query: title } }));
};

/** The 99th percentile of searches, one after the other. */
const searchP99 = async (
  database: BenchDatabase,
  { server: { url }, kind }: { server: ServerProcess; kind: Kind },
): Promise<number> => {
  const load = startLoad();
  try {
    const order = {
      series: `search ${kind}`,
      url,
      path: '/graphql',
      bodies: await searches(database, kind),
      callers: anonymousCallers(),
      requestsPerCaller: ANONYMOUS_REQUESTS,
      connections: 1,
      warmMs: WARM_MS,
      measureMs: SEARCH_MS,
    };
    return (await load.run(order, () => {})).latency.p99;
  } finally {
    load.stop();
  }
};

/** Measures the reads of `bench graphql` on the full catalogue: they must cost what they cost on a small one. */
export const readRows = async (database: BenchDatabase, effort: Effort): Promise<Verdict[]> => {
  const scenarios = [...(await scenariosOn(database)), CARDS];
  const servers = await startOurs(database, scenarios);
  try {
    const cases = scenarios.flatMap((scenario) =>
      servers.map((server) => caseOf(server, scenario)),
    );
    const samples = await measure(cases, effort);
    const rows = scenarios.flatMap((scenario) => rowsOf(samples, servers, scenario));
    process.stdout.write(`\n${printRows(rows)}\n`);
    return verdictsOnOurs(rows, ', full catalogue');
  } finally {
    for (const server of servers) await server.stop();
  }
};

/** Measures reads of the full catalogue: starting with it, its memory, and searches. */
export const readLarge = async (database: BenchDatabase, effort: Effort): Promise<Verdict[]> => {
  const starts: number[] = [];
  const latencies: Record<Kind, number[]> = { anime: [], manga: [] };
  let bytes = 0;
  for (let round = 0; round < effort.rounds; round += 1) {
    const { server, seconds } = await startAgain(database);
    starts.push(seconds);
    if (round === 0) {
      await setTimeout(REST_MS);
      bytes = (await server.usage()).rssBytes;
    }
    for (const kind of ['anime', 'manga'] as const)
      latencies[kind].push(await searchP99(database, { server, kind }));
    await server.stop();
  }
  return [
    atMost('start with 48,000 anime and 80,000 manga, s', median(starts), MOST.startS),
    atMost('its memory, MB', bytes / 1_000_000, MOST.memoryMb),
    atMost('search for anime, p99, ms', median(latencies.anime), MOST.searchMs),
    atMost('search for manga, p99, ms', median(latencies.manga), MOST.searchMs),
  ];
};
