import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ANONYMOUS_REQUESTS, anonymousCallers } from './callers.ts';
import type { BenchDatabase } from './database.ts';
import type { ServerProcess } from './process.ts';
import { bodiesOf, scenariosOn } from './scenarios.ts';
import type { ReadOrder, ReadReport, ReadWord } from './steady-reader.ts';

/** @throws Error if reads ended before their time */
const hear = async (reader: ChildProcess): Promise<Exclude<ReadReport, { fault: string }>> => {
  const [report] = (await once(reader, 'message')) as [ReadReport];
  if ('fault' in report) throw new Error(report.fault);
  return report;
};

/** Milliseconds that reads of another process take while some work is done, sorted. */
export const readsDuring = async (
  database: BenchDatabase,
  server: ServerProcess,
  work: () => Promise<unknown>,
): Promise<number[]> => {
  const scenario = (await scenariosOn(database)).find(({ name }) => name === 'one anime')!;
  const order: ReadOrder = {
    url: `${server.url}/graphql`,
    bodies: bodiesOf(scenario),
    callers: anonymousCallers().map((line) => line.trim().split(': ')[1]!),
    requestsPerCaller: ANONYMOUS_REQUESTS,
  };
  const reader = fork(fileURLToPath(new URL('./steady-reader.ts', import.meta.url)));
  const say = (word: ReadWord): void => void reader.send(word);
  try {
    reader.send(order);
    await hear(reader);
    say('count');
    const reported = hear(reader);
    await Promise.race([work(), reported]);
    say('report');
    const report = await reported;
    return 'times' in report ? report.times.toSorted((one, other) => one - other) : [];
  } finally {
    reader.disconnect();
  }
};

export const p99 = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length * 0.99)] ?? 0;
