import { createHash } from 'node:crypto';
import { bytesOf } from './byte-text.ts';
import type { Caller } from './context.ts';
import type { SharedResponse } from './response-cache.ts';

/** Request headers on which a response to GET depends. */
const VARY = { vary: 'Accept, Accept-Encoding, Authorization, X-API-Key' } as const;

const UNSHARED = { 'cache-control': 'private, no-store', ...VARY } as const;

/** Weak, because the response is the same compressed or not. Kept with the response it is computed from. */
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

/** Whether a client already has the response with an ETag (RFC 9110 §13.1.2, weak comparison). */
export const isKnownToClient = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//u, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
};
