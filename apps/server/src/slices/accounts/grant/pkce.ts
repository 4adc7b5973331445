import { createHash, timingSafeEqual } from 'node:crypto';

/** A SHA-256 in base64url, the only form of challenge that we accept (`S256`). */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/u;
/** RFC 7636 §4.1. */
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/u;

export const isChallenge = (text: string): boolean => CHALLENGE.test(text);

export const isVerifier = (text: string): boolean => VERIFIER.test(text);

/** Whether a challenge was made from this verifier (RFC 7636 §4.6). */
export const isVerifierOf = (challenge: string, verifier: string): boolean => {
  const made = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const sent = Buffer.from(challenge);
  return made.length === sent.length && timingSafeEqual(made, sent);
};
