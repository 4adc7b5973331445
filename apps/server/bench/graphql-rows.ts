import { ANONYMOUS_ENV, ANONYMOUS_REQUESTS, anonymousCallers } from './callers.ts';
import type { BenchDatabase } from './database.ts';
import { shareOf, summary, type Case, type Sample } from './measure.ts';
import { startServer, type ServerProcess } from './process.ts';
import { ask } from './references.ts';
import { atLeast, tableOf, type Verdict } from './report.ts';
import { bodiesOf, type Scenario } from './scenarios.ts';
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
export const UNCACHED = 'tsuzuki, uncached';

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

/** Our servers: the bare one, ours with kept responses, and ours without. */
export const startOurs = async (
  database: BenchDatabase,
  scenarios: readonly Scenario[],
): Promise<[bare: ServerProcess, cached: ServerProcess, uncached: ServerProcess]> => {
  const env = { ...database.env, ...ANONYMOUS_ENV };
  const file = './servers/ours.mjs';
  // A first start writes files for the next one a minute later, which would be measured with the reads.
  await (await startServer({ name: 'tsuzuki, first start', file, env })).stop();
  const cached = await startServer({ name: CACHED, file, env });
  const off = { ...env, TSUZUKI_RESPONSE_CACHE_MB: '0' };
  const uncached = await startServer({ name: UNCACHED, file, env: off });
  return [await startBare(cached, scenarios), cached, uncached];
};

const nameOf = (server: string, scenario: string): string => `${server}: ${scenario}`;

/** A read of a server; `asked` is what it is asked in place of the scenario's document. */
export const caseOf = (server: ServerProcess, scenario: Scenario, asked = scenario): Case => ({
  name: nameOf(server.name, scenario.name),
  server,
  path: server.name === BARE ? pathOf(scenario) : '/graphql',
  bodies: bodiesOf(asked),
  callers: anonymousCallers(),
  requestsPerCaller: ANONYMOUS_REQUESTS,
});

type Samples = ReadonlyMap<string, readonly Sample[]>;

const samplesOf = (samples: Samples, server: string, scenario: string): readonly Sample[] =>
  samples.get(nameOf(server, scenario)) ?? [];

/** What reading a scenario costs each server. */
export const rowsOf = (samples: Samples, servers: readonly ServerProcess[], { name }: Scenario) => {
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

export type Row = ReturnType<typeof rowsOf>[number];

export const printRows = (rows: readonly Row[]): string =>
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

export const isOurs = ({ server }: Row): boolean => [BARE, CACHED, UNCACHED].includes(server);

/** Whether our servers meet their targets; `where` is told with them. */
export const verdictsOnOurs = (rows: readonly Row[], where = ''): Verdict[] =>
  rows.flatMap(({ read, server, shareOfBare }) => {
    const target =
      (server === CACHED && CACHED_SHARE) || (server === UNCACHED && UNCACHED_SHARES[read]);
    return target
      ? [atLeast(`${server}${where}, ${read}: share of bare`, shareOfBare, target)]
      : [];
  });
