import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A new secret of 256 bits for a cookie or a link. */
export const randomToken = (): string => randomBytes(BYTES).toString('base64url');

/** What we store of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
