import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { admitCaller } from '#slices/access/index.ts';
import { parseInput } from '#slices/accounts/index.ts';
import { reasons } from '../reasons.ts';
import { findIds, idBody, idQuery, includeQuery, type AskedId } from './ids.ts';

const PATH = '/api/v2/ids';
const MOST_BYTES = 32_768;

/** Pages of other sites may ask, because no cookie is read here. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type, X-API-Key',
  'access-control-max-age': '86400',
} as const;

/** Ids of anime at other sites, in the form of arm-server. Requests count as those of the API do, by the minute. */
export const armRoutes = (server: FastifyInstance, app: App): void => {
  server.options(PATH, (_request, reply) => reply.code(204).headers(CORS).send());

  server.get(PATH, async (request, reply) => {
    void reply.headers(CORS);
    const caller = await admitCaller(app, { request, reply }, 'minute');
    const { include } = parseInput(includeQuery, request.query, reasons);
    const found = findIds(app, caller, parseInput(idQuery, request.query, reasons), include);
    return reply
      .header('cache-control', 'private, max-age=3600')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(found));
  });

  server.post(PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    void reply.headers(CORS);
    const caller = await admitCaller(app, { request, reply }, 'minute');
    const { include } = parseInput(includeQuery, request.query, reasons);
    const asked = parseInput<AskedId | AskedId[]>(idBody(request.body), request.body, reasons);
    const found = Array.isArray(asked)
      ? asked.map((each) => findIds(app, caller, each, include))
      : findIds(app, caller, asked, include);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(found));
  });
};
