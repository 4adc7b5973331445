import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Log } from '#platform/log.ts';
import { clientAddress, type Trust } from './client-address.ts';
import { makeRequestId } from './request-id.ts';
import { logRequest } from './request-log.ts';
import { inTurn } from './turn.ts';

/** The facts about a request that are known before its body is read. */
export interface Visit {
  /** The request id, which is in the response, its errors and the log. */
  id: string;
  /** The client's address behind trusted proxies. */
  ip: string;
  headers: IncomingHttpHeaders;
}

/** Handles a request completely: it reads the body, sends the response and handles errors. */
export type DirectHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
) => void;

/** The path and query that a request to a host of its own means. */
export type AddressOf = (url: string) => string;

declare module 'fastify' {
  interface FastifyInstance {
    /** By path; see `openDirect`. */
    directHandlers: Map<string, DirectHandler>;
    /** By host name in lower case; see `ownHost`. */
    ownHosts: Map<string, AddressOf>;
  }
}

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface DirectOptions {
  log: Log;
  trust: Trust | undefined;
  /** The value of `Strict-Transport-Security`, if the response should have it. */
  hstsOf: (request: IncomingMessage) => string | undefined;
}

const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};

/** The name of the host that a request is for, without its port. */
const hostOf = ({ headers: { host = '' } }: IncomingMessage): string =>
  host.replace(/:\d+$/u, '').toLowerCase();

const logLater = (log: Log, request: IncomingMessage, response: ServerResponse, id: string) => {
  const { method, url } = request;
  const beganAt = performance.now();
  response.once('finish', () => {
    const ms = performance.now() - beganAt;
    logRequest(log, { requestId: id, method, url, status: response.statusCode, ms });
  });
};

/**
 * Lets handlers take their paths before Fastify, whose hooks, parsers and replies cost more than a kept response. While the server closes,
 * Fastify handles everything, because it knows how to end connections. In both cases the requests of one connection are handled in turn.
 */
export const openDirect = (
  server: FastifyInstance,
  { log, trust, hstsOf }: DirectOptions,
): void => {
  const handlers = new Map<string, DirectHandler>();
  const hosts = new Map<string, AddressOf>();
  let isClosing = false;
  server.decorate('directHandlers', handlers);
  server.decorate('ownHosts', hosts);
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  const [fastify] = server.server.listeners('request');
  if (!fastify) throw new Error('Fastify listens to no request.');
  server.server.removeAllListeners('request');
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const hsts = hstsOf(request);
    if (hsts !== undefined) response.setHeader('strict-transport-security', hsts);
    const own = hosts.size > 0 ? hosts.get(hostOf(request)) : undefined;
    if (own) request.url = own(request.url ?? '/');
    const handle = isClosing ? undefined : handlers.get(pathOf(request.url ?? ''));
    if (!handle) return void fastify.call(server.server, request, response);
    const id = makeRequestId();
    if (log.isLevelEnabled('info')) logLater(log, request, response, id);
    handle(request, response, { id, ip: clientAddress(request, trust), headers: request.headers });
  };
  server.server.on('request', inTurn(answer));
};

/** Lets requests to a host name mean other addresses of this server. */
export const ownHost = (server: FastifyInstance, name: string, addressOf: AddressOf): void => {
  server.ownHosts.set(name.toLowerCase(), addressOf);
};

/** Gives a path to a handler. Fastify passes on the spellings that it treats as equal. */
export const directRoute = (server: FastifyInstance, path: string, handle: DirectHandler): void => {
  server.directHandlers.set(path, handle);
  void server.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // The handler reads the body.
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null));
    routes.route({
      method: METHODS,
      url: path,
      handler: ({ raw, id, ip, headers }, reply) => {
        reply.hijack();
        handle(raw, reply.raw, { id, ip, headers });
      },
    });
  });
};
