import { fillWorks } from '../tests/whole-works.ts';
import { ANONYMOUS_ENV, ANONYMOUS_REQUESTS, anonymousCallers } from './callers.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { measure, shareOf, summary, type Case, type Effort, type Sample } from './measure.ts';
import { forPostgraphile } from './postgraphile-scenarios.ts';
import { startServer, type ServerProcess } from './process.ts';
import { ask, installReferences, startGraphqlReferences, startPostgraphile } from './references.ts';
import { atLeast, tableOf, writeResult, type Verdict } from './report.ts';
import { bodiesOf, scenariosOn, wholeScenarios, type Scenario } from './scenarios.ts';
import type { BareOrder } from './servers/bare.ts';

/** Shares of the CPU of a bare `node:http` server that sends the same bytes (design §5). What is read from the database has none uncached. */
const CACHED_SHARE = 0.8;
const UNCACHED_SHARES: Partial<Record<Scenario['name'], number>> = {
  'one anime': 0.45,
  '20 edges': 0.3,
  '20 cards': 0.3,
  '50 nested nodes': 0.18,
};

const BARE = 'node:http, same bytes';
const CACHED = 'tsuzuki, cached';
const UNCACHED = 'tsuzuki, uncached';
/** It sends the columns of a work as they are, and none of the works that belong to it: of a whole page that is less. */
const POSTGRAPHILE = 'postgraphile';

/** The headers that the bare server sets itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

const pathOf = ({ name }: Scenario): string => `/${name.replaceAll(' ', '-')}`;

const startBare = async (
  ours: ServerProcess,
  scenarios: readonly Scenario[],
): Promise<ServerProcess> => {
  const order: Record<string, BareOrder[string]> = {};
  for (const scenario of scenarios) {
    const { headers, text } = await ask(ours.url, bodiesOf(scenario)[0] ?? '');
    const kept = [...headers].filter(([name]) => !OWN_HEADERS.has(name));
    order[pathOf(scenario)] = { headers: Object.fromEntries(kept), body: text };
  }
  return startServer({ name: BARE, file: './servers/bare.ts', order });
};

const startAll = async (
  database: BenchDatabase,
  scenarios: readonly Scenario[],
): Promise<ServerProcess[]> => {
  const env = { ...database.env, ...ANONYMOUS_ENV };
  const file = './servers/ours.ts';
  const cached = await startServer({ name: CACHED, file, env });
  const off = { ...env, TSUZUKI_RESPONSE_CACHE_MB: '0' };
  const uncached = await startServer({ name: UNCACHED, file, env: off });
  return [
    await startBare(cached, scenarios),
    cached,
    uncached,
    ...(await startGraphqlReferences(uncached, { scenarios, env: database.env })),
    await startPostgraphile(database.url),
  ];
};

const nameOf = (server: string, scenario: string): string => `${server}: ${scenario}`;

const caseOf = (server: ServerProcess, scenario: Scenario): Case => {
  const asked = server.name === POSTGRAPHILE ? forPostgraphile(scenario) : scenario;
  return {
    name: nameOf(server.name, scenario.name),
    server,
    path: server.name === BARE ? pathOf(scenario) : '/graphql',
    bodies: bodiesOf(asked),
    callers: anonymousCallers(),
    requestsPerCaller: ANONYMOUS_REQUESTS,
  };
};

type Samples = ReadonlyMap<string, readonly Sample[]>;

const samplesOf = (samples: Samples, server: string, scenario: string): readonly Sample[] =>
  samples.get(nameOf(server, scenario)) ?? [];

const rowsOf = (samples: Samples, servers: readonly ServerProcess[], { name }: Scenario) => {
  const bare = samplesOf(samples, BARE, name);
  return servers.map((server) => {
    const own = samplesOf(samples, server.name, name);
    const { cpuMicros, requestsPerSecond, p50Ms, p99Ms } = summary(own);
    return {
      read: name,
      server: server.name,
      cpuMicros,
      shareOfBare: shareOf(bare, own),
      requestsPerSecond,
      p50Ms,
      p99Ms,
    };
  });
};

type Row = ReturnType<typeof rowsOf>[number];

const print = (rows: readonly Row[]): string =>
  tableOf(
    ['read', 'server', 'CPU µs', 'of bare', 'req/s', 'p50 ms', 'p99 ms'],
    rows.map((row) => [
      row.read,
      row.server,
      row.cpuMicros.toFixed(0),
      row.shareOfBare.toFixed(2),
      row.requestsPerSecond.toFixed(0),
      row.p50Ms.toFixed(1),
      row.p99Ms.toFixed(1),
    ]),
  );

const verdictsOn = (rows: readonly Row[]): Verdict[] => {
  const find = (read: string, server: string) =>
    rows.find((row) => row.read === read && row.server === server);
  return rows.flatMap((row) => {
    if (row.server === BARE) return [];
    const { read, server, shareOfBare } = row;
    if (server === CACHED || server === UNCACHED) {
      const target = server === CACHED ? CACHED_SHARE : UNCACHED_SHARES[read];
      if (target === undefined) return [];
      return [atLeast(`${server}, ${read}: share of bare`, shareOfBare, target)];
    }
    if (server === POSTGRAPHILE && read === 'whole page') return [];
    const ours = find(read, UNCACHED)?.cpuMicros ?? NaN;
    return [atLeast(`ahead of ${server}, uncached, ${read}: times`, row.cpuMicros / ours, 1)];
  });
};

/** Measures public reads over HTTP with limits, headers and authentication on, beside the references. */
export const benchGraphql = async (effort: Effort): Promise<Verdict[]> => {
  installReferences();
  const database = await openDatabase();
  const servers: ServerProcess[] = [];
  try {
    const { anime } = await fillWorks(database.app);
    const scenarios = [...(await scenariosOn(database)), ...wholeScenarios(anime)];
    servers.push(...(await startAll(database, scenarios)));
    const cases = scenarios.flatMap((scenario) =>
      servers.map((server) => caseOf(server, scenario)),
    );
    const samples = await measure(cases, effort);
    const rows = scenarios.flatMap((scenario) => rowsOf(samples, servers, scenario));
    process.stdout.write(`\n${print(rows)}\n`);
    const verdicts = verdictsOn(rows);
    writeResult('graphql', { rows, verdicts });
    return verdicts;
  } finally {
    for (const server of servers) await server.stop();
    await database.close();
  }
};
