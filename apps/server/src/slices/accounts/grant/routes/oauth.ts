import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { OAuthError } from '../oauth-error.ts';
import { deviceRoutes } from '../../device/routes/device.ts';
import { takeParameters } from '../parameters.ts';
import { tokenRoutes } from './token.ts';

/** Any origin may send requests, because these routes read no cookie: only the secret in the request counts. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After, X-Request-Id',
} as const;

const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Content-Type',
  'access-control-max-age': '86400',
} as const;

const PATHS = ['/oauth/token', '/oauth/revoke', '/oauth/device/code', '/oauth/device/token'];

/** RFC 6749 §5.1: caches must not store tokens. */
const UNCACHED = { 'cache-control': 'no-store', pragma: 'no-cache' } as const;

const answerOf = (error: FastifyError | Error): { status: number; error: string } => {
  if (error instanceof OAuthError) return { status: error.status, error: error.code };
  if (error instanceof Refusal && error.status !== 500) {
    return { status: error.status, error: 'temporarily_unavailable' };
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status < 500
    ? { status, error: 'invalid_request' }
    : { status: 500, error: 'server_error' };
};

const sendError = (app: App, reply: FastifyReply, error: Error): FastifyReply => {
  const { status, error: code } = answerOf(error);
  const requestId = reply.request.id;
  if (status === 500) app.log.error({ err: error, requestId }, 'an OAuth route failed');
  const wait = error instanceof Refusal ? error.details['retryAfterSeconds'] : undefined;
  if (typeof wait === 'number') reply.header('retry-after', wait);
  // RFC 6749 §5.2 asks for a scheme, although none would help a public client.
  if (status === 401) reply.header('www-authenticate', 'Basic realm="tsuzuki"');
  const description =
    status === 500 ? `Something broke on our side (${requestId}).` : error.message;
  return reply.code(status).send({ error: code, error_description: description });
};

/** The routes for programs that act for a user: their tokens, and where to find the endpoints (RFC 6749, 7009, 8414). */
export const oauthRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/.well-known/oauth-authorization-server', (_request, reply) =>
    reply
      .headers({ ...CORS, 'cache-control': 'public, max-age=300' })
      .type('application/json')
      .send(JSON.stringify(metadataOf(baseUrl(app.settings)))),
  );
  void server.register(async (oauth) => {
    takeParameters(oauth);
    oauth.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...CORS, ...UNCACHED });
    });
    oauth.setErrorHandler<FastifyError>((error, _request, reply) => sendError(app, reply, error));
    for (const path of PATHS) {
      oauth.options(path, (_request, reply) => reply.code(204).headers(PREFLIGHT).send());
    }
    tokenRoutes(oauth, app);
    deviceRoutes(oauth, app);
  });
};

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/oauth/authorize`,
  token_endpoint: `${issuer}/oauth/token`,
  revocation_endpoint: `${issuer}/oauth/revoke`,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
});
