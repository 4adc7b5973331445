import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ANONYMOUS_REQUESTS, anonymousCallers } from './callers.ts';
import type { BenchDatabase } from './database.ts';
import { hear, type ServerProcess } from './process.ts';
import { bodiesOf, scenariosOn } from './scenarios.ts';
import type { ReadOrder, ReadWord } from './steady-reader.ts';

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
    await hear(reader, 'isWarm');
    say('count');
    const reported = hear<number[]>(reader, 'times');
    await Promise.race([work(), reported]);
    say('report');
    const times = await reported;
    return times.toSorted((one, other) => one - other);
  } finally {
    if (reader.connected) reader.disconnect();
  }
};

export const p99 = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length * 0.99)] ?? 0;
