import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { takeAttempts } from '../../attempt.ts';
import { audit } from '../../audit.ts';
import { parseInput } from '../../parse-input.ts';
import { signedIn, signedInOrNobody } from '../../routes/signed-in.ts';
import { visitorOf } from '../../visitor.ts';
import { createAuthorizationCode } from '../authorization-code.ts';
import {
  answerCode,
  answerError,
  readRequest,
  type AuthorizationRequest,
} from '../authorization-request.ts';
import { OAuthError } from '../oauth-error.ts';
import { readParameters } from '../parameters.ts';
import { refusal } from '../../reasons.ts';

const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('deny') }),
  // The username that the page showed. Somebody else may have signed in since, in another tab.
  z.object({ decision: z.literal('allow'), username: z.string().max(64) }),
]);

const requestOf = (app: App, { url }: FastifyRequest) => {
  const at = url.indexOf('?');
  return readRequest(app, readParameters(at < 0 ? '' : url.slice(at + 1)));
};

const allow = async (
  app: App,
  incoming: FastifyRequest,
  { request, username }: { request: AuthorizationRequest; username: string },
): Promise<string> => {
  const { session, account } = await signedIn(app, incoming);
  if (account.username !== username) {
    throw refusal('CONFLICT', 'SIGNED_IN_AS_ANOTHER', { username: account.username });
  }
  if (account.deletionDueAt) {
    throw refusal('FORBIDDEN', 'ACCOUNT_BEING_DELETED');
  }
  await takeAttempts(app, [['consent', account.id]]);
  const visitor = visitorOf(incoming);
  return app.db.transaction().execute(async (tx) => {
    await audit(app, tx, { userId: account.id, action: 'grant-allowed', visitor });
    return createAuthorizationCode(app, tx, { session, request });
  });
};

const DENIED = new OAuthError('access_denied', 'The person said no.');

/**
 * The routes of the page `/oauth/authorize`. Their query is what the client sent to that page. `redirectTo` is the address the browser
 * opens next. A refusal is for the user to read, and redirects nobody.
 */
export const consentRoutes = (auth: FastifyInstance, app: App): void => {
  auth.get('/auth/authorization', async (incoming) => {
    const read = requestOf(app, incoming);
    if (!read.isGood) return { redirectTo: read.redirectTo };
    const who = await signedInOrNobody(app, incoming);
    const { client, redirectUri } = read.request;
    return {
      client: { id: client.id, name: client.name },
      redirectOrigin: new URL(redirectUri).origin,
      username: who?.account.username ?? null,
    };
  });

  auth.post('/auth/authorization', async (incoming) => {
    const read = requestOf(app, incoming);
    if (!read.isGood) return { redirectTo: read.redirectTo };
    const { request } = read;
    const input = parseInput(decisionSchema, incoming.body);
    if (input.decision === 'deny') return { redirectTo: answerError(app, request, DENIED) };
    const code = await allow(app, incoming, { request, username: input.username });
    return { redirectTo: answerCode(app, request, code) };
  });
};
