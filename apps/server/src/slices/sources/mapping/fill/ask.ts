import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '#platform/app.ts';
import { outbound } from '#platform/outbound/index.ts';

const MOST_BYTES = 16 * 1024 * 1024;
const DEADLINE_MS = 30_000;
const MOST_TRIES = 4;
const LONGEST_WAIT_SECONDS = 120;

/** A question to a database of films and shows. */
export interface Question {
  address: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** Asks with a pause between questions. */
export type Ask = (question: Question) => Promise<{ status: number; json: unknown }>;

const waitOf = (header: string | string[] | undefined, attempt: number): number => {
  const seconds = Number(header);
  const asked = Number.isFinite(seconds) && seconds > 0 ? seconds : 2 ** attempt;
  return Math.min(asked, LONGEST_WAIT_SECONDS) * 1_000;
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
      if (!isTransient || attempt === MOST_TRIES) {
        return { status: answer.status, json: parse(answer.body) };
      }
      const wait = waitOf(answer.headers['retry-after'], attempt);
      await delay(wait, undefined, { ...(signal && { signal }) });
    }
  };
};
