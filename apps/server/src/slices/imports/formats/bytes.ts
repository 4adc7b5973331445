import { TextDecoder } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { refusal } from '#platform/errors.ts';

const MB = 1024 * 1024;
/** What list files may hold. 50,000 rows of MyAnimeList's own export are some 46 MB. */
export const LIMITS = {
  packedBytes: 50 * MB,
  plainBytes: 64 * MB,
  rows: 50_000,
  plays: 200_000,
  zipMembers: 200,
  zipBytes: 100 * MB,
  /** Text packs 10 to 40 times; what packs better is made to fill memory. */
  packingRatio: 200,
} as const;

const tooLarge = (most: number) =>
  refusal('PAYLOAD_TOO_LARGE', `The file is larger than ${most / MB} MB once unpacked.`);

/** @throws Refusal for what packs far better than text does. */
export const refuseBomb = (packed: number, plain: number): void => {
  if (plain <= MB || plain <= packed * LIMITS.packingRatio) return;
  throw refusal('BAD_USER_INPUT', 'The file unpacks to far more than a list can hold.');
};

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The bytes themselves, unpacked where they are gzip. @throws Refusal beyond the limits, or for a damaged file. */
export const plainBytes = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length > LIMITS.packedBytes)
    throw refusal('PAYLOAD_TOO_LARGE', `A list file has at most ${LIMITS.packedBytes / MB} MB.`);
  if (!isGzip(bytes)) return bytes;
  const plain = gunzip(bytes);
  refuseBomb(bytes.length, plain.length);
  return plain;
};

const gunzip = (bytes: Uint8Array): Uint8Array => {
  try {
    return gunzipSync(bytes, { maxOutputLength: LIMITS.plainBytes });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw tooLarge(LIMITS.plainBytes);
    throw refusal(
      'BAD_USER_INPUT',
      'The file is packed with gzip, but damaged. Download it again.',
    );
  }
};

/** The encoding a file begins to say by its byte order mark; undefined where it has none, or that of UTF-8. */
export const byteOrderMark = ([a, b]: Uint8Array): string | undefined => {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return undefined;
};

/** A decoder for the encoding of the bytes: by byte order mark, else as declared, else UTF-8. @throws Refusal for an unknown name. */
export const decoderOf = (bytes: Uint8Array, declared?: string): TextDecoder => {
  const label = byteOrderMark(bytes) ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw refusal('BAD_USER_INPUT', `The encoding "${label.slice(0, 40)}" is not known here.`);
  }
};

/** The text of a decoder. @throws Refusal for bytes that are not of its encoding. */
export const decoded = (decoder: TextDecoder, bytes?: Uint8Array): string => {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw refusal(
      'BAD_USER_INPUT',
      `The file is not ${decoder.encoding.toUpperCase()} throughout. Save it as UTF-8 and try again.`,
    );
  }
};

/** The whole text of a file, unpacked. */
export const textOf = (bytes: Uint8Array): string => {
  const plain = plainBytes(bytes);
  if (plain.length > LIMITS.plainBytes) throw tooLarge(LIMITS.plainBytes);
  const decoder = decoderOf(plain);
  return decoded(decoder, plain) + decoded(decoder);
};

/** The JSON of a file, not yet looked at. @throws Refusal for what is not JSON. */
export const jsonOf = (bytes: Uint8Array): unknown => {
  const text = textOf(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('BAD_USER_INPUT', 'The file is not JSON, or it is cut off. Download it again.');
  }
};
