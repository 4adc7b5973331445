import { sign, type KeyObject } from 'node:crypto';

/** With what an instance names itself to push services. */
export interface PushKey {
  /** 65 bytes, base64url: the `applicationServerKey` of browsers. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Who sends, and when. */
export interface Sender {
  key: PushKey;
  /** Where the operators of push services can turn: a `mailto:` or `https:` address. */
  contact: string;
  now: Date;
}

/** Push services take a token for a day at most. */
const VALID_SECONDS = 12 * 3_600;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The header that names the sender to a push service (RFC 8292): a token for its origin, signed with ES256. */
export const vapidHeader = (address: string, { key, contact, now }: Sender): string => {
  const expires = Math.floor(now.getTime() / 1_000) + VALID_SECONDS;
  const claims = { aud: new URL(address).origin, exp: expires, sub: contact };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: key.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${key.publicKey}`;
};
