import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visit } from '#platform/http/index.ts';
import { bytesOf } from './byte-text.ts';
import { isKnownToClient } from './caching.ts';
import { codingFor, compress, LEAST_BYTES, type ContentCoding } from './content-coding.ts';
import type { HttpReply } from './http.ts';
import type { HttpRequest } from './request.ts';

/** Response headers, names and values in turn: the form Node looks at least. No name may come twice. */
export type HeaderLines = string[];

/** A request to the API and the way to send its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  visit: Visit;
  /** What its answer carries, whichever it is. */
  lines: HeaderLines;
}

/** The response headers that pages of other sites may read. */
const EXPOSED_HEADERS =
  'ETag, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id';

/** Begins an exchange. Any origin may ask, as no cookie is ever read here. */
export const exchangeOf = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
): Exchange => ({
  request,
  response,
  visit,
  lines: [
    'x-request-id',
    visit.id,
    'x-content-type-options',
    'nosniff',
    'access-control-allow-origin',
    '*',
    'access-control-expose-headers',
    EXPOSED_HEADERS,
  ],
});

/** The request without its transport. */
export const httpRequestOf = (
  { request: { method = 'GET', url = '' }, response, visit: { headers } }: Exchange,
  body: string | undefined,
): HttpRequest => {
  const searchAt = url.indexOf('?');
  return {
    method,
    accept: headers.accept,
    contentType: headers['content-type'],
    body,
    search: searchAt === -1 ? '' : url.slice(searchAt + 1),
    onGone: (listener) => {
      if (response.closed) queueMicrotask(listener);
      response.once('close', listener);
      return () => void response.off('close', listener);
    },
  };
};

/** Sends an answer as it is, or with the body it has been compressed to. */
export const send = ({ response, lines }: Exchange, { status, headers, body }: HttpReply): void => {
  for (const name in headers) lines.push(name, headers[name] as string);
  if (status === 204 || status === 304) {
    response.writeHead(status, lines).end();
    return;
  }
  lines.push('content-length', String(body.length));
  response.writeHead(status, lines).end(body, 'latin1');
};

/** Sends an answer, compressed for who takes it so, or only that the client has it already. */
export const sendAnswer = (exchange: Exchange, answer: HttpReply): void | Promise<void> => {
  const { headers } = exchange.visit;
  const { etag } = answer.headers;
  if (etag !== undefined && isKnownToClient(headers['if-none-match'], etag)) {
    const { 'content-type': _type, ...kept } = answer.headers;
    return send(exchange, { ...answer, status: 304, headers: kept });
  }
  const isSmall = answer.body.length < LEAST_BYTES;
  const coding = isSmall ? undefined : codingFor(headers['accept-encoding']);
  return coding ? sendEncoded(exchange, answer, coding) : send(exchange, answer);
};

/** No cookie is read here, so no other site can have answers with secrets of its visitors compressed beside a guess. */
const sendEncoded = async (
  exchange: Exchange,
  answer: HttpReply,
  coding: ContentCoding,
): Promise<void> => {
  const body = await (answer.encoded?.(coding) ?? compress(bytesOf(answer.body), coding));
  send(exchange, { ...answer, headers: { ...answer.headers, 'content-encoding': coding }, body });
};
