import type { GraphQLSchema } from 'graphql';
import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { whenThere, type Eventual } from '#platform/eventual.ts';
import type { DirectHandler, Visit } from '#platform/http/index.ts';
import { readBody } from './body.ts';
import type { RequestContext } from './context.ts';
import { errorOf, errorOfRefusal, reportBug, reportedOutage } from './error.ts';
import {
  exchangeOf,
  httpRequestOf,
  send,
  sendAnswer,
  type Exchange,
  type HeaderLines,
} from './exchange.ts';
import { createGraphqlHandler, errorReply, type HandlerOptions, type HttpReply } from './http.ts';
import { LIMITS } from './limits.ts';
import { isForm, isJson, negotiate, prefersHtml } from './media-type.ts';
import { preflightOf } from './preflight.ts';
import { RequestFault, type HttpRequest } from './request.ts';

/** How an endpoint answers. */
export interface EndpointOptions extends HandlerOptions {
  app: Pick<App, 'log'>;
  schema: GraphQLSchema;
  /** The page for browsers that open the address. */
  page: () => Promise<HttpReply>;
  /** Converts bodies that clients of another service send to GraphQL over HTTP. */
  readBody?: (body: string) => string;
  /** Converts forms to JSON bodies, for clients of another service that send forms. Without it they are refused. */
  readForm?: (body: string) => string;
  /** Converts responses with errors to the format that clients of another service read. */
  reword?: (answer: HttpReply) => HttpReply;
  /** Identifies the caller, and may add headers to the response. If it throws a `Refusal`, the response has that refusal's status. */
  contextOf: (visit: Visit, lines: HeaderLines) => Eventual<RequestContext>;
}

/** A GraphQL API that the server hands requests to. It responds at once if nothing has to be waited for. */
export const createEndpoint = ({
  app,
  schema,
  page,
  readBody: read = (body) => body,
  readForm,
  reword,
  contextOf,
  ...options
}: EndpointOptions): DirectHandler => {
  const handle = createGraphqlHandler(schema, options);
  const deliver = (exchange: Exchange, answer: HttpReply): Eventual<void> =>
    sendAnswer(exchange, reword && answer.hasErrors ? reword(answer) : answer);
  const fail = (exchange: Exchange, error: unknown): void => {
    const { response } = exchange;
    const answer = replyToError(error, exchange.visit, app);
    if (response.headersSent) response.destroy();
    else send(exchange, reword ? reword(answer) : answer);
  };
  const answerTo = (exchange: Exchange, request: HttpRequest): Eventual<void> =>
    whenThere(contextOf(exchange.visit, exchange.lines), (context) =>
      whenThere(handle(request, context), (answer) => {
        context.onAnswer?.(answer);
        return deliver(exchange, answer);
      }),
    );
  const attempt = (exchange: Exchange, work: () => Eventual<void>): void => {
    try {
      const done = work();
      if (done instanceof Promise) done.catch((error: unknown) => fail(exchange, error));
    } catch (error) {
      fail(exchange, error);
    }
  };
  return (request, response, visit) => {
    const exchange = exchangeOf(request, response, visit);
    if (request.method === 'OPTIONS') return send(exchange, preflightOf(visit.headers));
    if (isPageVisit(exchange)) {
      return attempt(exchange, async () => send(exchange, await page()));
    }
    const contentType = visit.headers['content-type'];
    const fromForm = readForm && isForm(contentType) ? readForm : undefined;
    if (request.method !== 'POST' || !(isJson(contentType) || fromForm)) {
      return attempt(exchange, () => answerTo(exchange, httpRequestOf(exchange, undefined)));
    }
    if (!isPlain(visit.headers['content-encoding'])) {
      exchange.lines.push('accept-encoding', 'identity', 'connection', 'close');
      return fail(exchange, COMPRESSED);
    }
    readBody(request, LIMITS.bodyBytes, (body) => {
      if (body === undefined) exchange.lines.push('connection', 'close');
      attempt(exchange, () => {
        if (body === undefined) throw TOO_LARGE;
        const sent = httpRequestOf(exchange, read(fromForm ? fromForm(body) : body));
        return answerTo(exchange, fromForm ? { ...sent, contentType: 'application/json' } : sent);
      });
    });
  };
};

const TOO_LARGE = new RequestFault(
  413,
  'PAYLOAD_TOO_LARGE',
  `The body is too large; the limit is ${LIMITS.bodyBytes} bytes.`,
);

/** Bodies have at most 100 kB, so compressed ones would only help people who send bombs. */
const isPlain = (coding = 'identity'): boolean => coding.trim().toLowerCase() === 'identity';

const COMPRESSED = new RequestFault(
  415,
  'UNSUPPORTED_MEDIA_TYPE',
  'Send the body as it is, without a Content-Encoding.',
);

const ASKS_FOR_DATA = /[?&](?:query|extensions)(?:=|&|$)/u;

const isPageVisit = ({ request: { method, url = '' }, visit }: Exchange): boolean =>
  method === 'GET' && prefersHtml(visit.headers.accept) && !ASKS_FOR_DATA.test(url);

const replyToError = (
  error: unknown,
  { headers, id: requestId }: Visit,
  app: Pick<App, 'log'>,
): HttpReply => {
  const type = negotiate(headers.accept) ?? 'json';
  const refused = error instanceof Refusal ? error : reportedOutage(error, { app, requestId });
  if (refused) {
    const { status, details } = refused;
    const { retryAfter } = details;
    const seconds = typeof retryAfter === 'number' ? retryAfter : 1;
    const again = status === 503 && { 'retry-after': String(seconds) };
    return errorReply(type, status, errorOfRefusal(refused), { ...again });
  }
  if (error instanceof RequestFault) {
    return errorReply(type, error.status, errorOf(error.code, error.message));
  }
  reportBug(error, { app, requestId });
  return errorReply(type, 500, errorOf('INTERNAL', 'Internal error', { requestId }));
};
