import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { APP_TOKEN_SECONDS } from '#slices/access/index.ts';
import {
  attemptKeyOf,
  OAuthError,
  takeAttempts,
  takeParameters,
  valueOf,
  visitorOf,
  type Parameters,
} from '#slices/accounts/index.ts';
import { compatSettings } from '../settings.ts';
import { exchangeAppCode } from '../commands/allow-app.ts';

/** Where AniList's apps sign in, on any host of this instance. */
export const OAUTH = '/api/v2/oauth';

/** What an app sends to exchange its code. */
const tokenInput = z.object({
  grant_type: z.string().default('authorization_code'),
  client_id: z.coerce.number().int(),
  client_secret: z.string(),
  redirect_uri: z.string().optional(),
  code: z.string(),
});
const FIELDS = Object.keys(tokenInput.shape);

const readToken = (sent: Parameters) =>
  tokenInput.safeParse(Object.fromEntries(FIELDS.map((name) => [name, valueOf(sent, name)])));

const HEADERS = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' } as const;

const refused = (reply: FastifyReply, error: string, message: string): FastifyReply =>
  reply.code(400).headers(HEADERS).send({ error, error_description: message, message, hint: '' });

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The routes that apps made for AniList open and call: they need no cookie. */
export const oauthRoutes = (server: FastifyInstance, app: App): void => {
  const { host } = app.settings.of(compatSettings);
  // On a host of its own nobody is signed in, so the page is that of the instance.
  const originFor = ({ hostname }: FastifyRequest): string =>
    hostname.toLowerCase() === host?.toLowerCase() ? baseUrl(app.settings) : '';
  const leadTo = (path: string) => (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`${originFor(request)}${path}${searchOf(request.url)}`);
  server.get(`${OAUTH}/authorize`, leadTo('/oauth/apps'));
  // A fragment with a token stays with the browser, which carries it on to the page.
  server.get(`${OAUTH}/pin`, leadTo('/oauth/pin'));

  void server.register(async (tokens) => {
    takeParameters(tokens);
    tokens.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof OAuthError)) throw error;
      return refused(reply, error.code, error.message);
    });
    tokens.post<{ Body?: Parameters }>(`${OAUTH}/token`, async (request, reply) => {
      await takeAttempts(app, [['tokenByAddress', attemptKeyOf(request.ip)]]);
      const input = readToken(request.body ?? new Map());
      if (!input.success) {
        return refused(reply, 'invalid_request', 'Send client_id, client_secret and code.');
      }
      const { grant_type: grant, client_id: clientId, client_secret: secret, code } = input.data;
      if (grant !== 'authorization_code') {
        const message = 'Only authorization_code is offered. Tokens are valid for a year.';
        return refused(reply, 'unsupported_grant_type', message);
      }
      const { redirect_uri: redirectUri } = input.data;
      const proof = { code, clientId, secret, redirectUri, visitor: visitorOf(request) };
      const token = await app.db.transaction().execute((tx) => exchangeAppCode(app, tx, proof));
      if (token === undefined) {
        return refused(reply, 'invalid_grant', 'The code, the client or its secret is not valid.');
      }
      return reply.headers(HEADERS).send({
        token_type: 'Bearer',
        expires_in: APP_TOKEN_SECONDS,
        access_token: token,
        refresh_token: '',
      });
    });
  });
};
