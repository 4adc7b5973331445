/** A process that reads again and again, apart from whoever makes the work that it may notice. */
import { setTimeout } from 'node:timers/promises';
import { firstMessage } from './child.ts';

/** What to ask for, and on whose behalf. */
export interface ReadOrder {
  url: string;
  /** Bodies, sent in turn. */
  bodies: readonly string[];
  /** Addresses of callers. Each is used for so many requests, then the next one. */
  callers: readonly string[];
  requestsPerCaller: number;
}

/** What it is told: to count what comes from now on, and to report that. */
export type ReadWord = 'count' | 'report';

/** What it tells: that its code is warm, then milliseconds that counted reads took. */
type ReadReport = { isWarm: true } | { times: number[] };

/** Readers ask so often: enough to notice every stall, and few enough to leave the machine to the work. */
const ASK_EVERY_MS = 20;
const READERS = 2;
/** The first reads of a process wait for its own compilers. */
const WARM_MS = 1_000;

let times: number[] = [];
let isOver = false;

const read = async (reader: number, order: ReadOrder): Promise<void> => {
  const { url, bodies, callers, requestsPerCaller } = order;
  for (let asked = reader; !isOver; asked += READERS) {
    const since = performance.now();
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': callers[Math.floor(asked / requestsPerCaller) % callers.length]!,
      },
      body: bodies[asked % bodies.length]!,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A read was answered with ${answer.status}.`);
    times.push(performance.now() - since);
    await setTimeout(ASK_EVERY_MS);
  }
};

const tell = (report: ReadReport): void => void process.send?.(report);

const order = await firstMessage<ReadOrder>();
process.on('message', (word: ReadWord) => {
  if (word === 'count') times = [];
  else isOver = true;
});
process.once('disconnect', () => process.exit());
void setTimeout(WARM_MS).then(() => tell({ isWarm: true }));
await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader, order)));
tell({ times });
