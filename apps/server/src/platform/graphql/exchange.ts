import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visit } from '#platform/http/index.ts';
import { bytesOf } from './byte-text.ts';
import { isKnownToClient } from './caching.ts';
import { codingFor, compress, LEAST_BYTES, type ContentCoding } from './content-coding.ts';
import type { HttpReply } from './http.ts';
import type { HttpRequest } from './request.ts';

/** Response headers, names and values in turn, which is the cheapest form for Node. No name may appear twice. */
export type HeaderLines = string[];

/** A request to the API and the way to send its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  visit: Visit;
  /** Headers of every response to it. */
  lines: HeaderLines;
}

/** The response headers that pages of other sites may read. */
const EXPOSED_HEADERS =
  'ETag, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id';

/** Begins an exchange. Any origin is allowed, because cookies are never read here. */
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

/** Sends a response, with its body or a compressed one. */
export const send = ({ response, lines }: Exchange, { status, headers, body }: HttpReply): void => {
  for (const name in headers) lines.push(name, headers[name] as string);
  if (status === 204 || status === 304) {
    response.writeHead(status, lines).end();
    return;
  }
  lines.push('content-length', String(body.length));
  response.writeHead(status, lines).end(body, 'latin1');
};

/** Sends a response, compressed if the client accepts that, or a 304 if the client already has it. */
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

/** Compression is safe here: no cookie is read, so no other site can get a response with its visitors' secrets beside a guess. */
const sendEncoded = async (
  exchange: Exchange,
  answer: HttpReply,
  coding: ContentCoding,
): Promise<void> => {
  const body = await (answer.encoded?.(coding) ?? compress(bytesOf(answer.body), coding));
  send(exchange, { ...answer, headers: { ...answer.headers, 'content-encoding': coding }, body });
};
