import type { IncomingHttpHeaders } from 'node:http';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import type { Caller } from '#platform/graphql/context.ts';
import { findUser, verifyBearer } from '#slices/accounts/index.ts';

/** Somebody without a credential: public metadata, never adult titles. */
export const ANONYMOUS: Caller = {
  userId: null,
  username: null,
  tier: 'anonymous',
  canSeeAdult: false,
};

const BEARER = /^bearer +(?<token>[A-Za-z0-9._~+/=-]+) *$/iu;

const bearerOf = (header: string): string => {
  const token = BEARER.exec(header)?.groups?.['token'];
  if (!token) {
    throw refusal('UNAUTHENTICATED', 'The Authorization header must read "Bearer <ACCESS_TOKEN>".');
  }
  return token;
};

const callerOfUser = async (app: App, userId: string): Promise<Caller> => {
  const user = await findUser(app, userId);
  if (!user || user.isDisabled) {
    throw refusal('UNAUTHENTICATED', 'The account of this access token no longer exists.');
  }
  return { userId: user.id, username: user.username, tier: 'free', canSeeAdult: true };
};

/**
 * Who a request speaks for. Cookies are never read here.
 * @throws Refusal `UNAUTHENTICATED` for a credential that is not valid (it never counts as anonymous), `BAD_USER_INPUT` for two at once.
 */
export const callerOf = async (app: App, headers: IncomingHttpHeaders): Promise<Caller> => {
  const { authorization } = headers;
  const apiKey = headers['x-api-key'];
  if (authorization !== undefined && apiKey !== undefined) {
    throw refusal('BAD_USER_INPUT', 'Send X-API-Key or Authorization, not both.');
  }
  if (apiKey !== undefined) throw refusal('UNAUTHENTICATED', 'This API key is not known.');
  if (authorization === undefined) return ANONYMOUS;
  const { userId } = await verifyBearer(app, bearerOf(authorization));
  return callerOfUser(app, userId);
};
