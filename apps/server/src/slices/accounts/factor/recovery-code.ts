import { randomBytes } from 'node:crypto';
import { hashToken } from '../random-token.ts';

/** Crockford's base32, which has no letter that looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CHARACTERS = 16;
const CODE = new RegExp(`^[${ALPHABET}]{${CHARACTERS}}$`, 'u');

/** How many codes a user gets. */
export const RECOVERY_CODES = 10;

/** A new code of 80 random bits, `k3vd-8m2x-q0ht-7w5n`. That is too many to guess, even for somebody who has its hash. */
export const newRecoveryCode = (): string => {
  const letters = [...randomBytes(CHARACTERS)].map((byte) => ALPHABET.charAt(byte & 31));
  return letters.join('').replaceAll(/(?<=^(?:.{4})+)(?=.)/gu, '-');
};

/** The code that a user typed, however they grouped it; undefined if it cannot be one. */
export const parseRecoveryCode = (text: string): string | undefined => {
  const code = text
    .toLowerCase()
    .replaceAll(/[\s-]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');
  return CODE.test(code) ? code : undefined;
};

/** What we store of a code: a hash that includes its user. */
export const hashRecoveryCode = (userId: string, code: string): Buffer =>
  hashToken(`${userId}/${parseRecoveryCode(code) ?? ''}`);
