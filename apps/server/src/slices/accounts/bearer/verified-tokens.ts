import { BoundedMap } from '#platform/bounded-map.ts';
import { hashToken } from '../random-token.ts';
import type { BearerClaims } from './token.ts';

/** The claims of a token, and when it expires. */
export interface Verified {
  claims: BearerClaims;
  kid: string;
  expiresAtMs: number;
}

/** Some 300 bytes each, so ten thousand people cost three megabytes. */
const MOST_TOKENS = 10_000;

/**
 * Tokens whose signature was verified, by their hash. Verifying takes a quarter of a millisecond. For a token found here, the caller still
 * checks at every request that it has not expired, its session has not ended and its key was not withdrawn.
 */
export class VerifiedTokens {
  /** The oldest entry expires first. */
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
