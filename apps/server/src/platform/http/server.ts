import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { redactPath } from '#platform/log.ts';
import { healthRoutes } from './health.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';
import { httpSettings } from './settings.ts';

const BODY_LIMIT_BYTES = 1_000_000;
const REQUEST_TIMEOUT_MS = 30_000;

const trusted = (list: string): string[] | false => {
  const proxies = list.split(',').map((entry) => entry.trim());
  const named = proxies.filter(Boolean);
  return named.length > 0 ? named : false;
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
export const createServer = (app: App): FastifyInstance => {
  const { trustedProxies } = app.settings.of(httpSettings);
  const server = fastify({
    logger: false,
    trustProxy: trusted(trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
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
    app.log.info(
      {
        requestId: request.id,
        method: request.method,
        path: redactPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  server.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request.id);
    if (problem.status >= 500)
      app.log.error({ err: error, requestId: request.id }, 'a route failed');
    return reply.code(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
  });
  healthRoutes(server, app);
  return server;
};
