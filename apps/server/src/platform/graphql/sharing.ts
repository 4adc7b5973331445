import { bodyOf, type Body } from './byte-text.ts';
import type { Caller, RequestContext } from './context.ts';
import type { Variables } from './cost.ts';
import type { AcceptedDocument } from './document.ts';
import type { Outcome, WrittenOutcome } from './execute.ts';
import { isJson } from './media-type.ts';
import { isGet, type HttpRequest } from './request.ts';
import type { ResponseCache, ResponseKey, SharedResponse } from './response-cache.ts';

/** The place of a response in the cache, if it may be shared. */
export interface Sharing {
  cache: ResponseCache;
  key: ResponseKey;
  generation: number;
  nowMs: number;
  /** The response that another caller got. */
  known: SharedResponse | undefined;
}

/** Responses that contain only introspection do not change while a process lives. */
export const LONGEST_SECONDS = 3_600;

type Tier = Caller['tier'];

/** Everything that decides what public data a caller sees, and the method. It does not depend on who the caller is. */
const audiencesOf = (tier: Tier): readonly string[] =>
  ['GET', 'POST'].flatMap((method) =>
    ['-', 'known'].flatMap((user) =>
      ['-', 'adult'].map((titles) => `${tier} ${user} ${titles} ${method}`),
    ),
  );

const AUDIENCES: Readonly<Record<Tier, readonly string[]>> = {
  anonymous: audiencesOf('anonymous'),
  free: audiencesOf('free'),
  indie: audiencesOf('indie'),
  commercial: audiencesOf('commercial'),
};

const audienceOf = ({ tier, userId, canSeeAdult }: Caller, isPost: boolean): string => {
  const index = (isPost ? 4 : 0) + (userId === null ? 0 : 2) + (canSeeAdult ? 1 : 0);
  return AUDIENCES[tier][index] as string;
};

/** The key of a request; undefined if its response cannot be shared. */
const keyOf = (
  { method, contentType, body, search }: HttpRequest,
  caller: Caller,
): ResponseKey | undefined => {
  if (method === 'POST') {
    if (!isJson(contentType) || body === undefined) return undefined;
    return { audience: audienceOf(caller, true), asked: body };
  }
  if (!isGet(method)) return undefined;
  return { audience: audienceOf(caller, false), asked: search };
};

/** Looks for a response by the text of a request, so that a kept one needs no parsing. */
export const sharingOf = (
  cache: ResponseCache,
  request: HttpRequest,
  { app, caller }: RequestContext,
): Sharing | undefined => {
  const key = keyOf(request, caller);
  if (key === undefined) return undefined;
  const nowMs = app.clock.nowMs();
  return { cache, key, generation: cache.generation, nowMs, known: cache.get(key, nowMs) };
};

/** What a response was made from. */
interface Made {
  sharing: Sharing | undefined;
  plan: AcceptedDocument;
  variables: Variables;
  /** Whether the response may be sent again for the same request. */
  isKept: boolean;
}

/** The body of a response, if it has data without errors. */
const sentBody = (outcome: Outcome | WrittenOutcome): Body | undefined => {
  if ('body' in outcome) return outcome.body;
  const isWhole = !outcome.errors && outcome.data != null;
  return isWhole ? bodyOf(JSON.stringify(outcome)) : undefined;
};

/** The final response. It is kept for other callers if it has data without errors and all its fields may be shared for a while. */
export const shared = (
  outcome: Outcome | WrittenOutcome,
  { sharing, plan, variables, isKept }: Made,
): Outcome | WrittenOutcome | SharedResponse => {
  const { cacheSeconds, entities } = plan;
  if (!sharing || cacheSeconds <= 0) return outcome;
  const body = sentBody(outcome);
  if (body === undefined) return outcome;
  const { cache, key, generation, nowMs } = sharing;
  const response: SharedResponse = {
    body,
    expiresAtMs: nowMs + Math.min(cacheSeconds, LONGEST_SECONDS) * 1_000,
  };
  if (isKept) cache.set(key, response, { entities: entities(variables), generation });
  return response;
};
