import {
  bearerCallers,
  KEY_ENV,
  keyCallers,
  REQUESTS_PER_BEARER,
  REQUESTS_PER_KEY,
} from './accounts.ts';
import { ANONYMOUS_ENV, ANONYMOUS_REQUESTS, anonymousCallers } from './callers.ts';
import { openDatabase, type BenchDatabase } from './database.ts';
import { measure, median, summary, type Case, type Effort, type Sample } from './measure.ts';
import { startServer, type ServerProcess } from './process.ts';
import { atMost, tableOf, writeResult, type Verdict } from './report.ts';
import { bodiesOf, scenariosOn } from './scenarios.ts';

/** The most that authentication and limits may add to a cached read, in CPU µs (design, speed of access). */
const TARGETS = { anonymous: 60, 'API key': 150 } as const;

const WITHOUT = 'anonymous, limits off';

const casesOn = async (
  database: BenchDatabase,
  { off, on }: { off: ServerProcess; on: ServerProcess },
): Promise<Case[]> => {
  const [read] = await scenariosOn(database);
  const asked = { path: '/graphql', bodies: read ? bodiesOf(read) : [] };
  const anonymous = () => ({
    callers: anonymousCallers(),
    requestsPerCaller: ANONYMOUS_REQUESTS,
  });
  const keys = await keyCallers(database);
  const bearers = await bearerCallers(database);
  return [
    { name: WITHOUT, server: off, ...asked, ...anonymous() },
    { name: 'anonymous', server: on, ...asked, ...anonymous() },
    { name: 'API key', server: on, ...asked, callers: keys, requestsPerCaller: REQUESTS_PER_KEY },
    {
      name: 'access token',
      server: on,
      ...asked,
      callers: bearers,
      requestsPerCaller: REQUESTS_PER_BEARER,
    },
  ];
};

const rowOf = (name: string, samples: readonly Sample[], without: readonly Sample[]) => {
  const { cpuMicros, p99Ms } = summary(samples);
  const added = samples.map(
    (sample, round) => sample.cpuMicros - (without[round]?.cpuMicros ?? NaN),
  );
  return { caller: name, cpuMicros, addedMicros: median(added), p99Ms };
};

/** Measures what authentication and limits add to a read that is answered from the cache. */
export const benchAccess = async (effort: Effort): Promise<Verdict[]> => {
  const database = await openDatabase();
  const servers: ServerProcess[] = [];
  const start = async (limits: 'on' | 'off'): Promise<ServerProcess> => {
    const env = { ...database.env, ...ANONYMOUS_ENV, ...KEY_ENV, TSUZUKI_LIMITS: limits };
    const server = await startServer({ name: `limits ${limits}`, file: './servers/ours.mjs', env });
    servers.push(server);
    return server;
  };
  try {
    const cases = await casesOn(database, { off: await start('off'), on: await start('on') });
    const samples = await measure(cases, effort);
    const without = samples.get(WITHOUT) ?? [];
    const rows = [...samples].map(([name, taken]) => rowOf(name, taken, without));
    const cells = rows.map(({ caller, cpuMicros, addedMicros, p99Ms }) => [
      caller,
      ...[cpuMicros, addedMicros, p99Ms].map((figure) => figure.toFixed(1)),
    ]);
    process.stdout.write(`\n${tableOf(['caller', 'CPU µs', 'added', 'p99 ms'], cells)}\n`);
    const verdicts = Object.entries(TARGETS).map(([name, target]) => {
      const added = rows.find(({ caller }) => caller === name)?.addedMicros ?? NaN;
      return atMost(`added for ${name}, CPU µs`, added, target);
    });
    writeResult('access', { rows, verdicts });
    return verdicts;
  } finally {
    for (const server of servers) await server.stop();
    await database.close();
  }
};
