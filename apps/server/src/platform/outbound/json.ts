import { setTimeout as delay } from 'node:timers/promises';
import type { Backoff } from '#platform/backoff.ts';
import type { Clock } from '#platform/clock.ts';
import type { Outbound, OutboundRequest } from './outbound.ts';

/** A question to an API that speaks JSON. */
export interface JsonQuestion {
  address: string;
  /** POST where there is a body and GET where there is none, unless told. */
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object;
}

/** An answer of any status. */
export interface JsonAnswer {
  status: number;
  /** Undefined where the body is no JSON. */
  json: unknown;
  /** How long they ask us to wait, in seconds. */
  retryAfterSeconds: number | undefined;
}

/** How an API is asked. */
export interface JsonAsking {
  outbound: Outbound;
  clock: Clock;
  /** Who set its address: see `OutboundRequest`. */
  setBy: OutboundRequest['setBy'];
  /** A question every so many milliseconds; the first `burst` of them (1 unless told) need not wait. */
  pace?: { everyMs: number; burst?: number };
  /** When a question that met a 429 or a 5xx is asked again; never unless told. What `Retry-After` says goes before it. */
  retries?: Backoff;
  /** Ends waits and questions, which then throw an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** Of one question, from the first look-up to the last byte. */
  deadlineMs?: number;
  /** Most bytes of an answer. */
  mostBytes?: number;
  /** Sent with every question. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Asks one question.
 * @throws OutboundFault when there is no answer, or it is too large; an `AbortError` when the signal was given.
 */
export type AskJson = (question: JsonQuestion) => Promise<JsonAnswer>;

/** No wait they ask for is kept to for longer. */
const LONGEST_WAIT_MS = 120_000;

/** What `Retry-After` says, in seconds from now: it is a number of them or a date. */
const retryAfterOf = (header: string | string[] | undefined, clock: Clock): number | undefined => {
  if (typeof header !== 'string') return undefined;
  const seconds = /^\s*[\d.]+\s*$/u.test(header)
    ? Number(header)
    : (Date.parse(header) - clock.nowMs()) / 1_000;
  return seconds > 0 ? seconds : undefined;
};

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
};

/** Waits until it is this question's turn. Turns are given in the order in which they are asked for. */
const createPace = ({ pace, signal }: Pick<JsonAsking, 'pace' | 'signal'>) => {
  const { everyMs, burst = 1 } = pace ?? { everyMs: 0 };
  let next = 0;
  return async (): Promise<void> => {
    const now = performance.now();
    const turn = Math.max(next, now);
    next = turn + everyMs;
    const waitMs = turn - now - (burst - 1) * everyMs;
    if (waitMs > 0) await delay(waitMs, undefined, { ...(signal && { signal }) });
  };
};

const requestOf = (
  { setBy, deadlineMs, mostBytes, signal, headers: always }: JsonAsking,
  { address, body, method = body ? 'POST' : 'GET', headers }: JsonQuestion,
): OutboundRequest => ({
  address,
  setBy,
  method,
  headers: {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...always,
    ...headers,
  },
  ...(body && { body: JSON.stringify(body) }),
  ...(deadlineMs !== undefined && { deadlineMs }),
  ...(mostBytes !== undefined && { mostBytes }),
  ...(signal && { signal }),
});

/** Makes what asks one API: its pace is kept over all questions of it. */
export const createJsonAsker = (asking: JsonAsking): AskJson => {
  const { outbound, clock, retries = () => Infinity, signal } = asking;
  const turn = createPace(asking);
  const askOnce = async (question: JsonQuestion): Promise<JsonAnswer> => {
    signal?.throwIfAborted();
    await turn();
    const { status, headers, body } = await outbound.send(requestOf(asking, question));
    const retryAfterSeconds = retryAfterOf(headers['retry-after'], clock);
    return { status, json: jsonOf(body), retryAfterSeconds };
  };
  const ask = async (question: JsonQuestion, failures: number): Promise<JsonAnswer> => {
    const answer = await askOnce(question);
    const isPassing = answer.status === 429 || answer.status >= 500;
    const backoffMs = isPassing ? retries(failures + 1) : Infinity;
    if (backoffMs === Infinity) return answer;
    const { retryAfterSeconds } = answer;
    const waitMs = retryAfterSeconds === undefined ? backoffMs : retryAfterSeconds * 1_000;
    await delay(Math.min(waitMs, LONGEST_WAIT_MS), undefined, { ...(signal && { signal }) });
    return ask(question, failures + 1);
  };
  return (question) => ask(question, 0);
};
