import { BoundedMap } from '#platform/bounded-map.ts';
import { hashToken } from '../random-token.ts';
import type { BearerClaims } from './token.ts';

/** What a token said, and until when it may be believed. */
export interface Verified {
  claims: BearerClaims;
  kid: string;
  expiresAtMs: number;
}

/** Some 300 bytes each: ten thousand people at once cost three megabytes. */
const MOST_TOKENS = 10_000;

/**
 * Tokens whose signature was verified, by their hash. A verification costs a quarter of a millisecond; who uses this still asks
 * at every request whether the token has expired, its session ended or its key was withdrawn.
 */
export class VerifiedTokens {
  /** The token kept first expires first. */
  readonly #byHash = new BoundedMap<string, Verified>({ entries: MOST_TOKENS });

  get(token: string): Verified | undefined {
    return this.#byHash.get(keyOf(token));
  }

  keep(token: string, verified: Verified): void {
    this.#byHash.set(keyOf(token), verified);
  }

  drop(token: string): void {
    this.#byHash.delete(keyOf(token));
  }
}

const keyOf = (token: string): string => hashToken(token).toString('base64');
