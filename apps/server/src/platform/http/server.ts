import fastify, { type FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { trustIn } from './client-address.ts';
import { limitConnections, type ConnectionLimits } from './connection.ts';
import { mostDescriptors } from './descriptor.ts';
import { openDirect } from './direct.ts';
import { healthRoutes } from './health.ts';
import { patienceFor, type Patience } from './patience.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';
import { makeRequestId } from './request-id.ts';
import { logRequest } from './request-log.ts';
import { httpSettings } from './settings.ts';
import { strictTransport } from './strict-transport.ts';

/** Room for the longest text that people may send, even if it is escaped. Routes for files set their own limit. */
const BODY_LIMIT_BYTES = 128 * 1024;
const MOST_REQUESTS_OF_CONNECTION = 1_000;

/** The operator's limit, but never so many that no descriptors are left for files and the database. */
const connectionLimits = (app: App, { mostUnanswered }: Patience): ConnectionLimits => {
  const { maxConnections, maxConnectionsPerAddress } = app.settings.of(httpSettings);
  const most = Math.min(maxConnections, Math.floor((mostDescriptors() ?? Infinity) / 2));
  const part = Math.floor(most / 2);
  return {
    most,
    mostOfOne: Math.min(maxConnectionsPerAddress, part),
    mostUnanswered: Math.min(mostUnanswered, part),
  };
};

/** An address with invalid escapes is used as it is, so that routing treats it like any other. */
const routable = (url: string): string => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
};

/**
 * The HTTP server of an app, with request ids, one log line a request, problem+json errors and health checks.
 * Routes are added by the slices; nothing listens yet.
 */
export const createServer = (app: App, asked: Partial<Patience> = {}): FastifyInstance => {
  const trust = trustIn(app.settings.of(httpSettings).trustedProxies);
  const patience = { ...patienceFor(trust), ...asked };
  const server = fastify({
    logger: false,
    trustProxy: trust ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: patience.requestMs,
    keepAliveTimeout: patience.idleMs,
    maxRequestsPerSocket: MOST_REQUESTS_OF_CONNECTION,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.checkEveryMs,
    },
    clientErrorHandler: answerBrokenRequest,
    genReqId: makeRequestId,
    rewriteUrl: ({ url = '/' }) => routable(url),
    routerOptions: {
      maxParamLength: 16_384,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
    },
    forceCloseConnections: 'idle',
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    done();
    if (!app.log.isLevelEnabled('info')) return;
    logRequest(app.log, {
      requestId: request.id,
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
  });
  server.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request.id);
    if (problem.status >= 500)
      app.log.error({ err: error, requestId: request.id }, 'a route failed');
    const { retryAfterSeconds } = problem;
    if (typeof retryAfterSeconds === 'number') reply.header('retry-after', retryAfterSeconds);
    const { retryAfter } = problem;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    return reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
  });
  // Other values of `Expect` than `100-continue` are ignored, so that the route's response does not change.
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response);
  });
  const { baseUrl, hstsSeconds: seconds } = app.settings.of(httpSettings);
  const hstsOf = strictTransport({ trust, baseUrl, seconds });
  openDirect(server, { log: app.log, trust, hstsOf });
  limitConnections(server, { ...connectionLimits(app, patience), trust });
  healthRoutes(server, app);
  return server;
};
