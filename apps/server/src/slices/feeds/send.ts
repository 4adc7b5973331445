import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownToClient } from '#platform/graphql/caching.ts';
import type { FeedDocument } from './document.ts';

/** Headers of whatever has a secret address: nobody but its reader keeps it, and nothing leads there. */
export const SECRET_HEADERS = {
  'cache-control': 'private, max-age=900',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;

/** Sends a document of a secret address, or 304 to a reader that has it. */
export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, body }: FeedDocument,
): FastifyReply => {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers(SECRET_HEADERS).header('etag', tag);
  if (isKnownToClient(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.header('content-type', contentType).send(body);
};
