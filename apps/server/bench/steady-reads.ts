import { setTimeout } from 'node:timers/promises';
import { ANONYMOUS_REQUESTS, anonymousCallers } from './callers.ts';
import type { BenchDatabase } from './database.ts';
import type { ServerProcess } from './process.ts';
import { bodiesOf, scenariosOn } from './scenarios.ts';

/** Readers ask so often: enough to notice every stall, and few enough to leave the machine to the work. */
const ASK_EVERY_MS = 20;
const READERS = 2;

/** Milliseconds that reads take while some work is done, sorted. */
export const readsDuring = async (
  database: BenchDatabase,
  server: ServerProcess,
  work: () => Promise<unknown>,
): Promise<number[]> => {
  const bodies = bodiesOf((await scenariosOn(database)).find(({ name }) => name === 'one anime')!);
  const callers = anonymousCallers().map((line) => line.trim().split(': ')[1]!);
  const times: number[] = [];
  let isOver = false;
  const read = async (reader: number): Promise<void> => {
    for (let asked = reader; !isOver; asked += READERS) {
      const since = performance.now();
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': callers[Math.floor(asked / ANONYMOUS_REQUESTS) % callers.length]!,
        },
        body: bodies[asked % bodies.length]!,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A read was answered with ${answer.status}.`);
      times.push(performance.now() - since);
      await setTimeout(ASK_EVERY_MS);
    }
  };
  const reading = Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
  await Promise.race([work(), reading]);
  isOver = true;
  await reading;
  return times.toSorted((one, other) => one - other);
};

export const p99 = (sorted: readonly number[]): number =>
  sorted[Math.floor(sorted.length * 0.99)] ?? 0;
