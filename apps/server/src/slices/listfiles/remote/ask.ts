import type { App } from '#platform/app.ts';
import {
  createJsonAsker,
  outbound,
  OutboundFault,
  type JsonAnswer,
  type JsonQuestion,
} from '#platform/outbound/index.ts';
import { refusal } from '../reasons.ts';

const MOST_BYTES = 20 * 1024 * 1024;

/** A service whose lists we fetch. Only the operator sets its address. */
export interface RemoteService {
  title: string;
  bearer: string | null;
  pace: { everyMs: number; burst: number };
}

/** @throws Refusal if the service cannot be reached, limits us, or returns no JSON */
export type AskRemote = (
  question: JsonQuestion,
) => Promise<{ status: number; json: Record<string, unknown> }>;

const unavailable = (title: string) =>
  refusal('UNAVAILABLE', 'REMOTE_UNAVAILABLE', { service: title });

const refuse = (title: string, error: unknown): never => {
  if (error instanceof OutboundFault && error.reason === 'too_large')
    throw refusal('PAYLOAD_TOO_LARGE', 'REMOTE_LIST_TOO_LARGE', { service: title });
  throw unavailable(title);
};

const refuseOverrun = (title: string, { retryAfterSeconds = 60 }: JsonAnswer): never => {
  throw refusal('RATE_LIMITED', 'REMOTE_RATE_LIMITED', {
    service: title,
    retryAfterSeconds: Math.ceil(retryAfterSeconds),
  });
};

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Requests lists from a service. A person waits for the response, so nothing is retried; they learn when to try again. */
export const openRemote = async (
  app: App,
  { title, bearer, pace }: RemoteService,
): Promise<AskRemote> => {
  const ask = createJsonAsker({
    outbound: await app.open(outbound),
    clock: app.clock,
    setBy: 'operator',
    pace,
    mostBytes: MOST_BYTES,
    headers: {
      accept: 'application/json, application/vnd.api+json',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
  });
  return async (question) => {
    const answer = await ask(question).catch((error: unknown) => refuse(title, error));
    if (answer.status === 429) return refuseOverrun(title, answer);
    const { status, json } = answer;
    if (!isObject(json)) throw unavailable(title);
    return { status, json };
  };
};
