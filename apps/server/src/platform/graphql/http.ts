import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { whenThere, type Eventual } from '#platform/eventual.ts';
import { bodyOf, byteText, type Body } from './byte-text.ts';
import { cachingHeaders } from './caching.ts';
import type { ContentCoding } from './content-coding.ts';
import type { RequestContext } from './context.ts';
import { withDeadline } from './deadline.ts';
import { createPlanner, type AcceptedDocument } from './document.ts';
import { errorOf } from './error.ts';
import { executeInWriting, operationOf, type Outcome, type WrittenOutcome } from './execute.ts';
import { LIMITS, type DocumentBounds } from './limits.ts';
import { negotiate, RESPONSE_TYPES, type ResponseType } from './media-type.ts';
import { PersistedDocuments } from './persisted-documents.ts';
import {
  isGet,
  parametersOf,
  RequestFault,
  type GraphqlParameters,
  type HttpRequest,
} from './request.ts';
import type { ResponseCache, SharedResponse } from './response-cache.ts';
import { shared, sharingOf } from './sharing.ts';

/** An HTTP response, without its transport. */
export interface HttpReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Body;
  /** The compressed body, if a copy may be cached. */
  encoded?(coding: ContentCoding): Promise<Buffer>;
  /** Whether the response has an error, whatever its status. */
  hasErrors: boolean;
}

/** GraphQL over HTTP as a function. It returns at once if no resolver is asynchronous. */
export type GraphqlHandler = (request: HttpRequest, context: RequestContext) => Eventual<HttpReply>;

/** How a schema is served. */
export interface HandlerOptions {
  /** Milliseconds an operation may take. */
  deadlineMs?: number;
  /** Bounds of its documents that are not the usual ones. */
  bounds?: Partial<DocumentBounds>;
  /** The cache of responses to public queries; without it none are kept. */
  cache?: ResponseCache;
}

/** Serves a schema by the GraphQL-over-HTTP specification: queries by GET and POST, mutations by POST. */
export const createGraphqlHandler = (
  schema: GraphQLSchema,
  { deadlineMs: ms = LIMITS.deadlineMs, bounds = {}, cache }: HandlerOptions = {},
): GraphqlHandler => {
  const planOf = createPlanner(schema, bounds);
  const persisted = new PersistedDocuments();
  return (request, context) => {
    const type = negotiate(request.accept);
    if (!type) return NOT_ACCEPTABLE;
    const { method, onGone } = request;
    const sharing = cache && sharingOf(cache, request, context);
    const reply = (answer: Outcome | WrittenOutcome | SharedResponse): HttpReply => {
      const known = 'expiresAtMs' in answer ? answer : undefined;
      const made = replyOf(type, answer);
      if (known && sharing)
        made.encoded = (coding) => sharing.cache.encoded(sharing.key, known, coding);
      if (!isGet(method)) return made;
      const headers = cachingHeaders(known, context.caller, sharing?.nowMs ?? 0);
      return { ...made, headers: { ...made.headers, ...headers } };
    };
    if (sharing?.known) return reply(sharing.known);
    try {
      const parameters = parametersAllowed(request);
      const source = persisted.sourceOf(parameters);
      if (source === undefined) return reply(NOT_PERSISTED);
      const plan = planOf(source);
      if ('errors' in plan) return reply(plan);
      if (isGet(method)) assertQuery(plan, parameters);
      const { query, sha256Hash, variables } = parameters;
      const isRegistration = query !== undefined && sha256Hash !== undefined;
      if (isRegistration) persisted.keep(sha256Hash, query);
      const execution = { plan, ...parameters, context };
      const outcome = withDeadline({ ms, onGone }, () => executeInWriting(schema, execution));
      // A request that registers a document is not answered from the cache, because then it would not register the document.
      const made = { sharing, plan, variables, isKept: !isRegistration };
      const settle = (settled: Outcome | WrittenOutcome): HttpReply => reply(shared(settled, made));
      return whenThere(outcome, settle);
    } catch (error) {
      if (!(error instanceof RequestFault)) throw error;
      const { status, code, message } = error;
      return errorReply(
        type,
        status,
        errorOf(code, message),
        status === 405 ? { allow: 'GET, HEAD, POST' } : {},
      );
    }
  };
};

/** The response to a request that was refused before GraphQL read it. */
export const errorReply = (
  type: ResponseType,
  status: number,
  error: GraphQLFormattedError,
  headers: Readonly<Record<string, string>> = {},
): HttpReply => ({
  status,
  headers: { ...HEADERS[type], ...headers },
  body: byteText(JSON.stringify({ errors: [error] })),
  hasErrors: true,
});

const parametersAllowed = (request: HttpRequest): GraphqlParameters => {
  if (isGet(request.method) || request.method === 'POST') return parametersOf(request);
  throw new RequestFault(405, 'METHOD_NOT_ALLOWED', 'Use GET or POST.');
};

const assertQuery = (plan: AcceptedDocument, { operationName }: GraphqlParameters): void => {
  const operation = operationOf(plan, operationName);
  if ('type' in operation && operation.type !== 'query') {
    throw new RequestFault(405, 'METHOD_NOT_ALLOWED', 'Only queries may be sent by GET; use POST.');
  }
};

/**
 * The status of a response. With `application/json` it is 200 for everything that GraphQL handled, because clients of that type treat other
 * statuses as network errors.
 */
const replyOf = (type: ResponseType, outcome: Outcome | Pick<SharedResponse, 'body'>): HttpReply =>
  'body' in outcome
    ? { status: 200, headers: HEADERS[type], body: outcome.body, hasErrors: false }
    : {
        status: type === 'graphql' && outcome.data === undefined ? 400 : 200,
        headers: HEADERS[type],
        body: bodyOf(JSON.stringify(outcome)),
        hasErrors: outcome.errors !== undefined,
      };

const headersWith = (type: ResponseType) => ({
  'content-type': RESPONSE_TYPES[type],
  'cache-control': 'no-store',
});

const HEADERS = { json: headersWith('json'), graphql: headersWith('graphql') };

/** The message is that of Apollo's protocol, because older clients check it. */
const NOT_PERSISTED: Outcome = {
  errors: [errorOf('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')],
};

const NOT_ACCEPTABLE = errorReply(
  'json',
  406,
  errorOf(
    'NOT_ACCEPTABLE',
    'Responses are application/json or application/graphql-response+json, in UTF-8.',
  ),
);
