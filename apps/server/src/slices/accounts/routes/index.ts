import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { signingKeys } from '../bearer/keys.ts';
import { activateRoutes } from '../device/routes/activate.ts';
import { consentRoutes, grantRoutes, oauthRoutes } from '../grant/routes/index.ts';
import { accountRoutes } from './account.ts';
import { adminInviteRoutes, adminUserRoutes } from './admin.ts';
import { confirmRoutes } from './confirm.ts';
import { factorRoutes } from './factor.ts';
import { guardedRoutes } from './guarded.ts';
import { updateRoutes } from './updates.ts';
import { passkeyRoutes, passkeySignInRoutes } from './passkey.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { sessionRoutes } from './session.ts';
import { passwordRoutes, signInRoutes } from './sign-in.ts';
import { signUpRoutes } from './sign-up.ts';
import { usernameRoutes } from './username.ts';

const guarded = [
  signUpRoutes,
  signInRoutes,
  secondFactorRoutes,
  passkeySignInRoutes,
  passwordRoutes,
  confirmRoutes,
  sessionRoutes,
  factorRoutes,
  passkeyRoutes,
  accountRoutes,
  usernameRoutes,
  updateRoutes,
  consentRoutes,
  grantRoutes,
  activateRoutes,
  adminUserRoutes,
  adminInviteRoutes,
];

/** The routes of accounts: `/auth/…` for our own pages, `/oauth/…` for programs, and the public keys of access tokens (RFC 7517). */
export const routes = (server: FastifyInstance, app: App): void => {
  server.get('/.well-known/jwks.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/jwk-set+json')
      .send(JSON.stringify(await app.get(signingKeys).jwks())),
  );
  oauthRoutes(server, app);
  guardedRoutes(server, app, guarded);
};
