import type { Shareable } from '@tsuzuki/contract';

/** What a page waited for: its turn, and GraphQL, which is the time during which at least one document was being executed. */
export interface ReadingTime {
  /** How long it waited for its turn. */
  turnMs: number;
  underWay: number;
  /** When the first of the running documents began. */
  since: number;
  ms: number;
  /** How the documents together may be shared; null if nothing was read yet, or if one may not be shared. */
  shareable: Shareable | null;
  reads: number;
}

/** Adds a result. A page may be shared for the shortest time of its results. */
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

/** The header `Server-Timing` with the milliseconds of the page's GraphQL, of the page with it, and of its wait for a turn before that. */
export function serverTiming({ ms, turnMs }: ReadingTime, totalMs: number): string {
  const durations = Object.entries({ graphql: ms, page: totalMs - turnMs, turn: turnMs });
  return durations.map(([name, took]) => `${name};dur=${took.toFixed(2)}`).join(', ');
}
