import type { IncomingHttpHeaders } from 'node:http';
import { byteText } from './byte-text.ts';
import type { HttpReply } from './http.ts';

/** The headers that the API itself reads. */
const OWN_HEADERS = ['Authorization', 'Content-Type', 'If-None-Match', 'X-API-Key'];

/** A name of a header, which is a token of RFC 9110. */
const NAME = /^[\w!#$%&'*+.^`|~-]{1,100}$/u;
const MOST_NAMES = 50;

const namesIn = (list = ''): string[] =>
  list
    .split(',', MOST_NAMES)
    .map((name) => name.trim())
    .filter((name) => NAME.test(name));

/**
 * Pages of other sites may send any method of the API and any header, because GraphQL clients and tracing tools add their own headers. That
 * is safe: no cookie is read here, so a page can use only credentials it has itself.
 */
export const preflightOf = (headers: IncomingHttpHeaders): HttpReply => {
  const known = new Set(OWN_HEADERS.map((name) => name.toLowerCase()));
  const asked = namesIn(headers['access-control-request-headers']);
  const others = asked.filter((name) => !known.has(name.toLowerCase()));
  return {
    status: 204,
    headers: {
      allow: 'GET, HEAD, POST',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': [...OWN_HEADERS, ...others].join(', '),
      'access-control-max-age': '86400',
      vary: 'Access-Control-Request-Headers',
    },
    body: byteText(''),
    hasErrors: false,
  };
};
