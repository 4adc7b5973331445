import { byteText, type ByteText } from './byte-text.ts';
import type { Caller, RequestContext } from './context.ts';
import type { Variables } from './cost.ts';
import type { AcceptedDocument } from './document.ts';
import type { Outcome, WrittenOutcome } from './execute.ts';
import { isJson } from './media-type.ts';
import { isGet, type HttpRequest } from './request.ts';
import type { ResponseCache, SharedResponse } from './response-cache.ts';

/** Where the answer to a request is kept, if it may be. */
export interface Sharing {
  cache: ResponseCache;
  key: string;
  generation: number;
  nowMs: number;
  /** The answer somebody else was given. */
  known: SharedResponse | undefined;
}

/** Answers about the schema alone do not change while a process lives. */
export const LONGEST_SECONDS = 3_600;

/** All that decides what a caller is shown of public data. Who the caller is has no part in it. */
const visibilityOf = ({ tier, userId, canSeeAdult }: Caller): string =>
  `${tier} ${userId === null ? '-' : 'known'} ${canSeeAdult ? 'adult' : '-'}`;

/** All that decides what a request asks for; undefined when it is none that could be answered. */
const askedText = ({ method, contentType, body, search }: HttpRequest): string | undefined => {
  if (method === 'POST') {
    return isJson(contentType) && body !== undefined ? `POST ${body}` : undefined;
  }
  return isGet(method) ? `GET ${search}` : undefined;
};

/** Looks for an answer to the very text of a request, so that one that is known costs no reading of it. */
export const sharingOf = (
  cache: ResponseCache,
  request: HttpRequest,
  { app, caller }: RequestContext,
): Sharing | undefined => {
  const text = askedText(request);
  if (text === undefined) return undefined;
  const key = `${visibilityOf(caller)} ${text}`;
  const nowMs = app.clock.nowMs();
  return { cache, key, generation: cache.generation, nowMs, known: cache.get(key, nowMs) };
};

/** What an answer was made from. */
interface Made {
  sharing: Sharing | undefined;
  plan: AcceptedDocument;
  variables: Variables;
  /** Whether the same request may be answered with it again. */
  isKept: boolean;
}

/** An answer as it is sent, if it is data without errors. */
const sentText = (outcome: Outcome | WrittenOutcome): ByteText | undefined => {
  if ('body' in outcome) return outcome.body;
  const isWhole = !outcome.errors && outcome.data != null;
  return isWhole ? byteText(JSON.stringify(outcome)) : undefined;
};

/** The answer in its last form, kept for others when all may have it: data without errors, every field of it public for a while. */
export const shared = (
  outcome: Outcome | WrittenOutcome,
  { sharing, plan, variables, isKept }: Made,
): Outcome | WrittenOutcome | SharedResponse => {
  const { cacheSeconds, entities } = plan;
  if (!sharing || cacheSeconds <= 0) return outcome;
  const body = sentText(outcome);
  if (body === undefined) return outcome;
  const { cache, key, generation, nowMs } = sharing;
  const response: SharedResponse = {
    body,
    expiresAtMs: nowMs + Math.min(cacheSeconds, LONGEST_SECONDS) * 1_000,
  };
  if (isKept) cache.set(key, response, { entities: entities(variables), generation });
  return response;
};
