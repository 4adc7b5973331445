import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { signingKeys } from './bearer/keys.ts';

/** Publishes the public keys of our access tokens (RFC 7517). */
export const accountRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/.well-known/jwks.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/jwk-set+json')
      .send(JSON.stringify(await app.get(signingKeys).jwks())),
  );
};
