import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { refusal } from '../reasons.ts';

const unsupported = (type: string) =>
  Object.assign(new Error(`Send the body as ${type}.`), { statusCode: 415 });

const isOwnOrigin = (app: App, origin: string, host: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false;
  const own = new URL(baseUrl(app.settings)).origin;
  return origin === own || new URL(origin).host === host;
};

/**
 * Refuses requests that another site makes a browser send. Every browser says where a request comes from (Fetch Metadata, or Origin).
 * Programs send neither, and have only their own cookies.
 */
const refuseOtherSites = (app: App, { headers, method }: FastifyRequest): void => {
  const site = headers['sec-fetch-site'];
  const { origin, host } = headers;
  const isReading = method === 'GET' || method === 'HEAD';
  const isOwnSite = site === undefined || site === 'same-origin' || (isReading && site === 'none');
  if (isOwnSite && (origin === undefined || isOwnOrigin(app, origin, host))) return;
  throw refusal('FORBIDDEN', 'CROSS_SITE_REQUEST');
};

const BRINGS_INPUT: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

const isOfType = (expected: string, type: string | undefined): boolean =>
  type?.split(';')[0]?.trim().toLowerCase() === expected;

/** The defences of every route for our own pages: it refuses other sites and other types of body, and lets no cache store the response. */
const defend = (auth: FastifyInstance, app: App, bodyType: string): void => {
  auth.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseOtherSites(app, request);
    const isExpected = isOfType(bodyType, request.headers['content-type']);
    if (BRINGS_INPUT.has(request.method) && !isExpected) throw unsupported(bodyType);
  });
};

/** Accepts only JSON from our own pages, and lets no cache store the response. */
export const guardAuth = (auth: FastifyInstance, app: App): void => {
  const parse = auth.getDefaultJsonParser('error', 'error');
  auth.removeAllContentTypeParsers();
  auth.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    // A route without input accepts an empty body.
    (request, body, done) => (body === '' ? done(null, {}) : parse(request, String(body), done)),
  );
  defend(auth, app, 'application/json');
};

/** How a form with a file is accepted. */
export interface UploadOptions {
  mostBytes: number;
  /** Decides, before any byte of the form is read, whether it may be sent. It throws or responds itself if not. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** The same for forms with a file: only multipart, passed on as bytes. */
export const guardUploads = (
  uploads: FastifyInstance,
  app: App,
  { mostBytes, admit }: UploadOptions,
): void => {
  uploads.removeAllContentTypeParsers();
  uploads.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
  defend(uploads, app, 'multipart/form-data');
  uploads.addHook('onRequest', admit);
};
