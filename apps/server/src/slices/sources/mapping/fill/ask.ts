import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import { outbound } from '#platform/outbound/index.ts';
import { doubling } from '#platform/backoff.ts';

const MOST_BYTES = 16 * 1024 * 1024;
const DEADLINE_MS = 30_000;
const LONGEST_WAIT_MS = 120_000;
const retries = doubling({ firstMs: 2_000, mostMs: LONGEST_WAIT_MS, tries: 4 });

/** A question to a database of films and shows. */
export interface Question {
  address: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** Asks with a pause between questions. */
export type Ask = (question: Question) => Promise<{ status: number; json: unknown }>;

/** As long as they ask, or twice as long each time; `Infinity` when it is given up. */
const waitOf = (header: string | string[] | undefined, failures: number): number => {
  const wait = retries(failures);
  const seconds = Number(header);
  return wait !== Infinity && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : wait;
};

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return null;
  }
};

/**
 * Sends at most so many questions a second; one that is refused for coming too often, or meets a fault of theirs, is asked again.
 * @throws OutboundFault when nobody answers.
 */
export const createAsk = (
  app: App,
  { perSecond, signal }: { perSecond: number; signal?: AbortSignal | undefined },
): Ask => {
  let next = 0;
  const turn = async (): Promise<void> => {
    const now = performance.now();
    const wait = Math.max(0, next - now);
    next = Math.max(now, next) + 1_000 / perSecond;
    await delay(wait, undefined, { ...(signal && { signal }) });
  };
  const send = async ({ address, headers = {}, body }: Question) => {
    const client = await app.open(outbound);
    return client.send({
      address,
      setBy: 'operator',
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      deadlineMs: DEADLINE_MS,
      mostBytes: MOST_BYTES,
    });
  };
  return async (question) => {
    for (let attempt = 1; ; attempt += 1) {
      await turn();
      const answer = await send(question);
      const isTransient = answer.status === 429 || answer.status >= 500;
      const wait = isTransient ? waitOf(answer.headers['retry-after'], attempt) : Infinity;
      if (wait === Infinity) return { status: answer.status, json: parse(answer.body) };
      await delay(wait, undefined, { ...(signal && { signal }) });
    }
  };
};
