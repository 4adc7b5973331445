import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { refusal } from '#platform/operation-reasons.ts';

/** Encryption of what the database must keep but a dump must not show. */
export interface Secrets {
  /**
   * @param place where the value lives (`accounts.signing_key/<kid>`): the box opens nowhere else.
   * @throws Refusal `UNAVAILABLE` in a process without master keys.
   */
  seal(value: string, place: string): Buffer;
  /** @throws when the box was made for another place, with a key that is not in the ring, or was changed. */
  open(box: Buffer, place: string): string;
  /**
   * A text of 32 letters that nobody without the key can tell from the value: HMAC-SHA256 with a key of this purpose.
   * @throws Refusal `UNAVAILABLE` in a process without master keys.
   */
  mark(value: string, purpose: string): string;
  /** Whether this process has a key to seal with. */
  readonly canSeal: boolean;
  /** Whether a box was sealed with the first key of the ring, which seals new ones. */
  isCurrent(box: Buffer): boolean;
}

/** First byte of a box, so that another scheme can follow one day. */
const SCHEME = 2;
const FINGERPRINT_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const MARK_LETTERS = 32;

/** One key of the ring. The boxes of each table have a key of their own (HKDF, RFC 5869), kept as a key object: with plain bytes each call costs four times as much. */
class RingKey {
  readonly fingerprint: Buffer;
  readonly #master: Buffer;
  readonly #byPurpose = new Map<string, KeyObject>();
  readonly #marking = new Map<string, KeyObject>();

  constructor(master: Buffer) {
    this.#master = master;
    this.fingerprint = this.#derive('tsuzuki fingerprint', FINGERPRINT_BYTES);
  }

  /** The key for the part of a place before its slash. */
  of(place: string): KeyObject {
    const [purpose = ''] = place.split('/', 1);
    const known = this.#byPurpose.get(purpose) ?? this.#key(`tsuzuki box ${purpose}`);
    this.#byPurpose.set(purpose, known);
    return known;
  }

  /** The key of marks of a purpose. */
  ofMarks(purpose: string): KeyObject {
    const known = this.#marking.get(purpose) ?? this.#key(`tsuzuki mark ${purpose}`);
    this.#marking.set(purpose, known);
    return known;
  }

  #key(info: string): KeyObject {
    return createSecretKey(this.#derive(info, KEY_BYTES));
  }

  #derive(info: string, bytes: number): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#master, Buffer.alloc(0), info, bytes));
  }
}

const fingerprintOf = (box: Buffer): Buffer => box.subarray(1, 1 + FINGERPRINT_BYTES);

/** The stored form of a sealed box: scheme, fingerprint of the key, nonce, tag, text. */
const takeApart = (box: Buffer) => {
  const nonceAt = 1 + FINGERPRINT_BYTES;
  const tagAt = nonceAt + NONCE_BYTES;
  const textAt = tagAt + TAG_BYTES;
  if (box[0] !== SCHEME || box.length < textAt) throw new Error('This is no sealed box.');
  return {
    nonce: box.subarray(nonceAt, tagAt),
    tag: box.subarray(tagAt, textAt),
    text: box.subarray(textAt),
  };
};

/**
 * AES-256-GCM with a new nonce per box, and its place as additional data.
 * @param masterKeys the ring, 32 bytes each: the first seals, all open
 */
export const createSecrets = (masterKeys: readonly Buffer[]): Secrets => {
  const ring = masterKeys.map((key) => new RingKey(key));
  const current = ring[0];
  return {
    canSeal: current !== undefined,
    seal: (value, place) => {
      if (!current) throw refusal('UNAVAILABLE', 'MASTER_KEY_MISSING');
      const nonce = randomBytes(NONCE_BYTES);
      const key = current.of(place);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      const head = [Buffer.of(SCHEME), current.fingerprint, nonce, cipher.getAuthTag()];
      return Buffer.concat([...head, text]);
    },
    mark: (value, purpose) => {
      if (!current) throw refusal('UNAVAILABLE', 'MASTER_KEY_MISSING');
      const key = current.ofMarks(purpose);
      return createHmac('sha256', key).update(value).digest('hex').slice(0, MARK_LETTERS);
    },
    open: (box, place) => {
      const { nonce, tag, text } = takeApart(box);
      const key = ring.find(({ fingerprint }) => fingerprint.equals(fingerprintOf(box)));
      if (!key) throw new Error('The box was sealed with a master key that this process lacks.');
      const decipher = createDecipheriv('aes-256-gcm', key.of(place), nonce)
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
    isCurrent: (box) => current !== undefined && fingerprintOf(box).equals(current.fingerprint),
  };
};
