import type { FastifyInstance, FastifyRequest } from 'fastify';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { Refusal, refusal } from '#platform/errors.ts';

const unsupported = () =>
  Object.assign(new Error('Send the body as application/json.'), { statusCode: 415 });

const isOwnOrigin = (app: App, origin: string, host: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false;
  const own = new URL(baseUrl(app.settings)).origin;
  return origin === own || new URL(origin).host === host;
};

/**
 * Refuses what another site makes a browser send. Every browser says where a request comes from (Fetch Metadata, or Origin);
 * programs say neither, and have no cookies that are not their own.
 */
const refuseOtherSites = (app: App, { headers, method }: FastifyRequest): void => {
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  const isReading = method === 'GET' || method === 'HEAD';
  const isOwnSite = site === undefined || site === 'same-origin' || (isReading && site === 'none');
  if (isOwnSite && (origin === undefined || isOwnOrigin(app, origin, host))) return;
  throw refusal(
    'FORBIDDEN',
    'This request comes from another site. Open the page of this service itself.',
  );
};

const BRINGS_INPUT: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

const isJson = (type: string | undefined): boolean =>
  /^application\/json *(?:;|$)/iu.test(type ?? '');

/** The defences every route for our own pages has: JSON alone, from our own pages, never kept by a cache. */
export const guardAuth = (auth: FastifyInstance, app: App): void => {
  const parse = auth.getDefaultJsonParser('error', 'error');
  auth.removeAllContentTypeParsers();
  auth.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    // A route without input takes an empty body.
    (request, body, done) => (body === '' ? done(null, {}) : parse(request, String(body), done)),
  );
  auth.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(app, request);
    if (BRINGS_INPUT.has(request.method) && !isJson(request.headers['content-type'])) {
      throw unsupported();
    }
  });
  auth.setErrorHandler((error, _request, reply) => {
    const wait = error instanceof Refusal ? error.details['retryAfterSeconds'] : undefined;
    if (typeof wait === 'number') reply.header('retry-after', wait);
    throw error;
  });
};
