import { fillWorks } from '../tests/whole-works.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import {
  caseOf,
  isOurs,
  printRows,
  rowsOf,
  startOurs,
  UNCACHED,
  verdictsOnOurs,
  type Row,
} from './graphql-rows.ts';
import { measure, type Case, type Effort } from './measure.ts';
import { forPostgraphile } from './postgraphile-scenarios.ts';
import type { ServerProcess } from './process.ts';
import { installReferences, startGraphqlReferences, startPostgraphile } from './references.ts';
import { atLeast, writeResult, type Verdict } from './report.ts';
import { scenariosOn, wholeScenarios, type Scenario } from './scenarios.ts';

/** It sends the columns of a work as they are, and none of the works that belong to it: of a whole page that is less. */
const POSTGRAPHILE = 'postgraphile';

const startAll = async (
  database: BenchDatabase,
  scenarios: readonly Scenario[],
): Promise<ServerProcess[]> => {
  const [bare, cached, uncached] = await startOurs(database, scenarios);
  return [
    bare,
    cached,
    uncached,
    ...(await startGraphqlReferences(uncached, { scenarios, env: database.env })),
    await startPostgraphile(database.url),
  ];
};

const caseFor = (server: ServerProcess, scenario: Scenario): Case =>
  server.name === POSTGRAPHILE
    ? caseOf(server, scenario, forPostgraphile(scenario))
    : caseOf(server, scenario);

/** Whether ours, uncached, is ahead of the others. */
const verdictsOnOthers = (rows: readonly Row[]): Verdict[] =>
  rows.flatMap((row) => {
    const { read, server, cpuMicros } = row;
    if (isOurs(row) || (server === POSTGRAPHILE && read === 'whole page')) return [];
    const ours = rows.find((other) => other.read === read && other.server === UNCACHED);
    const times = cpuMicros / (ours?.cpuMicros ?? NaN);
    return [atLeast(`ahead of ${server}, uncached, ${read}: times`, times, 1)];
  });

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
      servers.map((server) => caseFor(server, scenario)),
    );
    const samples = await measure(cases, effort);
    const rows = scenarios.flatMap((scenario) => rowsOf(samples, servers, scenario));
    process.stdout.write(`\n${printRows(rows)}\n`);
    const verdicts = [...verdictsOnOurs(rows), ...verdictsOnOthers(rows)];
    writeResult('graphql', { rows, verdicts });
    return verdicts;
  } finally {
    for (const server of servers) await server.stop();
    await database.close();
  }
};
