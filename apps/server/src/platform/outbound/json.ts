import { setTimeout as delay } from 'node:timers/promises';
import type { Backoff } from '#platform/backoff.ts';
import type { Clock } from '#platform/clock.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from './request.ts';
import { retryAfterOf } from './retry-after.ts';

/** A request to a JSON API. */
export interface JsonQuestion {
  address: string;
  /** By default POST with a body or a form, and GET without. */
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object;
  /** Sent as a form instead. */
  form?: Readonly<Record<string, string>>;
}

/** A response with any status. */
export interface JsonAnswer {
  status: number;
  headers: OutboundAnswer['headers'];
  /** Undefined if the body is not JSON. */
  json: unknown;
  /** How many seconds the API asks us to wait. */
  retryAfterSeconds: number | undefined;
}

/** How to send requests to an API. */
export interface JsonAsking {
  outbound: Outbound;
  clock: Clock;
  /** Who set its address: see `OutboundRequest`. */
  setBy: OutboundRequest['setBy'];
  /** One request every so many milliseconds. The first `burst` of them (default 1) do not wait. */
  pace?: { everyMs: number; burst?: number };
  /** When to retry a request after a 429 or a 5xx; by default never. `Retry-After` takes precedence. */
  retries?: Backoff;
  /** Aborts waits and requests, which then throw an `AbortError`. */
  signal?: AbortSignal | undefined;
  /** The deadline of one request, from the first look-up to the last byte. */
  deadlineMs?: number;
  /** The size limit of a response, in bytes. */
  mostBytes?: number;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Sends one request.
 * @throws OutboundFault if there is no response, or it is too large; an `AbortError` if the signal was aborted
 */
export type AskJson = (question: JsonQuestion) => Promise<JsonAnswer>;

/** A longer wait than this is cut, even if the API asks for it. */
const LONGEST_WAIT_MS = 120_000;

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
};

/** Waits for the turn of this request. Turns are in the order of the calls. */
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

const FORM = 'application/x-www-form-urlencoded';

/** The body of a request, and its type. */
const contentOf = ({ body, form }: JsonQuestion) => {
  if (form) return { type: FORM, text: new URLSearchParams(form).toString() };
  return body && { type: 'application/json', text: JSON.stringify(body) };
};

const requestOf = (
  { setBy, deadlineMs, mostBytes, signal, headers: always }: JsonAsking,
  question: JsonQuestion,
  content = contentOf(question),
): OutboundRequest => ({
  address: question.address,
  setBy,
  method: question.method ?? (content ? 'POST' : 'GET'),
  headers: {
    accept: 'application/json',
    ...(content && { 'content-type': content.type }),
    ...always,
    ...question.headers,
  },
  ...(content && { body: content.text }),
  ...(deadlineMs !== undefined && { deadlineMs }),
  ...(mostBytes !== undefined && { mostBytes }),
  ...(signal && { signal }),
});

/** Creates the function that sends requests to one API. All its requests share one pace. */
export const createJsonAsker = (asking: JsonAsking): AskJson => {
  const { outbound, clock, retries = () => Infinity, signal } = asking;
  const turn = createPace(asking);
  const askOnce = async (question: JsonQuestion): Promise<JsonAnswer> => {
    signal?.throwIfAborted();
    await turn();
    const { status, headers, body } = await outbound.send(requestOf(asking, question));
    const retryAfterSeconds = retryAfterOf(headers['retry-after'], clock);
    return { status, headers, json: jsonOf(body), retryAfterSeconds };
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
