/** How long a page waited for GraphQL: the time in which at least one document was under way. */
export interface ReadingTime {
  underWay: number;
  /** When the first of those under way began. */
  since: number;
  ms: number;
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
