import type { FastifyInstance } from 'fastify';
import { credentialPattern } from '#platform/credential.ts';
import type { Slice } from '#platform/slice.ts';

/**
 * `/.well-known/secret-patterns.json`: the patterns of our credentials, for scanners of repositories and logs, and where to report one that
 * was found. No standard defines such a place.
 */
export const secretPatternRoutes = (server: FastifyInstance, slices: readonly Slice[]): void => {
  const patterns = slices
    .flatMap(({ credentials = [] }) => credentials)
    .map(({ name, prefix }) => ({
      name,
      pattern: credentialPattern(prefix),
      checksum: 'the last 6 characters: CRC-32 of all before them, in base 62 (0-9A-Za-z)',
      report: { method: 'POST', path: '/security/leaked-key', body: { key: '…' } },
    }));
  server.get('/.well-known/secret-patterns.json', (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=86400' })
      .send({ patterns }),
  );
};
