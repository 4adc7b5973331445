import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { takeAttempts } from '../../attempt.ts';
import { audit } from '../../audit.ts';
import { verifyBearer } from '../../bearer/token.ts';
import { settleRevocation } from '../../routes/signed-in.ts';
import { attemptKeyOf, visitorOf } from '../../visitor.ts';
import { isAuthorizationCode } from '../authorization-code.ts';
import { deviceClient, findClient, type Client } from '../client.ts';
import { exchangeCode, refreshGrant, type Outcome } from '../exchange.ts';
import { endGrant, ownerOfGrant } from '../grants.ts';
import { OAuthError } from '../oauth-error.ts';
import { need, refuseAbuse, type Parameters } from '../parameters.ts';
import { isVerifier } from '../pkce.ts';
import { grantOfToken, isRefreshToken } from '../refresh-token.ts';
import { isPlayer, issueTokens, parametersOf } from './tokens.ts';

/** The parameters a client sent, and the client it claims to be. */
interface Asked {
  parameters: Parameters;
  client: Client;
}

/** @throws OAuthError for a request that no client of ours sends. Ours have no secret, so one that sends a secret is somebody else */
const readAsked = (app: App, request: FastifyRequest): Asked => {
  const { headers } = request;
  const parameters = parametersOf(request);
  refuseAbuse(parameters);
  if (isPlayer(request, parameters)) return { parameters, client: deviceClient(app) };
  if (headers.authorization !== undefined || parameters.has('client_secret')) {
    throw new OAuthError('invalid_client', 'Our clients are public: send the client_id alone.');
  }
  const client = findClient(app, need(parameters, 'client_id'));
  if (!client) throw new OAuthError('invalid_client', 'There is no such client.');
  return { parameters, client };
};

const noGrant = () =>
  new OAuthError('invalid_grant', 'It is not known, was used or has expired. Sign in again.');

/** A malformed token is refused before any query. */
const present = async (app: App, request: FastifyRequest, isWellFormed: boolean): Promise<void> => {
  if (!isWellFormed) throw noGrant();
  await takeAttempts(app, [['tokenByAddress', attemptKeyOf(request.ip)]]);
};

const byCode = async (
  app: App,
  request: FastifyRequest,
  { parameters, client }: Asked,
): Promise<Outcome> => {
  const code = need(parameters, 'code');
  const redirectUri = need(parameters, 'redirect_uri');
  const verifier = need(parameters, 'code_verifier');
  if (!isVerifier(verifier)) {
    throw new OAuthError('invalid_request', 'A code_verifier has 43 to 128 characters.');
  }
  await present(app, request, isAuthorizationCode(code));
  const proof = { code, redirectUri, verifier, client, visitor: visitorOf(request) };
  return app.db.transaction().execute((tx) => exchangeCode(app, tx, proof));
};

const byRefreshToken = async (
  app: App,
  request: FastifyRequest,
  { parameters, client }: Asked,
): Promise<Outcome> => {
  const token = need(parameters, 'refresh_token');
  await present(app, request, isRefreshToken(token));
  const visitor = visitorOf(request);
  return app.db.transaction().execute((tx) => refreshGrant(app, tx, { token, client, visitor }));
};

const outcomeOf = (app: App, request: FastifyRequest, asked: Asked): Promise<Outcome> => {
  switch (need(asked.parameters, 'grant_type')) {
    case 'authorization_code':
      return byCode(app, request, asked);
    case 'refresh_token':
      return byRefreshToken(app, request, asked);
    default:
      throw new OAuthError(
        'unsupported_grant_type',
        'The grant_type is "authorization_code" or "refresh_token".',
      );
  }
};

/** The grant of an access token; undefined if the token is not valid. */
const grantOfBearer = async (app: App, token: string): Promise<string | undefined> => {
  try {
    return (await verifyBearer(app, token)).sessionId;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

const grantOf = (app: App, token: string): Promise<string | undefined> =>
  isRefreshToken(token) ? grantOfToken(app, token) : grantOfBearer(app, token);

/** The endpoints for tokens, which clients call directly. */
export const tokenRoutes = (oauth: FastifyInstance, app: App): void => {
  oauth.post('/oauth/token', async (request) => {
    const outcome = await outcomeOf(app, request, readAsked(app, request));
    if (!outcome.isIssued) {
      await settleRevocation(app);
      throw noGrant();
    }
    return issueTokens(app, outcome);
  });

  // RFC 7009 §2.2: a token that is not valid counts as revoked.
  oauth.post('/oauth/revoke', async (request, reply) => {
    const { parameters, client } = readAsked(app, request);
    const token = need(parameters, 'token');
    await takeAttempts(app, [['tokenByAddress', attemptKeyOf(request.ip)]]);
    const grantId = await grantOf(app, token);
    const owner = grantId && (await ownerOfGrant(app, { grantId, clientId: client.id }));
    if (grantId && owner) {
      const visitor = visitorOf(request);
      await app.db.transaction().execute(async (tx) => {
        if (!(await endGrant(app, tx, { userId: owner, grantId }))) return;
        await audit(app, tx, { userId: owner, action: 'grant-ended', visitor });
      });
      await settleRevocation(app);
    }
    return reply.code(200).send();
  });
};
