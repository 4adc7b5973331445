import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '#platform/graphql/limits.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** `/graphql` is handled before Fastify, which passes on other spellings of the address. Both must respond alike. */
let test: TestApp;
beforeAll(async () => {
  const settings = {
    TSUZUKI_LIMITS: 'on',
    TSUZUKI_LIMITS_STORE: 'memory',
    TSUZUKI_BURST_ANONYMOUS: '1000',
  };
  test = await startTestApp({ roles: ['web'], settings });
});
afterAll(() => test.close());

/** A request. Its body is created each time, because a stream can be read only once. */
interface Sent extends Omit<RequestInit, 'body'> {
  search?: string;
  body?: () => NonNullable<RequestInit['body']>;
}

/** Headers that differ from request to request. */
const OWN = /^(?:date|x-request-id)$/u;
const COUNTED = /^(?:x-)?ratelimit/u;

const answerTo = async (path: string, { search = '', body, ...init }: Sent) => {
  const whole = { ...init, ...(body && { body: body(), duplex: 'half' as const }) };
  const response = await fetch(`${test.url}${path}${search}`, whole);
  const headers = [...response.headers]
    .filter(([name]) => !OWN.test(name))
    .map(([name, value]) => [name, COUNTED.test(name) ? 'counted' : value]);
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: await response.text(),
  };
};

const JSON_TYPE = { 'content-type': 'application/json' };

const posted = (text: string, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: () => text,
});

const query = (source: string, headers?: Record<string, string>): Sent =>
  posted(JSON.stringify({ query: source }), headers);

/** Sent in chunks, without a length. */
const inPieces = (...pieces: string[]): Sent => ({
  method: 'POST',
  headers: JSON_TYPE,
  body: () => ReadableStream.from(pieces.map((piece) => new TextEncoder().encode(piece))),
});

/** Long enough to be compressed. */
const LONG = '{ __schema { types { name description } } }';

it.each<[string, number, Sent]>([
  ['a query', 200, query('{ __typename }')],
  ['a document that does not hold', 200, query('{ nothing }')],
  [
    'one for the newer type',
    400,
    query('{ nothing }', { accept: 'application/graphql-response+json' }),
  ],
  ['a field of the viewer', 200, query('{ viewer { username } }')],
  ['GET', 200, { search: '?query={__typename}' }],
  [
    'GET of what is known',
    304,
    { search: '?query={__typename}', headers: { 'if-none-match': '*' } },
  ],
  ['GET with a name twice', 400, { search: '?query={__typename}&query={__typename}' }],
  ['GET with escapes that mean nothing', 400, { search: '?query={__typename}&variables=%zz' }],
  ['GET of nothing', 400, {}],
  ['HEAD', 200, { method: 'HEAD', search: '?query={__typename}' }],
  ['OPTIONS', 204, { method: 'OPTIONS' }],
  ['PUT', 405, { ...query('{ __typename }'), method: 'PUT' }],
  ['DELETE', 405, { method: 'DELETE' }],
  ['an answer in brotli', 200, query(LONG, { 'accept-encoding': 'br' })],
  ['an answer in gzip', 200, query(LONG, { 'accept-encoding': 'gzip' })],
  ['a browser', 200, { headers: { accept: 'text/html,*/*;q=0.8' } }],
  ['an empty body', 400, posted('')],
  ['a body that is no JSON', 400, posted('{')],
  ['no body', 415, { method: 'POST' }],
  ['a form', 415, { method: 'POST', body: () => new URLSearchParams({ query: '{ __typename }' }) }],
  ['a body beyond the limit', 413, posted(' '.repeat(LIMITS.bodyBytes + 1))],
  ['a body in pieces', 200, inPieces('{"query":', '"{ __typename }"}')],
  ['pieces beyond the limit', 413, inPieces(...Array<string>(11).fill(' '.repeat(10_000)))],
  ['an answer nobody makes', 406, query('{ __typename }', { accept: 'text/csv' })],
  ['a key that is none', 401, query('{ __typename }', { 'x-api-key': 'wrong' })],
  ['a token that is none', 401, query('{ __typename }', { authorization: 'Bearer x' })],
  [
    'two credentials',
    400,
    query('{ __typename }', { authorization: 'Bearer x', 'x-api-key': 'wrong' }),
  ],
])('%s is answered alike in every spelling of the address', async (_what, status, sent) => {
  const direct = await answerTo('/graphql', sent);
  expect(direct.status).toBe(status);
  for (const path of ['/graphql/', '//graphql', '/%67raphql']) {
    expect(await answerTo(path, sent)).toEqual(direct);
  }
});
