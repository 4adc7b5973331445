import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_CHARACTERS = 36;
const CHECKSUM_CHARACTERS = 6;

const base62 = (number: number): string => {
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor(rest / 62)) text = ALPHABET[rest % 62] + text;
  return text.padStart(CHECKSUM_CHARACTERS, '0');
};

const checksumOf = (text: string): string => base62(crc32(text));

/** Makes a credential: prefix, 36 random base62 characters (214 bits) and a CRC32, as GitHub's tokens have one. */
export const makeCredential = (prefix: string): string => {
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(62)]).join('');
  return `${prefix}${random}${checksumOf(prefix + random)}`;
};

/** A credential that was just made. */
export interface IssuedCredential {
  /** The credential itself. Its owner sees it once, and nobody stores it. */
  secret: string;
  /** What is kept of it. */
  hash: Buffer;
}

/** Creates a credential. */
export const issueCredential = (prefix: string): IssuedCredential => {
  const secret = makeCredential(prefix);
  return { secret, hash: hashCredential(secret) };
};

/** Whether a text has the form and checksum of a credential, which rejects typing errors and noise without a query. */
export const isCredential = (text: string, prefix: string): boolean => {
  const length = prefix.length + RANDOM_CHARACTERS + CHECKSUM_CHARACTERS;
  if (text.length !== length || !text.startsWith(prefix)) return false;
  const body = text.slice(0, -CHECKSUM_CHARACTERS);
  return checksumOf(body) === text.slice(-CHECKSUM_CHARACTERS);
};

/** A regular expression that finds credentials with a prefix in any text. */
export const credentialPattern = (prefix: string): string =>
  `${prefix}[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECKSUM_CHARACTERS}}`;

/** What is stored of a credential: its SHA-256. With 214 random bits neither salt nor a slow hash adds anything. */
export const hashCredential = (text: string): Buffer => createHash('sha256').update(text).digest();
