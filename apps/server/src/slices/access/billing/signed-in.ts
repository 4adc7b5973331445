import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { identify } from '../caller.ts';

/** Says which account a request comes from. @throws Refusal `UNAUTHENTICATED` when it comes from none. */
export type AccountOf = (app: App, request: FastifyRequest) => Promise<{ userId: string }>;

/** The account of an access token. A key does not do: it never decides what its account pays. */
export const accountOfBearer: AccountOf = async (app, { headers }) => {
  const { authorization } = headers;
  const identity = authorization === undefined ? null : await identify(app, { authorization });
  if (identity?.by === 'bearer') return { userId: identity.userId };
  throw refusal('UNAUTHENTICATED', 'Sign in first.');
};
