import { createHash } from 'node:crypto';
import { bytesOf } from './byte-text.ts';
import type { Caller } from './context.ts';
import type { SharedResponse } from './response-cache.ts';

/** An answer by GET differs with these headers of its request. */
const VARY = { vary: 'Accept, Accept-Encoding, Authorization, X-API-Key' } as const;

const UNSHARED = { 'cache-control': 'private, no-store', ...VARY } as const;

/** Weak, as the answer is the same whether it was compressed or not. Kept beside the answer it is made of. */
const etagOf = (response: SharedResponse): string =>
  (response.etag ??= `W/"${createHash('sha256').update(bytesOf(response.body)).digest('base64url')}"`);

/** The cache headers of a response to GET. A shared cache may serve it to every caller without a credential. */
export const cachingHeaders = (
  response: SharedResponse | undefined,
  { tier }: Caller,
  nowMs: number,
): Readonly<Record<string, string>> => {
  if (!response || tier !== 'anonymous') return UNSHARED;
  const seconds = Math.max(0, Math.floor((response.expiresAtMs - nowMs) / 1_000));
  return { 'cache-control': `public, max-age=${seconds}`, etag: etagOf(response), ...VARY };
};

/** Whether a client has what an ETag names (RFC 9110 §13.1.2, weak comparison). */
export const isKnownToClient = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//u, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
};
