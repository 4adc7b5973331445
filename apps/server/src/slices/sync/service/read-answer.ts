import type { JsonAnswer } from '#platform/outbound/index.ts';
import type { ServiceReader } from '../connectors/reader.ts';
import type { CallAnswer } from '../rules/outbox/next-step.ts';

type Headers = JsonAnswer['headers'];

const numberIn = (headers: Headers, name: string): number | null => {
  const value = headers[name];
  const number = typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) && number > 0 ? number : null;
};

/** How many calls a minute a service says it takes. */
export const paceIn = (headers: Headers, { paceHeader }: ServiceReader): number | null =>
  paceHeader === undefined ? null : numberIn(headers, paceHeader);

/** By how many seconds the clock of a service is ahead of ours. */
export const skewIn = (headers: Headers, nowMs: number): number | null => {
  const at = typeof headers['date'] === 'string' ? Date.parse(headers['date']) : Number.NaN;
  return Number.isNaN(at) ? null : Math.round((at - nowMs) / 1000);
};

/** Seconds until a limit ends, which services state as an instant. */
const resetIn = (headers: Headers, nowMs: number): number | undefined => {
  const at = numberIn(headers, 'x-ratelimit-reset');
  return at === null ? undefined : Math.max(1, Math.ceil(at - nowMs / 1000));
};

const isEmptyAnswer = ({ status }: JsonAnswer): boolean => status === 204;

const isPage = (raw: JsonAnswer): boolean => {
  const type = raw.headers['content-type'];
  return typeof type === 'string' && type.includes('html');
};

const messageIn = (json: unknown): string => {
  const { message, error, errors } = (json ?? {}) as Record<string, unknown>;
  const said = [message, error, JSON.stringify(errors)].find((text) => typeof text === 'string');
  return (said ?? '').slice(0, 300);
};

/** What an answer says. One that is neither JSON nor a page was cut off, so nobody knows what the service did. */
export const answerIn = (raw: JsonAnswer, reader: ServiceReader, nowMs: number): CallAnswer => {
  const { status, headers, json, retryAfterSeconds } = raw;
  const isGood = status >= 200 && status < 300;
  // Proxies answer with a page of their own while a service is down, or counts calls.
  if (isPage(raw) && (isGood || status === 403)) return { kind: 'answer', status, isPage: true };
  if (isGood && json === undefined && !isEmptyAnswer(raw)) return { kind: 'lost' };
  const fault = reader.faultIn?.(json);
  return {
    kind: 'answer',
    status: fault?.status ?? status,
    message: fault?.message ?? messageIn(json),
    retryAfter: retryAfterSeconds,
    resetIn: resetIn(headers, nowMs),
  };
};
