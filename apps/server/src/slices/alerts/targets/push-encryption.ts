import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Push services take messages of 4,096 bytes in one record. */
const RECORD_BYTES = 4096;
const HEADER_BYTES = SALT_BYTES + 4 + 1 + PUBLIC_KEY_BYTES;
/** The byte after the text of the last record. */
const LAST_RECORD = Buffer.of(2);

/** The most bytes of a text that fits into a message. */
export const MOST_PUSH_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - LAST_RECORD.length;

/** The keys of a subscription, base64url, as browsers give them. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

/** What makes two messages differ; random unless a test says. */
export interface Ephemeral {
  privateKey: Buffer;
  salt: Buffer;
}

const ephemeral = (): Ephemeral => {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  return { privateKey: ecdh.getPrivateKey(), salt: randomBytes(SALT_BYTES) };
};

/** Whether a text is a public key of a browser: a point of the curve. */
export const isPublicKey = (text: string): boolean => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== PUBLIC_KEY_BYTES || bytes[0] !== 4) return false;
  try {
    return ECDH.convertKey(bytes, CURVE).length > 0;
  } catch {
    return false;
  }
};

/** Whether a text is the secret of a subscription. */
export const isAuthSecret = (text: string): boolean =>
  /^[\w-]{22}={0,2}$/u.test(text) && Buffer.from(text, 'base64url').length === AUTH_BYTES;

const derive = (key: Buffer, salt: Buffer, [info, bytes]: readonly [Buffer, number]): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

const infoOf = (name: string): Buffer => Buffer.from(`${name}\0`);

/** Encrypts a text for a browser (RFC 8291, `aes128gcm` of RFC 8188) as one record. @throws if the key is none */
export const encryptPush = (
  text: Buffer,
  { p256dh, auth }: SubscriptionKeys,
  { privateKey, salt }: Ephemeral = ephemeral(),
): Buffer => {
  if (text.length > MOST_PUSH_BYTES) throw new Error('The message is too large for Web Push.');
  const theirs = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  const ours = ecdh.getPublicKey();
  const info = Buffer.concat([infoOf('WebPush: info'), theirs, ours]);
  const shared = derive(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), [info, 32]);
  const key = derive(shared, salt, [infoOf('Content-Encoding: aes128gcm'), 16]);
  const nonce = derive(shared, salt, [infoOf('Content-Encoding: nonce'), 12]);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([text, LAST_RECORD])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const head = [salt, size, Buffer.of(ours.length), ours];
  return Buffer.concat([...head, ...sealed, cipher.getAuthTag()]);
};
