import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { issueScopedBearer } from '../../bearer/token.ts';
import type { Issued } from '../exchange.ts';
import { readParameters, type Parameters } from '../parameters.ts';

const isParameters = (body: unknown): body is Parameters => body instanceof Map;

/** The parameters of a request, sent as a form or as JSON. */
export const parametersOf = ({ body }: FastifyRequest): Parameters =>
  isParameters(body) ? body : readParameters('');

/**
 * Whether a player sent the request with the refresh token of a device code. Players made for Trakt send JSON, our own programs send forms.
 * @throws with status 415 for any other JSON
 */
export const isPlayer = (request: FastifyRequest, parameters: Parameters): boolean => {
  if (!/^application\/json\b/iu.test(request.headers['content-type'] ?? '')) return false;
  if (parameters.has('refresh_token') || parameters.has('token')) return true;
  throw Object.assign(new Error('Send the body as application/x-www-form-urlencoded.'), {
    statusCode: 415,
  });
};

/** The tokens of a grant, in the form of RFC 6749 §5.1. */
export const issueTokens = async (
  app: App,
  { userId, grantId: sessionId, refreshToken, scopes }: Issued,
) => {
  const client = scopes === null ? 'extension' : 'device';
  const issuedAt = Math.floor(app.clock.nowMs() / 1000);
  const { accessToken, expiresAt } = await issueScopedBearer(app, {
    userId,
    client,
    sessionId,
    scopes,
  });
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: Math.floor((expiresAt.getTime() - app.clock.nowMs()) / 1000),
    refresh_token: refreshToken,
    ...(scopes && { scope: scopes.join(' '), created_at: issuedAt }),
  };
};
