import type { Shareable } from '@tsuzuki/contract';

/** How long a page waited for GraphQL: the time in which at least one document was under way. */
export interface ReadingTime {
  underWay: number;
  /** When the first of those under way began. */
  since: number;
  ms: number;
  /** What its documents may be shared as, all of them together; null when nothing was read yet, or one of them is not to be shared. */
  shareable: Shareable | null;
  reads: number;
}

/** Counts an answer: a page can be shared for as long as all it was made of can. */
export function countAnswer(time: ReadingTime, answer: Shareable | undefined): void {
  const before = time.shareable;
  time.reads += 1;
  if (!answer) time.shareable = null;
  else if (time.reads === 1) time.shareable = answer;
  else if (before) {
    const entities = before.entities && answer.entities && [...before.entities, ...answer.entities];
    time.shareable = { seconds: Math.min(before.seconds, answer.seconds), entities };
  }
}

/** Runs a read and adds the time it takes. */
export async function timedRead<Data>(time: ReadingTime, read: () => Promise<Data>): Promise<Data> {
  if (time.underWay++ === 0) time.since = performance.now();
  try {
    return await read();
  } finally {
    if (--time.underWay === 0) time.ms += performance.now() - time.since;
  }
}

/** The header `Server-Timing`: the whole page, and GraphQL's part of it, in milliseconds. */
export function serverTiming({ ms }: ReadingTime, totalMs: number): string {
  return `graphql;dur=${ms.toFixed(2)}, page;dur=${totalMs.toFixed(2)}`;
}
