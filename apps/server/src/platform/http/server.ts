import fastify, { type FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { trustIn } from './client-address.ts';
import { openDirect } from './direct.ts';
import { healthRoutes } from './health.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';
import { makeRequestId } from './request-id.ts';
import { logRequest } from './request-log.ts';
import { httpSettings } from './settings.ts';
import { endSilentConnections } from './silent-connection.ts';

const BODY_LIMIT_BYTES = 1_000_000;

/** How long those are waited for who send slowly, or never finish. */
export interface Patience {
  /** How long a request may take to arrive whole. */
  requestMs: number;
  /** How long its headers may take. Node swaps the two where this one is the longer, as its default is. */
  headersMs: number;
  /** How often Node looks after both. */
  checkEveryMs: number;
  /** Connections nothing was answered over yet: beyond so many the oldest is ended. */
  mostUnanswered: number;
}

const PATIENCE: Patience = {
  requestMs: 30_000,
  headersMs: 15_000,
  checkEveryMs: 5_000,
  mostUnanswered: 4_000,
};

/** An address with a fault in its escapes is taken literally: it finds the routes it begins like, or none, as any other does. */
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
export const createServer = (app: App, patience: Patience = PATIENCE): FastifyInstance => {
  const trust = trustIn(app.settings.of(httpSettings).trustedProxies);
  const server = fastify({
    logger: false,
    trustProxy: trust ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: patience.requestMs,
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
    return reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
  });
  // What else than `100-continue` somebody expects is let pass: it is no reason for another answer than the route's.
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response);
  });
  openDirect(server, { log: app.log, trust });
  endSilentConnections(server, patience.mostUnanswered);
  healthRoutes(server, app);
  return server;
};
